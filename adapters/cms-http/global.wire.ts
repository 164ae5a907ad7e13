import * as v from 'valibot';
import { iconNames } from '#domain/media/icon.ts';
import { globalPageNames } from '#domain/page/global.ts';
import { address, list } from './fields.wire.ts';
import { imageWire } from './image.wire.ts';
import { linkWire, menuItemWire } from './link.wire.ts';
import { seoWire } from './page.wire.ts';

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
});

const navigationWire = v.object({
  bottom: list(menuItemWire),
  footer: list(menuItemWire),
  menu: list(menuItemWire),
  newsletter: list(menuItemWire),
  service: list(menuItemWire),
});

/** What all pages of a language share (wire contract A.3); the global pages lie flat beside the rest. */
export const globalWire = v.object({
  site: v.object({ handle: v.string(), language: v.string(), name: v.string() }),
  navigation: v.nullish(navigationWire, {}),
  seo: v.nullish(seoWire),
  errorPages: list(errorPageWire),
  translations: list(v.object({ key: v.string(), value: v.nullish(v.string(), '') })),
  ...v.entriesFromList(globalPageNames, v.nullish(linkWire)),
  vriendenloterij: v.nullish(v.object({ introduction: v.nullish(v.string()) })),
  sponsors: list(v.object({ title: v.string(), url: v.nullish(address), image: v.nullish(imageWire) })),
  social: list(v.object({ icon: v.picklist(iconNames), title: v.string(), url: address })),
  address: v.nullish(addressWire),
});

export type GlobalWire = v.InferOutput<typeof globalWire>;
