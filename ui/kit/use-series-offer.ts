import { useMemo } from 'react';
import { computeOffer, type Offer } from '#domain/event/event-offer.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import {
  type SeriesPrice,
  type SellableSeries,
  toSeriesAsOfferedEvent,
  computeSeriesPrice,
} from '#domain/series/subscription.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';
import { useCustomerTags } from '#ui/kit/visitor.tsx';

interface SeriesTickets {
  readonly offer: Offer;
  readonly tags: readonly CustomerTag[];
  /** The moment for which offer and prices are computed. */
  readonly now: Instant;
  /** Null if this visitor cannot order the whole series, now or later. */
  readonly price: SeriesPrice | null;
}

/** What a whole series offers this visitor now. `series` is the same object between renders. */
export function useSeriesOffer(series: SellableSeries): SeriesTickets {
  const event = useMemo(() => toSeriesAsOfferedEvent(series), [series]);
  const offers = useMemo(() => [{ event, prices: series.prices }], [event, series]);
  const tags = useCustomerTags();
  const now = useOfferMoment(offers, tags);
  const offer = computeOffer(event, tags, now);
  return { offer, tags, now, price: computeSeriesPrice(series, offer, tags, now) };
}
