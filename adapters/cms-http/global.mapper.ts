import { menuNames, type Navigation } from '#domain/navigation/menu.ts';
import { type Global, type GlobalPageName, globalPageNames, type Seo } from '#domain/page/global.ts';
import { given } from './given.ts';
import type { GlobalWire } from './global.wire.ts';
import { toLink, toMenuItem } from './link.mapper.ts';
import { type Media, toPictureIfAny } from './media.mapper.ts';
import type { SeoWire } from './page.wire.ts';
import { toRichText } from './rich-text.mapper.ts';

export function toGlobal(wire: GlobalWire, media: Media): Global {
  return {
    site: wire.site,
    navigation: toNavigation(wire, media),
    seo: toSeo(wire.seo ?? {}, wire.site.name, media),
    errorPages: wire.errorPages.map(({ statusCode, ...page }) => ({
      ...page,
      statusCode: statusCode ?? null,
    })),
    translations: toTranslations(wire.translations),
    globalPages: toGlobalPages(wire),
    friendsLottery: toRichText(wire.vriendenloterij?.introduction ?? '', media),
    sponsors: wire.sponsors.map(({ title, url, image }) => ({
      title,
      ...given({ url, image: toPictureIfAny(image, media) }),
    })),
    social: wire.social,
    ...given({ address: wire.address && toAddress(wire.address) }),
  };
}

export function toSeo(wire: Partial<SeoWire>, title: string, media: Media): Seo {
  const { description, image, canonical, robots } = wire;
  const picture = image ? media(image) : undefined;
  return { title: wire.title ?? title, ...given({ description, image: picture, canonical, robots }) };
}

function toNavigation({ navigation }: GlobalWire, media: Media): Navigation {
  const lists = menuNames.map((name) => [
    name,
    (navigation[name] ?? []).map((item) => toMenuItem(item, media)),
  ]);
  return Object.fromEntries(lists) as Navigation;
}

/** A global page that the CMS does not name leads nowhere. */
function toGlobalPages(wire: GlobalWire): Global['globalPages'] {
  const pages = globalPageNames.map((name) => {
    const link = wire[name];
    return [name, link ? toLink(link) : { title: '', url: '' }];
  });
  return Object.fromEntries(pages) as Record<GlobalPageName, ReturnType<typeof toLink>>;
}

/** Words laid over the bundled ones. An empty one lets the bundled one stand; names that reach into objects themselves are no words. */
function toTranslations(words: GlobalWire['translations']): Global['translations'] {
  const usable = words.filter(({ key, value }) => value !== '' && !key.split('.').some(isReserved));
  return Object.fromEntries(usable.map(({ key, value }) => [key, value]));
}

function isReserved(name: string): boolean {
  return ['__proto__', 'constructor', 'prototype'].includes(name);
}

function toAddress(wire: NonNullable<GlobalWire['address']>): NonNullable<Global['address']> {
  const { street, zipCode, city, country, phone, email } = wire;
  return { street, zipCode, city, country, ...given({ phone, email }) };
}
