import * as v from 'valibot';
import { parseMarkdown } from '#adapters/cms-folder/parse-markdown.ts';
import {
  createEventLinkFields,
  educationEventSchema,
  eventCardSchema,
  programmeWorkSchema,
} from '#adapters/schemas/event.schema.ts';
import {
  eventIdSchema,
  instantSchema,
  linkUrlSchema,
  mediaUrlSchema,
  objectOf,
  type Schema,
} from '#adapters/schemas/fields.schema.ts';
import { pictureSchema } from '#adapters/schemas/media.schema.ts';
import type { Notation } from '#adapters/schemas/notation.ts';
import { questionnaireSchema } from '#adapters/schemas/recommendation.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import { ticketPriceSchema } from '#adapters/schemas/sale.schema.ts';
import {
  createBannerSchema,
  createOrganizerSchema,
  createRedirectSchema,
} from '#adapters/schemas/small-resources.schema.ts';
import {
  type BannerForFilter,
  type IndexedDocument,
  type KnownWork,
  facetFieldNames,
} from '#adapters/shared/hall.ts';
import type { EventCard, EventLink } from '#domain/event/event.ts';
import { searchIndexSections } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import { themes } from '#domain/media/theme.ts';
import { parseHallDay, toInstantAtHall } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A text in each language. */
export type LocalisedText = Readonly<Record<Locale, string>>;

/** A text in each language, or one for both. */
export const localisedSchema: v.GenericSchema<unknown, LocalisedText> = v.union([
  v.pipe(
    v.string(),
    v.transform((text) => ({ nl: text, en: text })),
  ),
  v.object({ nl: v.string(), en: v.string() }),
]);

/** Markdown in each language. */
export const localisedMarkdownSchema = v.pipe(
  localisedSchema,
  v.transform(({ nl, en }) => ({ nl: parseMarkdown(nl), en: parseMarkdown(en) })),
);

/** The hall's local date and time, `2026-12-04 20:30`, or a date-time with an offset. */
export const localMomentSchema: v.GenericSchema<unknown, Instant> = v.pipe(
  v.string(),
  v.transform(parseLocalMoment),
  v.custom<Instant>((moment) => moment !== undefined, 'Not a date and time such as 2026-12-04 20:30'),
);

function parseLocalMoment(text: string): Instant | undefined {
  const [, date = '', hour, minute] =
    /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  const day = parseHallDay(date);
  if (day) return toInstantAtHall(day, Number(hour), Number(minute));
  const withOffset = v.safeParse(instantSchema, text);
  return withOffset.success ? withOffset.output : undefined;
}

const localisedTexts = v.optional(v.array(localisedSchema), []);

/** What a room, or a concert in addition, offers to visitors who need it. */
const facilitiesSchema = v.optional(
  v.array(v.strictObject({ title: localisedSchema, text: v.exactOptional(localisedSchema) })),
  [],
);

/** A room of the hall, by the name that concerts use. */
export const roomsSchema = v.array(
  v.strictObject({
    id: v.string(),
    title: localisedSchema,
    /** Its page, in each language. */
    url: v.exactOptional(localisedSchema),
    facilities: facilitiesSchema,
  }),
);

export type FolderRoom = v.InferOutput<typeof roomsSchema>[number];

/** The sale statuses of a concert file, in words. */
export const folderSaleStatuses = ['onSale', 'fewTickets', 'soldOut', 'cancelled', 'notScheduled'] as const;

/** A recording of a work of a concert. */
const concertClipSchema = v.strictObject({
  title: localisedSchema,
  url: mediaUrlSchema,
  credit: v.exactOptional(localisedSchema),
  duration: v.exactOptional(v.pipe(v.number(), v.finite(), v.gtValue(0))),
});

/** The texts of a concert's card besides its title. */
export const cardTextNames = ['subtitle'] as const;

