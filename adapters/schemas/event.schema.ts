import * as v from 'valibot';
import {
  eventIdSchema,
  type FieldsOf,
  instantSchema,
  linkUrlSchema,
  listOf,
  maybe,
  mediaUrlSchema,
  objectOf,
  type Schema,
} from '#adapters/schemas/fields.schema.ts';
import { createExcerptSchema, pictureSchema } from '#adapters/schemas/media.schema.ts';
import type { ValueNotation } from '#adapters/schemas/notation.ts';
import { saleSchema, ticketPriceSchema } from '#adapters/schemas/sale.schema.ts';
import type { EventCard, EventLink, Performer, Production, ProgrammeWork } from '#domain/event/event.ts';
import { themes } from '#domain/media/theme.ts';
import type { EducationEventCard } from '#domain/page/education-card.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Instant } from '#domain/time/instant.ts';

const performerSchema = objectOf<Performer>({
  name: v.string(),
  role: maybe(v.string()),
  url: maybe(linkUrlSchema),
});

const roomSchema = objectOf<NonNullable<EventCard['room']>>({
  title: v.string(),
  url: maybe(linkUrlSchema),
});

export const programmeWorkSchema = objectOf<ProgrammeWork>({
  composer: maybe(v.string()),
  title: v.string(),
  note: maybe(v.string()),
  composerFacet: maybe(v.string()),
  otherEvents: maybe(v.number()),
});

export function createEventLinkFields(instant: Schema<Instant>): FieldsOf<EventLink> {
  return { title: v.string(), url: linkUrlSchema, starts: instant };
}

/** The fields of a concert that each system writes in a form of its own. */
type OwnCardFields = 'sale' | 'production' | 'importStatus' | 'prices';

/** The fields of a concert as lists show it (ENT-1). */
export function createCardFields({
  instant,
  picture,
  mediaUrl,
}: Pick<ValueNotation, 'instant' | 'picture' | 'mediaUrl'>): FieldsOf<Omit<EventCard, OwnCardFields>> {
  return {
    uri: v.string(),
    url: linkUrlSchema,
    id: eventIdSchema,
    title: v.string(),
    subtitle: maybe(v.string()),
    starts: instant,
    ends: maybe(instant),
    room: v.nullish(roomSchema, null),
    minPrice: v.nullish(v.number(), null),
    movedFrom: maybe(instant),
    movedTo: maybe(instant),
    movedToUrl: maybe(linkUrlSchema),
    image: maybe(picture),
    theme: maybe(v.picklist(themes)),
    composers: listOf(v.string()),
    performers: listOf(performerSchema),
    excerpt: maybe(createExcerptSchema(mediaUrl)),
    waitingList: v.nullish(v.boolean(), false),
    updated: maybe(instant),
    purchaseUrl: maybe(linkUrlSchema),
    tixEventGroupId: maybe(v.number()),
    tixEventId: maybe(v.number()),
  };
}

/** The ids at the ticketing, of a concert that must have them. */
export const ticketingFields = { tixEventGroupId: v.number(), tixEventId: v.number() };

/** What a school's concert must have and others need not. */
type EducationFields = Pick<EducationEventCard, 'tixEventGroupId' | 'tixEventId' | 'prices' | 'schoolTags'>;

export function createEducationFields(ticketPrice: Schema<TicketPrice>): FieldsOf<EducationFields> {
  return { ...ticketingFields, prices: listOf(ticketPrice), schoolTags: listOf(v.number()) };
}

const eventCardFields: FieldsOf<EventCard> = {
  ...createCardFields({ instant: instantSchema, picture: pictureSchema, mediaUrl: mediaUrlSchema }),
  production: objectOf<Production>({
    title: v.string(),
    organizer: v.nullish(v.string(), null),
    genres: listOf(v.string()),
    url: maybe(linkUrlSchema),
  }),
  sale: saleSchema,
  importStatus: v.picklist(['planned', 'cancelled', 'moved']),
  prices: maybe(v.array(ticketPriceSchema)),
};

/** A concert as lists show it, as the domain has it. */
export const eventCardSchema = objectOf<EventCard>(eventCardFields);

export const educationEventSchema = objectOf<EducationEventCard>({
  ...eventCardFields,
  ...createEducationFields(ticketPriceSchema),
});
