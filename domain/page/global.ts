import type { TitledLink } from '#domain/link/classified-link.ts';
import type { Picture } from '#domain/media/image.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import type { SiteMenus } from '#domain/page/site-menus.ts';

/** The data that all pages of a language share (`global.json`). Links to the global pages are never hard-coded (TPL-23). */
export interface Global {
  readonly site: { readonly handle: string; readonly language: string; readonly name: string };
  readonly navigation: SiteMenus;
  readonly seo: Seo;
  readonly errorPages: readonly ErrorPageReference[];
  /** Overrides of the bundled translations (CALL-4): dotted key to text; texts are never empty. */
  readonly translations: Readonly<Record<string, string>>;
  readonly globalPages: Readonly<Record<GlobalPageName, TitledLink>>;
  /** The text beside prices of the friends' lottery (SALE-9). */
  readonly friendsLottery: RichTextTree;
  readonly sponsors: readonly Sponsor[];
  readonly social: readonly SocialLink[];
  readonly address?: PostalAddress;
}

export const globalPageNames = [
  'discoveryOverview',
  'discoverySearchOverview',
  'eventOverview',
  'favoritePage',
  'gettingHere',
  'pressOverview',
  'search',
  'seriesOverview',
] as const;

export type GlobalPageName = (typeof globalPageNames)[number];

export interface ErrorPageReference {
  /** Null for a page that is only the fallback. */
  readonly statusCode: number | null;
  readonly isFallback: boolean;
  readonly title: string;
  readonly uri: string;
}

export interface Seo {
  readonly title: string;
  readonly description?: string;
  readonly image?: string;
  readonly canonical?: string;
  readonly robots?: string;
}

export interface Sponsor {
  readonly title: string;
  readonly url?: string;
  readonly image?: Picture;
}

/** The icons that an editor can choose for a link to another medium (LAYOUT-14). Unknown names from the CMS are dropped. */
export const socialIconNames = [
  'app-android',
  'app-apple',
  'app-podcast',
  'app-spotify',
  'facebook',
  'instagram',
  'linkedin',
  'mail',
  'mastodon',
  'phone',
  'tiktok',
  'video',
  'whatsapp',
  'x-social',
  'youtube',
] as const;

export interface SocialLink {
  readonly icon: (typeof socialIconNames)[number];
  readonly title: string;
  readonly url: string;
}

export interface PostalAddress {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone?: string;
  readonly email?: string;
  /** A sentence: when the box office is open (ROOM-4). */
  readonly openingHours?: string;
}

/** The `tel:` address of a phone number. */
export function toPhoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
