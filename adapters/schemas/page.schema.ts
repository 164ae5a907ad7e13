import * as v from 'valibot';
import { blockSchema } from '#adapters/schemas/block.schema.ts';
import { eventCardSchema, eventLinkSchema, programmeWorkSchema } from '#adapters/schemas/event.schema.ts';
import { instantSchema, linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { clipSchema, linkCardSchema, linkSchema, pictureSchema } from '#adapters/schemas/media.schema.ts';
import { pressPictureSchema } from '#adapters/schemas/press-kit.schema.ts';
import { questionnaireSchema } from '#adapters/schemas/recommendation.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import { roomPlanSchema } from '#adapters/schemas/room-plan.schema.ts';
import { saleSchema, ticketPriceSchema } from '#adapters/schemas/sale.schema.ts';
import { locales } from '#domain/locale/locale.ts';
import { contentThemes, themes } from '#domain/media/theme.ts';
import type { Seo } from '#domain/page/global.ts';
import { type Page, pageTypes, type Template, type TemplateWithFields } from '#domain/page/page.ts';

const text = v.exactOptional(v.string());
const texts = v.array(v.string());

export const seoSchema: v.GenericSchema<unknown, Seo> = v.object({
  title: v.string(),
  description: text,
  image: text,
  canonical: text,
  robots: text,
});

/** The fields of every page. */
const base = {
  id: v.number(),
  language: v.picklist(locales),
  uri: v.string(),
  url: linkUrlSchema,
  title: v.string(),
  path: v.array(linkSchema),
  alternatives: v.array(v.object({ language: v.picklist(locales), url: linkUrlSchema })),
  editLinks: v.array(linkSchema),
  subtitle: text,
  introduction: richTextSchema,
  description: richTextSchema,
  image: v.exactOptional(pictureSchema),
  theme: v.exactOptional(v.picklist(themes)),
  seo: v.exactOptional(seoSchema),
  content: v.array(blockSchema),
};

function page<Kind extends Template, Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) {
  return v.object({ ...base, kind: v.literal(kind), ...fields });
}

/** The schemas of the kinds of pages with fields of their own; such a kind without one does not compile. */
const pageSchemas = {
  home: page('home', { hero: v.array(linkCardSchema), events: v.array(eventCardSchema) }),
  event: page('event', {
    event: eventCardSchema,
    prices: v.array(ticketPriceSchema),
    roomPlan: v.exactOptional(roomPlanSchema),
    doorsOpen: v.exactOptional(instantSchema),
    talkStarts: v.exactOptional(instantSchema),
    intervalStarts: v.exactOptional(instantSchema),
    lastRides: v.exactOptional(v.array(v.object({ title: v.string(), departs: instantSchema }))),
    statusNote: v.exactOptional(v.string()),
    programme: v.array(programmeWorkSchema),
    clips: v.array(clipSchema),
    series: v.array(v.object({ title: v.string(), url: linkUrlSchema, uri: v.string() })),
    relatedEvents: v.array(eventCardSchema),
    alsoHeard: v.array(v.object({ name: v.string(), events: v.array(eventLinkSchema) })),
    stories: v.array(linkSchema),
    instruments: texts,
    specials: texts,
    facilities: v.exactOptional(v.array(v.object({ title: v.string(), text }))),
    discounts: texts,
    tags: texts,
  }),
  series: page('series', {
    saleStart: v.nullable(instantSchema),
    sale: v.exactOptional(saleSchema),
    prices: v.array(ticketPriceSchema),
    purchaseUrl: v.exactOptional(linkUrlSchema),
    organizer: v.nullable(v.string()),
    genres: texts,
    events: v.array(eventCardSchema),
  }),
  discoveryOverview: page('discoveryOverview', {
    featured: v.array(linkCardSchema),
    collections: v.array(linkSchema),
  }),
  discoveryCollection: page('discoveryCollection', { items: v.array(linkCardSchema) }),
  discovery: page('discovery', {
    posted: instantSchema,
    collections: v.array(linkSchema),
    tags: texts,
    composers: v.exactOptional(texts),
    work: text,
    related: v.array(linkCardSchema),
  }),
  pressOverview: page('pressOverview', { contact: richTextSchema }),
  press: page('press', {
    posted: instantSchema,
    pictures: v.array(pressPictureSchema),
    attachments: v.array(linkSchema),
    contact: richTextSchema,
  }),
  musician: page('musician', {}),
  educationOverview: page('educationOverview', {
    productions: v.array(
      v.object({
        uri: v.string(),
        url: linkUrlSchema,
        title: v.string(),
        subtitle: text,
        image: v.exactOptional(pictureSchema),
        ageGroup: text,
        years: v.exactOptional(v.array(v.object({ id: v.string(), title: v.string() }))),
        maxPupils: v.exactOptional(v.number()),
        schoolTags: v.array(v.number()),
      }),
    ),
  }),
  educationProduction: page('educationProduction', {
    production: v.object({ title: v.string() }),
    events: v.array(
      v.intersect([
        eventCardSchema,
        v.object({
          tixEventGroupId: v.number(),
          tixEventId: v.number(),
          prices: v.array(ticketPriceSchema),
          schoolTags: v.array(v.number()),
        }),
      ]),
    ),
    lesson: v.exactOptional(v.object({ url: linkUrlSchema, language: v.string() })),
  }),
  overview: page('overview', { items: v.array(linkCardSchema) }),
  campaign: page('campaign', { calls: v.array(linkSchema) }),
  favorites: page('favorites', { emptyText: richTextSchema }),
  search: page('search', {
    placeholder: v.string(),
    answers: v.exactOptional(
      v.array(v.object({ phrases: v.array(v.string()), title: v.string(), url: linkUrlSchema, text })),
    ),
  }),
  recommendation: page('recommendation', { recommendation: questionnaireSchema }),
  error: page('error', { statusCode: v.nullable(v.number()), isFallback: v.boolean() }),
  page: page('page', { theme: v.exactOptional(v.picklist(contentThemes)) }),
  unknown: page('unknown', { typename: v.string() }),
} satisfies {
  readonly [Kind in TemplateWithFields | 'page']: v.GenericSchema<unknown, Extract<Page, { kind: Kind }>>;
};

const otherKinds = Object.keys(pageTypes).filter(
  (kind) => !Object.hasOwn(pageSchemas, kind),
) as readonly Exclude<Template, keyof typeof pageSchemas>[];

/** A page of the CMS, by its kind (ENT-2). */
export const pageSchema: v.GenericSchema<unknown, Page> = v.variant('kind', [
  ...Object.values(pageSchemas),
  ...otherKinds.map((kind) => page(kind, {})),
  // TypeScript does not compare all combinations of kind and theme.
]) as v.GenericSchema<unknown, Page>;
