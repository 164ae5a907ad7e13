import { type EventCard, toEventEndOrStart } from '#domain/event/event.ts';
import type { OfferedEvent } from '#domain/event/event-offer.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import { toPriceRange } from '#domain/pricing/prices.ts';
import type { Sale } from '#domain/sale/sale.ts';
import { type Instant, instantFromMs } from '#domain/time/instant.ts';

/** The starts of the first and the last concert of a series. */
export interface SeriesSpan {
  readonly first: Instant;
  readonly last: Instant;
}

/** The latest representable moment: a series without concerts is never over. */
const neverOver = instantFromMs(8.64e15);

/** The whole series as one thing to order, so that ticket rules apply to it; it is over with its last concert (TPL-24). */
export function toSeriesAsOfferedEvent(
  series: Pick<SeriesPage, 'sale' | 'saleStart' | 'prices'> & {
    readonly events: readonly Pick<EventCard, 'starts' | 'ends'>[];
  },
): OfferedEvent {
  const ends = series.events.map(toEventEndOrStart);
  return {
    sale: pickSeriesSale(series),
    importStatus: 'planned',
    starts: ends.length === 0 ? neverOver : instantFromMs(Math.max(...ends)),
    minPrice: toPriceRange(series.prices)?.from ?? null,
    waitingList: false,
  };
}

/** The ticketing's sale of a series; without one, its own start for everyone. */
export function pickSeriesSale({ sale, saleStart }: Pick<SeriesPage, 'sale' | 'saleStart'>): Sale {
  return sale ?? { code: 0, starts: saleStart === null ? {} : { _default: saleStart }, end: null };
}

/** The URL at which to order a series: from the CMS, else built from its id. `tixUrl` has no trailing slash. */
export function toSubscriptionOrderUrl(
  { id, purchaseUrl }: Pick<SeriesPage, 'id' | 'purchaseUrl'>,
  tixUrl: string,
  locale: Locale,
): string {
  return purchaseUrl ?? `${tixUrl}/${locale}/buyingflow/subscription/${id}/`;
}

/** The first and last start; null without concerts. */
export function toSeriesSpan(concerts: readonly Pick<EventCard, 'starts'>[]): SeriesSpan | null {
  if (concerts.length === 0) return null;
  const starts = concerts.map((concert) => concert.starts);
  return { first: instantFromMs(Math.min(...starts)), last: instantFromMs(Math.max(...starts)) };
}

/** The rooms of a series without duplicates, most frequent first. */
export function listRoomsByFrequency(rooms: readonly (string | null | undefined)[]): readonly string[] {
  const known = rooms.filter((room) => room !== null && room !== undefined);
  const countOf = (room: string): number => known.filter((other) => other === room).length;
  return [...new Set(known)].toSorted((one, other) => countOf(other) - countOf(one));
}
