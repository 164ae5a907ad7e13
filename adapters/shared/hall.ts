import type { Banner, BannerFilterKind, BannerListName } from '#domain/event/banner.ts';
import type { SearchSection } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RedirectRule } from '#domain/page/follow-redirects.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import type { Organizer } from '#domain/series/series-card.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The complete data of a hall, which the in-memory adapters and the sandbox serve. */
export interface Hall {
  /** By language; that of a language which the hall does not have is never read, and is its first one's. */
  readonly editions: Readonly<Record<Locale, Edition>>;
  /** The works that the hall knows, whether or not they are played. */
  readonly works: readonly KnownWork[];
}

/** A work with every name under which a visitor may search for it. */
export interface KnownWork {
  readonly key: string;
  /** The composer's names, in every spelling. */
  readonly composers: readonly string[];
  /** Its titles in both languages, its nicknames, and the short name of a symphony: `Mahler 2`. */
  readonly names: readonly string[];
  /** What it has in common with works of its kind: `Pianoconcert`, `oratorio`. */
  readonly form: string;
}

/** The hall in one language. */
export interface Edition {
  readonly locale: Locale;
  readonly global: Global;
  readonly pages: readonly Page[];
  readonly documents: readonly IndexedDocument[];
  readonly fallbackBanners: Readonly<Record<BannerListName, readonly Banner[]>>;
  readonly banners: readonly BannerForFilter[];
  readonly organizers: readonly OrganizerDetail[];
  readonly redirects: readonly RedirectRule[];
}

export interface BannerForFilter {
  readonly list: BannerListName;
  readonly kind: BannerFilterKind;
  readonly value: string;
  readonly banner: Banner;
}

interface OrganizerDetail {
  readonly name: string;
  readonly organizer: Organizer;
}

/** The fields of the search index that are facets. */
export const facetFieldNames = [
  'composers',
  'discounts',
  'facilities',
  'maxPrice',
  'genres',
  'instruments',
  'rooms',
  'specials',
  'tags',
  'organizers',
  'discoveryCollections',
  'discoveryTags',
] as const;

export type FacetField = (typeof facetFieldNames)[number];

/** A page as indexed by the search. */
export interface IndexedDocument {
  readonly section: SearchSection;
  readonly uri: string;
  readonly url: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly introduction?: string;
  /** Additional words for keyword search: works, performers, composers, instruments, genres, room, organizer. */
  readonly words: readonly string[];
  /** More words, which count only within one of these lists: of a series, those of each concert (DOOR-44). */
  readonly parts?: readonly (readonly string[])[];
  /** The people whom it names: performers and composers. */
  readonly people?: readonly string[];
  /** Phrases by which visitors search for what it answers. They find it, and are not shown. */
  readonly phrases?: readonly string[];
  /** The keys of the works it is about: those played in a concert, that of a story. */
  readonly works?: readonly string[];
  /** Its values in each facet; `label` in the edition's language. */
  readonly facets: {
    readonly [field in FacetField]?: readonly { readonly value: string; readonly label: string }[];
  };
  readonly starts?: Instant;
  readonly ends?: Instant;
  readonly posted?: Instant;
  /** End of the online sale; absent counts as 2222. */
  readonly onlineSaleEnd?: Instant;
  /** The lowest general price; absent if it is unknown. */
  readonly minPrice?: number;
  readonly importIdentifier?: string;
  /** The planning system's status text: `Bevestigd`, `Geannuleerd`. */
  readonly importStatus?: string;
}
