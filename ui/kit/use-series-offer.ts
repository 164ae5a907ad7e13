import { useMemo } from 'react';
import {
  type SeriesPrice,
  type SellableSeries,
  toSeriesAsOfferedEvent,
  computeSeriesPrice,
} from '#domain/series/subscription.ts';
import { type OfferWithTags, useEventOfferWithPriceUpdates } from '#ui/kit/use-event-offer.ts';

interface SeriesTickets extends OfferWithTags {
  /** Null if this visitor cannot order the whole series, now or later. */
  readonly price: SeriesPrice | null;
}

/** What a whole series offers this visitor now. `series` is the same object between renders. */
export function useSeriesOffer(series: SellableSeries): SeriesTickets {
  const subscription = useMemo(() => toSeriesAsOfferedEvent(series), [series]);
  const tickets = useEventOfferWithPriceUpdates(subscription, series.prices);
  return { ...tickets, price: computeSeriesPrice(series, tickets.offer, tickets.tags, tickets.now) };
}
