import * as v from 'valibot';
import { address, eventId, instant, list, titled } from '#adapters/cms-http/fields.wire.ts';
import { clipWire, imageWire } from '#adapters/cms-http/media.mapper.ts';
import { saleWire, ticketPriceWire } from '#adapters/cms-http/sale.mapper.ts';
import { type Theme, themes } from '#domain/page/theme.ts';

/** One of the allowed themes; any other is dropped. */
export function themeWire<Name extends Theme>(names: readonly Name[]) {
  return v.nullish(v.picklist(names));
}

const performerWire = v.object({
  name: v.string(),
  role: v.nullish(v.string()),
  url: v.nullish(address),
});

const productionWire = v.object({
  title: v.nullish(v.string()),
  organizer: v.nullish(titled),
  genres: list(titled),
  url: v.nullish(address),
});

/** A concert as in lists (wire contract A.4). */
export const eventCardWire = v.object({
  uri: v.string(),
  url: address,
  title: v.string(),
  subtitle: v.nullish(v.string()),
  eventDate: instant,
  eventEndDate: v.nullish(instant),
  eventIdentifier: eventId,
  importIconcertStatus: v.nullish(v.string()),
  minPrice: v.nullish(v.number()),
  room: v.nullish(v.object({ title: v.string(), url: v.nullish(address) })),
  production: v.nullish(productionWire),
  ...saleWire.entries,
  movedFrom: v.nullish(instant),
  movedTo: v.nullish(instant),
  image: v.nullish(imageWire),
  theme: themeWire(themes),
  composers: list(v.string()),
  performers: list(performerWire),
  waitingList: v.nullish(v.boolean()),
  purchaseUrl: v.nullish(address),
  dateUpdated: v.nullish(instant),
});

export type EventCardWire = v.InferOutput<typeof eventCardWire>;

const workWire = v.object({
  composer: v.nullish(v.string()),
  title: v.string(),
  note: v.nullish(v.string()),
});

/** The additional fields of a concert's own page. */
export const eventPageFields = v.object({
  ...eventCardWire.entries,
  ticketPrices: list(ticketPriceWire),
  tixEventGroupId: v.number(),
  tixEventId: v.number(),
  programme: list(workWire),
  audio: list(clipWire),
  series: list(v.object({ title: v.string(), url: address, uri: v.string() })),
  relatedEvents: list(eventCardWire),
  instruments: list(v.string()),
  specials: list(v.string()),
  discounts: list(v.string()),
  tags: list(v.string()),
});

/** A school's concert on the page of its production. */
export const educationEventWire = v.object({
  ...eventCardWire.entries,
  tixEventGroupId: v.number(),
  tixEventId: v.number(),
  ticketPrices: list(ticketPriceWire),
  schoolTags: list(v.number()),
});
