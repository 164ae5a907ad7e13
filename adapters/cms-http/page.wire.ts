import * as v from 'valibot';
import { blockWire } from '#adapters/cms-http/block.wire.ts';
import {
  educationEventWire,
  eventCardWire,
  eventPageFields,
  themeWire,
} from '#adapters/cms-http/event.wire.ts';
import { address, instant, list, titled } from '#adapters/cms-http/fields.wire.ts';
import { linkWire, menuChildWire } from '#adapters/cms-http/link.mapper.ts';
import { imageWire } from '#adapters/cms-http/media.mapper.ts';
import { recommendationWire } from '#adapters/cms-http/recommendation.mapper.ts';
import { saleDates, saleStatus, ticketPriceWire } from '#adapters/cms-http/sale.mapper.ts';
import { locales } from '#domain/locale/locale.ts';
import type { Template } from '#domain/page/page.ts';
import { contentThemes, themes } from '#domain/page/theme.ts';

/** The fields that determine how the rest of a page is parsed. */
export const pageHeadWire = v.object({ __typename: v.string(), language: v.nullish(v.string()) });

export const seoWire = v.object({
  title: v.nullish(v.string()),
  description: v.nullish(v.string()),
  image: v.nullish(v.string()),
  canonical: v.nullish(v.string()),
  robots: v.nullish(v.string()),
});

export type SeoWire = v.InferOutput<typeof seoWire>;

/** The fields of every page (wire contract A.4). */
const base = {
  id: v.number(),
  url: address,
  uri: v.string(),
  title: v.string(),
  path: list(linkWire),
  alternativeLanguages: list(v.object({ language: v.picklist(locales), url: address })),
  controlPanel: v.nullish(v.object({ links: list(linkWire) })),
  subtitle: v.nullish(v.string()),
  introduction: v.nullish(v.string()),
  description: v.nullish(v.string()),
  image: v.nullish(imageWire),
  theme: themeWire(themes),
  seo: v.nullish(seoWire),
  content: list(blockWire),
};

const pageBaseWire = v.object(base);

export type PageBaseWire = v.InferOutput<typeof pageBaseWire>;

const educationCardWire = v.object({
  uri: v.string(),
  url: address,
  title: v.string(),
  subtitle: v.nullish(v.string()),
  image: v.nullish(imageWire),
  ageGroup: v.nullish(v.string()),
  schoolTags: list(v.number()),
});

const lessonWire = v.object({ url: address, language: v.nullish(v.string(), 'nl') });

/** The fields of each template's page. */
export const pageWires = {
  home: v.object({ ...base, hero: list(menuChildWire), events: list(eventCardWire) }),
  event: v.object({ ...base, ...eventPageFields.entries }),
  series: v.object({
    ...base,
    saleStart: v.nullish(instant),
    ...saleDates,
    saleStatus: v.nullish(saleStatus),
    ticketPrices: list(ticketPriceWire),
    purchaseUrl: v.nullish(address),
    organizer: v.nullish(titled),
    genres: list(titled),
    events: list(eventCardWire),
  }),
  discoveryOverview: v.object({ ...base, featured: list(menuChildWire), collections: list(linkWire) }),
  discoveryCollection: v.object({ ...base, items: list(menuChildWire) }),
  discovery: v.object({
    ...base,
    postDate: instant,
    collections: list(linkWire),
    tags: list(titled),
    related: list(menuChildWire),
  }),
  pressOverview: v.object({ ...base, contact: v.nullish(v.string()) }),
  press: v.object({
    ...base,
    postDate: instant,
    attachments: list(linkWire),
    contact: v.nullish(v.string()),
  }),
  educationOverview: v.object({ ...base, productions: list(educationCardWire) }),
  educationProduction: v.object({
    ...base,
    production: titled,
    events: list(educationEventWire),
    lesson: v.nullish(lessonWire),
  }),
  overview: v.object({ ...base, items: list(menuChildWire) }),
  campaign: v.object({ ...base, ctas: list(linkWire) }),
  favorites: v.object({ ...base, emptyText: v.nullish(v.string()) }),
  search: v.object({ ...base, placeholder: v.string() }),
  recommendation: v.object({ ...base, recommendation: recommendationWire }),
  error: v.object({
    ...base,
    statusCode: v.nullish(v.number()),
    isFallback: v.nullish(v.boolean(), false),
  }),
  eventOverview: pageBaseWire,
  seriesOverview: pageBaseWire,
  discoverySearch: pageBaseWire,
  page: v.object({ ...base, theme: themeWire(contentThemes) }),
  unknown: pageBaseWire,
} as const satisfies Readonly<Record<Template, v.GenericSchema>>;

export type PageWire<Kind extends Template> = v.InferOutput<(typeof pageWires)[Kind]>;
