import * as v from 'valibot';
import { createBlockFields, createBlockSchema } from '#adapters/schemas/block.schema.ts';
import { programmeWorkSchema } from '#adapters/schemas/event.schema.ts';
import {
  type FieldsOf,
  linkUrlSchema,
  listIfAny,
  listOf,
  maybe,
  objectOf,
  type Schema,
  textIfAny,
} from '#adapters/schemas/fields.schema.ts';
import {
  createClipSchema,
  createLinkCardSchema,
  createLinkSchema,
  createPressPictureSchema,
  linkSchema,
} from '#adapters/schemas/media.schema.ts';
import type { Notation } from '#adapters/schemas/notation.ts';
import { roomPlanSchema } from '#adapters/schemas/room.schema.ts';
import { saleSchema } from '#adapters/schemas/sale.schema.ts';
import type { LastRide, Facility } from '#domain/event/event.ts';
import { locales } from '#domain/locale/locale.ts';
import { contentThemes, themes } from '#domain/media/theme.ts';
import type { Block } from '#domain/page/block.ts';
import type { EducationCard } from '#domain/page/education-card.ts';
import type { Seo } from '#domain/page/global.ts';
import {
  type EventPage,
  type HelpLink,
  type Page,
  type PageBase,
  type PageOf,
  pageTypes,
  type PlainPage,
  type Template,
  type TemplateWithFields,
} from '#domain/page/page.ts';

const text = maybe(v.string());
const texts = listOf(v.string());

export const seoFields: FieldsOf<Seo> = {
  title: v.string(),
  description: text,
  image: text,
  canonical: text,
  robots: text,
};

/** The fields that each system writes in a form of its own. */
type OwnBaseFields = 'language' | 'editLinks' | 'seo' | 'content';

/** The fields of every page (ENT-2). */
export function createPageBaseFields({
  picture,
  richText,
}: Notation): FieldsOf<Omit<PageBase, OwnBaseFields>> {
  return {
    id: v.number(),
    uri: v.string(),
    url: linkUrlSchema,
    title: v.string(),
    path: listOf(linkSchema),
    alternatives: listOf(v.object({ language: v.picklist(locales), url: linkUrlSchema })),
    subtitle: text,
    introduction: richText,
    description: richText,
    image: maybe(picture),
    theme: maybe(v.picklist(themes)),
  };
}

/** The fields of a kind of page that no other kind has, without those of a form that differs between systems. */
type OwnPageFields<Kind extends Template> = Omit<
  PageOf<Kind>,
  keyof PageBase | 'kind' | 'event' | 'sale' | 'performances' | 'typename'
>;