/** A concert: its facts, and its texts in both languages. */
export const concertSchema = v.strictObject({
  id: eventIdSchema,
  title: localisedSchema,
  ...v.entriesFromList(cardTextNames, v.exactOptional(localisedSchema)),
  introduction: v.exactOptional(localisedMarkdownSchema),
  starts: localMomentSchema,
  ends: v.exactOptional(localMomentSchema),
  doorsOpen: v.exactOptional(localMomentSchema),
  intervalStarts: v.exactOptional(localMomentSchema),
  room: v.string(),
  organizer: v.exactOptional(v.string()),
  genres: localisedTexts,
  instruments: localisedTexts,
  specials: localisedTexts,
  facilities: facilitiesSchema,
  discounts: localisedTexts,
  tags: localisedTexts,
  /** The answers of the keuzehulp that it fits (KEUZE-6). */
  answers: v.optional(v.array(v.string()), []),
  performers: v.optional(
    v.array(
      v.object({
        name: v.string(),
        role: v.exactOptional(localisedSchema),
        url: v.exactOptional(linkUrlSchema),
      }),
    ),
    [],
  ),
  programme: v.optional(v.array(programmeWorkSchema), []),
  clips: v.optional(v.array(concertClipSchema), []),
  prices: v.optional(
    v.array(
      v.strictObject({
        ticketType: localisedSchema,
        zone: v.optional(v.string(), ''),
        amount: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
    [],
  ),
  status: v.optional(v.picklist(folderSaleStatuses), 'onSale'),
  /** Why it is cancelled. */
  statusNote: v.exactOptional(localisedSchema),
  saleStarts: v.exactOptional(localMomentSchema),
  saleEnds: v.exactOptional(localMomentSchema),
  /** Where tickets are ordered. */
  purchaseUrl: v.exactOptional(linkUrlSchema),
  image: v.exactOptional(pictureSchema),
  theme: v.exactOptional(v.picklist(themes)),
});

export type ConcertFile = v.InferOutput<typeof concertSchema>;

/** Formatted text: Markdown, or the domain's tree. */
const formattedTextSchema: Schema<RichTextTree> = v.lazy((input) =>
  typeof input === 'string' ? v.pipe(v.string(), v.transform(parseMarkdown)) : richTextSchema,
);

/** How the folder writes pages: as the domain has them, with Markdown for formatted text. */
export const folderNotation: Notation = {
  instant: instantSchema,
  picture: pictureSchema,
  mediaUrl: mediaUrlSchema,
  fileUrl: linkUrlSchema,
  richText: v.nullish(formattedTextSchema, []),
  titled: v.string(),
  ticketPrice: ticketPriceSchema,
  eventLink: objectOf<EventLink>(createEventLinkFields(instantSchema)),
  eventCard: eventCardSchema,
  educationEvent: educationEventSchema,
  questionnaire: questionnaireSchema,
};

/** A concert in a list of a page: the name of its file, or its card. */
export function createListedConcertSchema(concerts: ReadonlyMap<string, EventCard>): Schema<EventCard> {
  const named = v.pipe(
    v.string(),
    v.transform((name) => concerts.get(name)),
    v.custom<EventCard>((card) => card !== undefined, 'Not the name of a file in concerts/'),
  );
  return v.lazy((input) => (typeof input === 'string' ? named : eventCardSchema));
}

const bannerSchema = createBannerSchema(pictureSchema);

const bannerForFilterSchema: v.GenericSchema<unknown, BannerForFilter> = v.object({
  list: v.picklist(['events', 'series']),
  kind: v.picklist(['composer', 'genre', 'special', 'organizer', 'room']),
  value: v.string(),
  banner: bannerSchema,
});

/** The banners of one language: for lists without a filter, and for the values of filters. */
export const bannersSchema = v.object({
  fallback: v.object({
    events: v.optional(v.array(bannerSchema), []),
    series: v.optional(v.array(bannerSchema), []),
  }),
  forFilters: v.optional(v.array(bannerForFilterSchema), []),
});

export const organizersSchema = v.array(
  v.object({ name: v.string(), organizer: createOrganizerSchema(folderNotation) }),
);

export const redirectsSchema = v.array(createRedirectSchema());

const facetValues = v.exactOptional(v.array(v.object({ value: v.string(), label: v.string() })));
const text = v.exactOptional(v.string());
const texts = v.array(v.string());

const documentSchema: v.GenericSchema<unknown, IndexedDocument> = v.object({
  section: v.picklist(searchIndexSections),
  uri: v.string(),
  url: linkUrlSchema,
  title: v.string(),
  subtitle: text,
  introduction: text,
  words: texts,
  parts: v.exactOptional(v.array(texts)),
  people: v.exactOptional(texts),
  phrases: v.exactOptional(texts),
  works: v.exactOptional(texts),
  facets: v.object(v.entriesFromList(facetFieldNames, facetValues)),
  starts: v.exactOptional(instantSchema),
  ends: v.exactOptional(instantSchema),
  posted: v.exactOptional(instantSchema),
  onlineSaleEnd: v.exactOptional(instantSchema),
  minPrice: v.exactOptional(v.number()),
  importIdentifier: text,
  importStatus: text,
});

/** What the search of one language contains, instead of what is derived from its pages. */
export const indexedDocumentsSchema = v.array(documentSchema);

const workSchema: v.GenericSchema<unknown, KnownWork> = v.object({
  key: v.string(),
  composers: texts,
  names: texts,
  form: v.string(),
});

export const worksSchema = v.array(workSchema);
