import * as v from 'valibot';
import { createOptionalListWire, pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { linkWire, menuItemWire, toLink, toMenuItem } from '#adapters/cms-http/link.mapper.ts';
import { imageWire, type MediaUrlResolver, toOptionalPicture } from '#adapters/cms-http/media.mapper.ts';
import { type SeoWire, seoWire } from '#adapters/cms-http/page.wire.ts';
import { parseRichText } from '#adapters/cms-http/rich-text.mapper.ts';
import { linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { iconNames } from '#domain/media/icon.ts';
import { menuNames, type SiteMenus } from '#domain/navigation/site-menus.ts';
import { type Global, type GlobalPageName, globalPageNames, type Seo } from '#domain/page/global.ts';

const errorPageWire = v.object({
  statusCode: v.nullish(v.number()),
  isFallback: v.nullish(v.boolean(), false),
  title: v.string(),
  uri: v.string(),
});

const addressWire = v.object({
  street: v.string(),
  zipCode: v.string(),
  city: v.string(),
  country: v.string(),
  phone: v.nullish(v.string()),
  email: v.nullish(v.string()),
  openingHours: v.nullish(v.string()),
});

const navigationWire = v.object({
  bottom: createOptionalListWire(menuItemWire),
  footer: createOptionalListWire(menuItemWire),
  menu: createOptionalListWire(menuItemWire),
  newsletter: createOptionalListWire(menuItemWire),
  service: createOptionalListWire(menuItemWire),
});

/** The data that all pages of a language share (wire contract A.3); the global pages are top-level fields. */
export const globalWire = v.object({
  site: v.object({ handle: v.string(), language: v.string(), name: v.string() }),
  navigation: v.nullish(navigationWire, {}),
  seo: v.nullish(seoWire),
  errorPages: createOptionalListWire(errorPageWire),
  translations: createOptionalListWire(v.object({ key: v.string(), value: v.nullish(v.string(), '') })),
  ...v.entriesFromList(globalPageNames, v.nullish(linkWire)),
  vriendenloterij: v.nullish(v.object({ introduction: v.nullish(v.string()) })),
  sponsors: createOptionalListWire(
    v.object({ title: v.string(), url: v.nullish(linkUrlSchema), image: v.nullish(imageWire) }),
  ),
  social: createOptionalListWire(
    v.object({ icon: v.picklist(iconNames), title: v.string(), url: linkUrlSchema }),
  ),
  address: v.nullish(addressWire),
});

type GlobalWire = v.InferOutput<typeof globalWire>;

export function toGlobal(wire: GlobalWire, media: MediaUrlResolver): Global {
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
    friendsLottery: parseRichText(wire.vriendenloterij?.introduction ?? '', media),
    sponsors: wire.sponsors.map(({ title, url, image }) => ({
      title,
      ...pickDefined({ url, image: toOptionalPicture(image, media) }),
    })),
    social: wire.social,
    ...pickDefined({ address: wire.address && toAddress(wire.address) }),
  };
}

export function toSeo(wire: Partial<SeoWire>, title: string, media: MediaUrlResolver): Seo {
  const { description, image, canonical, robots } = wire;
  const picture = image ? media(image) : undefined;
  return { title: wire.title ?? title, ...pickDefined({ description, image: picture, canonical, robots }) };
}

function toNavigation({ navigation }: GlobalWire, media: MediaUrlResolver): SiteMenus {
  const lists = menuNames.map((name) => [
    name,
    (navigation[name] ?? []).map((item) => toMenuItem(item, media)),
  ]);
  return Object.fromEntries(lists) as SiteMenus;
}

/** The global pages; one that the CMS does not define has an empty URL. */
function toGlobalPages(wire: GlobalWire): Global['globalPages'] {
  const pages = globalPageNames.map((name) => {
    const link = wire[name];
    return [name, link ? toLink(link) : { title: '', url: '' }];
  });
  return Object.fromEntries(pages) as Record<GlobalPageName, ReturnType<typeof toLink>>;
}

/** Overrides of the bundled translations. Empty texts and reserved property names are ignored. */
function toTranslations(translations: GlobalWire['translations']): Global['translations'] {
  const valid = translations.filter(({ key, value }) => value !== '' && !key.split('.').some(isReserved));
  return Object.fromEntries(valid.map(({ key, value }) => [key, value]));
}

function isReserved(name: string): boolean {
  return ['__proto__', 'constructor', 'prototype'].includes(name);
}

function toAddress(wire: NonNullable<GlobalWire['address']>): NonNullable<Global['address']> {
  const { street, zipCode, city, country, phone, email, openingHours } = wire;
  return { street, zipCode, city, country, ...pickDefined({ phone, email, openingHours }) };
}
