import {
  canOrder,
  isSoldNowOrLater,
  type OfferedEvent,
  type OfferStatus,
} from '#domain/event/event-offer.ts';
import { type EventCard, getEventEndOrStart } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import { filterOfferedPrices, type PriceRange, computePriceRange } from '#domain/pricing/offered-prices.ts';
import { sumEuros } from '#domain/pricing/ticket-price.ts';
import { type CustomerTag, noCustomerTags, type Sale } from '#domain/sale/sale.ts';
import type { SeriesCard, SeriesConcert } from '#domain/series/series-card.ts';
import { type Instant, createInstant } from '#domain/time/instant.ts';

/** The starts of the first and the last concert of a series. */
export interface SeriesSpan {
  readonly first: Instant;
  readonly last: Instant;
}

/** The latest representable moment: a series without concerts is never over. */
const neverOver = createInstant(8.64e15);

/** The part of a series that determines how it is sold as a whole. */
export type SellableSeries = Pick<SeriesCard, 'sale' | 'saleStart' | 'prices' | 'concerts'>;

/**
 * The whole series as one thing to order, so that ticket rules apply to it. Its sale ends when half of its concerts are over
 * (WAY-41), and it is over with its last concert (TPL-24).
 */
export function toSeriesAsOfferedEvent(series: SellableSeries): OfferedEvent {
  const { concerts } = series;
  const span = findSeriesSpan(concerts);
  return {
    sale: endHalfway(pickSeriesSale(series), concerts),
    importStatus: 'planned',
    starts: span?.first ?? neverOver,
    ...(span && { ends: createInstant(Math.max(...concerts.map(getEventEndOrStart))) }),
    minPrice: computePriceRange(series.prices)?.from ?? null,
    waitingList: false,
  };
}

/** Ends a planned sale when half of the concerts that are played are over, if the ticketing does not end it earlier. */
function endHalfway(sale: Sale, concerts: readonly SeriesConcert[]): Sale {
  const ends = concerts
    .filter(({ isPlayed }) => isPlayed)
    .map(getEventEndOrStart)
    .toSorted((one, other) => one - other);
  const halfway = ends[Math.ceil(ends.length / 2) - 1];
  const isPlanned = Object.keys(sale.starts).length > 0;
  return halfway === undefined || !isPlanned || (sale.end ?? neverOver) <= halfway
    ? sale
    : { ...sale, end: halfway };
}

/** Whether the whole series can be ordered now: its sale is open, and it has a price (WAY-41). */
export function canOrderSeries(offer: OfferStatus, price: SeriesPrice | null): boolean {
  return price !== null && canOrder(offer);
}

/** The price of a whole series for one visitor. */
export interface SeriesPrice extends PriceRange {
  /** What the lowest general price saves on single tickets for the concerts to come; null if nothing, or if a price is unknown. */
  readonly saving: number | null;
}

/** The price of the whole series while it is sold, now or later (WAY-40); null otherwise, and without a price for this visitor. */
export function computeSeriesPrice(
  series: SellableSeries,
  offer: OfferStatus,
  tags: readonly CustomerTag[],
  now: Instant,
): SeriesPrice | null {
  const range = computePriceRange(filterOfferedPrices(series.prices, tags, now));
  return range && isSoldNowOrLater(offer) ? { ...range, saving: toSaving(series, now) } : null;
}

/** How many concerts are still to come, if some are over and some are not; null otherwise (WAY-41). */
export function countRemainingConcerts(concerts: readonly SeriesConcert[], now: Instant): number | null {
  const toCome = listConcertsToCome(concerts, now).length;
  const isAnyOver = concerts.some((concert) => concert.isPlayed && getEventEndOrStart(concert) < now);
  return isAnyOver && toCome > 0 ? toCome : null;
}

/** The lowest price of single tickets for all concerts to come; null if one of them has no known price, or if none is to come. */
export function sumSingleTicketPrices(concerts: readonly SeriesConcert[], now: Instant): number | null {
  const prices = listConcertsToCome(concerts, now).map(({ minPrice }) => minPrice);
  const known = prices.filter((price) => price !== null);
  return prices.length === 0 || known.length < prices.length ? null : sumEuros(known);
}

/** General prices on both sides: the lowest of the series, and the lowest of each concert. */
function toSaving({ prices, concerts }: SellableSeries, now: Instant): number | null {
  const whole = computePriceRange(filterOfferedPrices(prices, noCustomerTags, now));
  const singles = sumSingleTicketPrices(concerts, now);
  const saving = whole && singles !== null ? sumEuros([singles, -whole.from]) : 0;
  return saving > 0 ? saving : null;
}

function listConcertsToCome(concerts: readonly SeriesConcert[], now: Instant): readonly SeriesConcert[] {
  return concerts.filter((concert) => concert.isPlayed && getEventEndOrStart(concert) >= now);
}

/** The ticketing's sale of a series; without one, its own start for everyone. */
export function pickSeriesSale({ sale, saleStart }: Pick<SeriesPage, 'sale' | 'saleStart'>): Sale {
  return sale ?? { code: 0, starts: saleStart === null ? {} : { _default: saleStart }, end: null };
}

/** The URL at which to order a series: from the CMS, else from the ticketing; null if neither has one. */
export function toSubscriptionOrderUrl(
  page: Pick<SeriesPage, 'id' | 'purchaseUrl'>,
  ticketing: { readonly series: (series: Pick<SeriesPage, 'id'>, locale: Locale) => string | null },
  locale: Locale,
): string | null {
  return page.purchaseUrl ?? ticketing.series(page, locale);
}

/** The first and last start; null without concerts. */
export function findSeriesSpan(concerts: readonly Pick<EventCard, 'starts'>[]): SeriesSpan | null {
  if (concerts.length === 0) return null;
  const starts = concerts.map((concert) => concert.starts);
  return { first: createInstant(Math.min(...starts)), last: createInstant(Math.max(...starts)) };
}

/** The rooms of a series without duplicates, most frequent first. */
export function listRoomsByFrequency(rooms: readonly (string | null | undefined)[]): readonly string[] {
  const known = rooms.filter((room) => room !== null && room !== undefined);
  const countOf = (room: string): number => known.filter((other) => other === room).length;
  return [...new Set(known)].toSorted((one, other) => countOf(other) - countOf(one));
}
