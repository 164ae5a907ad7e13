import * as v from 'valibot';
import { blockWire } from '#adapters/cms-http/block.wire.ts';
import {
  educationEventWire,
  eventCardWire,
  eventPageWireFields,
  createThemeWire,
} from '#adapters/cms-http/event.wire.ts';
import { createOptionalListWire, titledWire } from '#adapters/cms-http/fields.wire.ts';
import { helpLinkWire } from '#adapters/cms-http/help-link.mapper.ts';
import { linkWire, menuChildWire } from '#adapters/cms-http/link.mapper.ts';
import { imageWire } from '#adapters/cms-http/media.mapper.ts';
import { pressPictureWire } from '#adapters/cms-http/press-picture.mapper.ts';
import { recommendationDataWire } from '#adapters/cms-http/recommendation.mapper.ts';
import { saleDateWireFields, ticketPriceWire } from '#adapters/cms-http/sale.mapper.ts';
import { dateTimeSchema, linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { saleCodeSchema } from '#adapters/schemas/sale.schema.ts';
import { locales } from '#domain/locale/locale.ts';
import { contentThemes, themes } from '#domain/media/theme.ts';
import type { Template, TemplateWithFields } from '#domain/page/page.ts';

/** The fields that determine how the rest of a page is parsed. */
export const pageTypeWire = v.object({ __typename: v.string(), language: v.nullish(v.string()) });

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
  url: linkUrlSchema,
  uri: v.string(),
  title: v.string(),
  path: createOptionalListWire(linkWire),
  alternativeLanguages: createOptionalListWire(
    v.object({ language: v.picklist(locales), url: linkUrlSchema }),
  ),
  controlPanel: v.nullish(v.object({ links: createOptionalListWire(linkWire) })),
  subtitle: v.nullish(v.string()),
  introduction: v.nullish(v.string()),
  description: v.nullish(v.string()),
  image: v.nullish(imageWire),
  theme: createThemeWire(themes),
  seo: v.nullish(seoWire),
  content: createOptionalListWire(blockWire),
};

export const pageBaseWire = v.object(base);

export type PageBaseWire = v.InferOutput<typeof pageBaseWire>;

const educationCardWire = v.object({
  uri: v.string(),
  url: linkUrlSchema,
  title: v.string(),
  subtitle: v.nullish(v.string()),
  image: v.nullish(imageWire),
  ageGroup: v.nullish(v.string()),
  years: v.nullish(v.array(v.object({ id: v.string(), title: v.string() }))),
  maxPupils: v.nullish(v.number()),
  schoolTags: createOptionalListWire(v.number()),
});

const lessonWire = v.object({ url: linkUrlSchema, language: v.nullish(v.string(), 'nl') });

type WireByTemplate = Readonly<Record<TemplateWithFields, v.GenericSchema>> & {
  readonly [Kind in Template]?: v.GenericSchema;
};

/** The fields of each template's page. One without fields of its own has those of every page, `pageBaseWire`. */
export const pageWires = {
  home: v.object({
    ...base,
    hero: createOptionalListWire(menuChildWire),
    events: createOptionalListWire(eventCardWire),
  }),
  event: v.object({ ...base, ...eventPageWireFields.entries }),
  series: v.object({
    ...base,
    saleStart: v.nullish(dateTimeSchema),
    ...saleDateWireFields,
    saleStatus: v.nullish(saleCodeSchema),
    ticketPrices: createOptionalListWire(ticketPriceWire),
    purchaseUrl: v.nullish(linkUrlSchema),
    organizer: v.nullish(titledWire),
    genres: createOptionalListWire(titledWire),
    events: createOptionalListWire(eventCardWire),
  }),
  discoveryOverview: v.object({
    ...base,
    featured: createOptionalListWire(menuChildWire),
    collections: createOptionalListWire(linkWire),
  }),
  discoveryCollection: v.object({ ...base, items: createOptionalListWire(menuChildWire) }),
  discovery: v.object({
    ...base,
    postDate: dateTimeSchema,
    collections: createOptionalListWire(linkWire),
    tags: createOptionalListWire(titledWire),
    composers: createOptionalListWire(v.string()),
    work: v.nullish(v.string()),
    related: createOptionalListWire(menuChildWire),
  }),
  pressOverview: v.object({ ...base, contact: v.nullish(v.string()) }),
  press: v.object({
    ...base,
    postDate: dateTimeSchema,
    pictures: createOptionalListWire(pressPictureWire),
    attachments: createOptionalListWire(linkWire),
    contact: v.nullish(v.string()),
  }),
  musician: pageBaseWire,
  educationOverview: v.object({ ...base, productions: createOptionalListWire(educationCardWire) }),
  educationProduction: v.object({
    ...base,
    production: titledWire,
    events: createOptionalListWire(educationEventWire),
    lesson: v.nullish(lessonWire),
  }),
  overview: v.object({ ...base, items: createOptionalListWire(menuChildWire) }),
  campaign: v.object({ ...base, ctas: createOptionalListWire(linkWire) }),
  favorites: v.object({ ...base, emptyText: v.nullish(v.string()) }),
  search: v.object({ ...base, placeholder: v.string(), answers: createOptionalListWire(helpLinkWire) }),
  recommendation: v.object({ ...base, recommendation: recommendationDataWire }),
  error: v.object({
    ...base,
    statusCode: v.nullish(v.number()),
    isFallback: v.nullish(v.boolean(), false),
  }),
  page: v.object({ ...base, theme: createThemeWire(contentThemes) }),
  unknown: pageBaseWire,
} as const satisfies WireByTemplate;

/** The templates with a wire schema of their own. */
export type TemplateWithWire = keyof typeof pageWires;

export function hasOwnWire(template: Template): template is TemplateWithWire {
  return Object.hasOwn(pageWires, template);
}

export type PageWire<Kind extends TemplateWithWire> = v.InferOutput<(typeof pageWires)[Kind]>;