/** The fields of each kind of page that has some of its own. */
export function createPageFields(notation: Notation): {
  readonly [Kind in TemplateWithFields]: FieldsOf<OwnPageFields<Kind>>;
} & { readonly page: FieldsOf<Pick<PlainPage, 'theme'>> } {
  const { instant, picture, mediaUrl, fileUrl, richText, titled, ticketPrice, eventCard } = notation;
  const linkCards = listOf(createLinkCardSchema(picture));
  const links = listOf(linkSchema);
  return {
    home: { hero: linkCards, events: listOf(eventCard) },
    event: {
      prices: listOf(ticketPrice),
      roomPlan: maybe(roomPlanSchema),
      doorsOpen: maybe(instant),
      talkStarts: maybe(instant),
      intervalStarts: maybe(instant),
      lastRides: maybe(v.array(objectOf<LastRide>({ title: v.string(), departs: instant }))),
      statusNote: text,
      programme: listOf(programmeWorkSchema),
      clips: listOf(createClipSchema(mediaUrl)),
      series: listOf(v.object({ title: v.string(), url: linkUrlSchema, uri: v.string() })),
      relatedEvents: listOf(eventCard),
      alsoHeard: createAlsoHeardSchema(notation),
      stories: links,
      instruments: texts,
      specials: texts,
      facilities: listIfAny(objectOf<Facility>({ title: v.string(), text })),
      discounts: texts,
      tags: texts,
    },
    series: {
      saleStart: v.nullish(instant, null),
      prices: listOf(ticketPrice),
      purchaseUrl: maybe(linkUrlSchema),
      organizer: v.nullish(titled, null),
      genres: listOf(titled),
      events: listOf(eventCard),
    },
    discoveryOverview: { featured: linkCards, collections: links },
    discoveryCollection: { items: linkCards },
    discovery: {
      posted: instant,
      collections: links,
      tags: listOf(titled),
      composers: listIfAny(v.string()),
      work: textIfAny,
      related: linkCards,
    },
    pressOverview: { contact: richText },
    press: {
      posted: instant,
      pictures: listOf(createPressPictureSchema(picture)),
      attachments: listOf(createLinkSchema(fileUrl)),
      contact: richText,
    },
    musician: {},
    educationOverview: { productions: listOf(createEducationCardSchema(notation)) },
    educationProduction: {
      production: v.object({ title: v.string() }),
      events: listOf(notation.educationEvent),
      lesson: maybe(v.object({ url: linkUrlSchema, language: v.nullish(v.string(), 'nl') })),
    },
    overview: { items: linkCards },
    campaign: { calls: links },
    favorites: { emptyText: richText },
    search: { placeholder: v.string(), answers: listIfAny(helpLinkSchema) },
    recommendation: { recommendation: notation.questionnaire },
    error: { statusCode: v.nullish(v.number(), null), isFallback: v.nullish(v.boolean(), false) },
    page: { theme: maybe(v.picklist(contentThemes)) },
    unknown: {},
  };
}

const helpLinkSchema = objectOf<HelpLink>({
  phrases: texts,
  title: v.string(),
  url: linkUrlSchema,
  text,
});

/** The performers of a concert who play in others; one without others is left out. */
function createAlsoHeardSchema({ eventLink }: Notation): Schema<EventPage['alsoHeard']> {
  return v.pipe(
    listOf(v.object({ name: v.string(), events: listOf(eventLink) })),
    v.transform((performers) => performers.filter(({ events }) => events.length > 0)),
  );
}

function createEducationCardSchema({ picture }: Notation): Schema<EducationCard> {
  return objectOf<EducationCard>({
    uri: v.string(),
    url: linkUrlSchema,
    title: v.string(),
    subtitle: text,
    image: maybe(picture),
    ageGroup: text,
    years: maybe(v.array(v.object({ id: v.string(), title: v.string() }))),
    maxPupils: maybe(v.number()),
    schoolTags: listOf(v.number()),
  });
}

export const templates = [...Object.keys(pageTypes), 'unknown'] as readonly Template[];

/** A page of the CMS by its kind, as the domain has it but for the notation of some values (ENT-2). */
export function createPageSchema(notation: Notation): Schema<Page> {
  const content: Schema<Block> = createBlockSchema(createBlockFields(notation), {
    kindField: 'kind',
    toWireKind: (kind) => kind,
  });
  const base = {
    ...createPageBaseFields(notation),
    language: v.picklist(locales),
    editLinks: listOf(linkSchema),
    seo: maybe(objectOf<Seo>(seoFields)),
    content: listOf(content),
  };
  const pages = createPageFields(notation);
  const ownFields: { readonly [Kind in Template]?: object } = {
    ...pages,
    event: { ...pages.event, event: notation.eventCard },
    series: { ...pages.series, sale: maybe(saleSchema) },
    unknown: { typename: v.string() },
  };
  const options = templates.map((kind) =>
    objectOf<object>({ ...base, ...ownFields[kind], kind: v.literal(kind) }),
  );
  // TypeScript does not compare all combinations of kind and fields; each is an object with its kind.
  return v.variant('kind', options as unknown as v.VariantOptions<'kind'>) as Schema<Page>;
}
