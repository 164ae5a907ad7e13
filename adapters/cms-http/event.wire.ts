import * as v from 'valibot';
import { createOptionalListWire, titledWire } from '#adapters/cms-http/fields.wire.ts';
import { linkWire } from '#adapters/cms-http/link.mapper.ts';
import { clipWire, excerptWire, imageWire } from '#adapters/cms-http/media.mapper.ts';
import { saleWire, ticketPriceWire } from '#adapters/cms-http/sale.mapper.ts';
import { dateTimeSchema, eventIdSchema, linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { roomPlanSchema } from '#adapters/schemas/room-plan.schema.ts';
import { type Theme, themes } from '#domain/media/theme.ts';

/** One of the allowed themes; any other is dropped. */
export function createThemeWire<Name extends Theme>(names: readonly Name[]) {
  return v.nullish(v.picklist(names));
}

const performerWire = v.object({
  name: v.string(),
  role: v.nullish(v.string()),
  url: v.nullish(linkUrlSchema),
});

const productionWire = v.object({
  title: v.nullish(v.string()),
  organizer: v.nullish(titledWire),
  genres: createOptionalListWire(titledWire),
  url: v.nullish(linkUrlSchema),
});

/** A concert as in lists (wire contract A.4). */
export const eventCardWire = v.object({
  uri: v.string(),
  url: linkUrlSchema,
  title: v.string(),
  subtitle: v.nullish(v.string()),
  eventDate: dateTimeSchema,
  eventEndDate: v.nullish(dateTimeSchema),
  eventIdentifier: eventIdSchema,
  importIconcertStatus: v.nullish(v.string()),
  minPrice: v.nullish(v.number()),
  room: v.nullish(v.object({ title: v.string(), url: v.nullish(linkUrlSchema) })),
  production: v.nullish(productionWire),
  ...saleWire.entries,
  movedFrom: v.nullish(dateTimeSchema),
  movedTo: v.nullish(dateTimeSchema),
  movedToUrl: v.nullish(linkUrlSchema),
  image: v.nullish(imageWire),
  theme: createThemeWire(themes),
  composers: createOptionalListWire(v.string()),
  performers: createOptionalListWire(performerWire),
  excerpt: v.nullish(excerptWire),
  waitingList: v.nullish(v.boolean()),
  purchaseUrl: v.nullish(linkUrlSchema),
  tixEventGroupId: v.nullish(v.number()),
  tixEventId: v.nullish(v.number()),
  dateUpdated: v.nullish(dateTimeSchema),
});

export type EventCardWire = v.InferOutput<typeof eventCardWire>;

const workWire = v.object({
  composer: v.nullish(v.string()),
  title: v.string(),
  note: v.nullish(v.string()),
  composerFacet: v.nullish(v.string()),
  otherEvents: v.nullish(v.number()),
});

const eventLinkWire = v.object({ title: v.string(), url: linkUrlSchema, eventDate: dateTimeSchema });

/** The additional fields of a concert's own page. */
export const eventPageWireFields = v.object({
  ...eventCardWire.entries,
  ticketPrices: createOptionalListWire(ticketPriceWire),
  roomPlan: v.nullish(roomPlanSchema),
  tixEventGroupId: v.number(),
  tixEventId: v.number(),
  doorsOpen: v.nullish(dateTimeSchema),
  talkStarts: v.nullish(dateTimeSchema),
  intervalStarts: v.nullish(dateTimeSchema),
  lastRides: v.nullish(v.array(v.object({ title: v.string(), departs: dateTimeSchema }))),
  statusNote: v.nullish(v.string()),
  programme: createOptionalListWire(workWire),
  audio: createOptionalListWire(clipWire),
  series: createOptionalListWire(v.object({ title: v.string(), url: linkUrlSchema, uri: v.string() })),
  relatedEvents: createOptionalListWire(eventCardWire),
  alsoHeard: createOptionalListWire(
    v.object({ name: v.string(), events: createOptionalListWire(eventLinkWire) }),
  ),
  stories: createOptionalListWire(linkWire),
  instruments: createOptionalListWire(v.string()),
  specials: createOptionalListWire(v.string()),
  facilities: createOptionalListWire(v.object({ title: v.string(), text: v.nullish(v.string()) })),
  discounts: createOptionalListWire(v.string()),
  tags: createOptionalListWire(v.string()),
});

/** A school's concert on the page of its production. */
export const educationEventWire = v.object({
  ...eventCardWire.entries,
  tixEventGroupId: v.number(),
  tixEventId: v.number(),
  ticketPrices: createOptionalListWire(ticketPriceWire),
  schoolTags: createOptionalListWire(v.number()),
});
