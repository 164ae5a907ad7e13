import { useMemo } from 'react';
import {
  type SeriesPrice,
  type SoldSeries,
  toSeriesAsOfferedEvent,
  toSeriesPrice,
} from '#domain/series/subscription.ts';
import { type Tickets, useOfferWithPriceUpdates } from '#ui/kit/use-offer.ts';

interface SeriesTickets extends Tickets {
  /** Null if this visitor cannot order the whole series, now or later. */
  readonly price: SeriesPrice | null;
}

/** What a whole series offers this visitor now. `series` is the same object between renders. */
export function useSeriesOffer(series: SoldSeries): SeriesTickets {
  const subscription = useMemo(() => toSeriesAsOfferedEvent(series), [series]);
  const tickets = useOfferWithPriceUpdates(subscription, series.prices);
  return { ...tickets, price: toSeriesPrice(series, tickets.offer, tickets.tags, tickets.now) };
}
