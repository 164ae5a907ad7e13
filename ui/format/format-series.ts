import type { Offer } from '#domain/event/event-offer.ts';
import type { SeriesConcert } from '#domain/series/series-card.ts';
import {
  countRemainingConcerts,
  type SeriesPrice,
  sumSingleTicketPrices,
} from '#domain/series/subscription.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type FormattedPriceParts, formatPriceParts } from '#ui/format/format-price.ts';
import type { Formats } from '#ui/format/formats.ts';
import { type OfferDisplay, toOfferDisplay } from '#ui/format/offer-display.ts';
import type { Translate } from '#ui/words/translate.ts';

interface SeriesState {
  readonly offer: Offer;
  readonly price: SeriesPrice | null;
  readonly concerts: readonly SeriesConcert[];
  readonly now: Instant;
}

/** The state of a series' sale; null if its price says enough (WAY-40, WAY-41). */
export function toSeriesOfferDisplay(
  { offer, price, concerts, now }: SeriesState,
  t: Translate,
  formats: Formats,
): OfferDisplay | null {
  const display = toOfferDisplay(offer, t, formats);
  if (offer.kind === 'over') return display && { ...display, text: t('series.over') };
  if (offer.kind === 'saleEnded') return display && { ...display, text: t('series.ended') };
  if (price || offer.kind === 'soldOut') return display;
  return sumSingleTicketPrices(concerts, now) === 0
    ? { codeSign: null, ownSign: 'check', tone: 'free', text: t('price.free') }
    : { codeSign: null, ownSign: null, tone: 'off', text: t('series.separate') };
}

/** `6 concerts`, or `6 concerts, 5 still to come` if some are over (WAY-41). */
export function formatConcertCount(concerts: readonly SeriesConcert[], now: Instant, t: Translate): string {
  const total = t('series.count', { count: concerts.length });
  const toCome = countRemainingConcerts(concerts, now);
  return toCome === null ? total : t('series.countToCome', { total, toCome });
}

/** The lowest price of a series: `from €215.00`, or the amount alone if there is one price. */
export function formatSeriesPriceParts(
  { from, to }: SeriesPrice,
  t: Translate,
  formats: Formats,
): FormattedPriceParts {
  const tag = from === to ? ({ kind: 'range', from, to } as const) : ({ kind: 'from', euros: from } as const);
  return formatPriceParts(tag, t, formats);
}

/**
 * `saves €35 on single tickets`, or once some concerts are over `saves €35 on what is still to come`; undefined if it saves
 * nothing (DOOR-10).
 */
export function formatSeriesSaving(
  { saving }: SeriesPrice,
  { concerts, now }: Pick<SeriesState, 'concerts' | 'now'>,
  t: Translate,
  formats: Formats,
): string | undefined {
  if (saving === null) return undefined;
  const isPartlyOver = countRemainingConcerts(concerts, now) !== null;
  return t(isPartlyOver ? 'series.savingToCome' : 'series.saving', {
    amount: formats.money(saving, 'whole'),
  });
}
