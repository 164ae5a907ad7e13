import { type EventCard, isPlayed } from '#domain/event/event.ts';
import type { EventPage } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A concert's related concerts to show: those of {@link listComingEventsSoldOutLast} but other evenings of its own production (WAY-27). */
export function listRelatedEvents(
  { event: { production }, relatedEvents }: Pick<EventPage, 'event' | 'relatedEvents'>,
  now: Instant,
): readonly EventCard[] {
  return listComingEventsSoldOutLast(
    relatedEvents.filter((event) => event.production.title !== production.title),
    now,
  );
}

/**
 * Concerts that go with a page, in the order of the CMS, but a sold-out one after the others (WAY-27). One that has begun, is
 * cancelled or has moved is left out.
 */
export function listComingEventsSoldOutLast(
  events: readonly EventCard[],
  now: Instant,
): readonly EventCard[] {
  const coming = events.filter((event) => event.starts > now && isPlayed(event));
  return [...coming.filter((event) => !isSoldOut(event)), ...coming.filter(isSoldOut)];
}

function isSoldOut({ sale }: EventCard): boolean {
  return sale.code === 2;
}
