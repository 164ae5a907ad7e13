import { useMemo } from 'react';
import { isOverToday, listEndsOfToday } from '#domain/event/event-days.ts';
import type { EventTimes } from '#domain/event/event.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';

/**
 * Returns whether a concert of a list is one of today that is over, by the hall's clock (SALE-2); renders again when one ends. `events`
 * is the same array between renders.
 */
export function useIsOverToday(
  events: readonly EventTimes[],
  today: HallDay,
): (event: EventTimes) => boolean {
  const ends = useMemo(() => listEndsOfToday(events, today), [events, today]);
  const now = useOfferMoment(null, noCustomerTags, undefined, ends);
  return (event) => isOverToday(event, today, now);
}
