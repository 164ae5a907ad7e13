import { type EventCard, hasMovedAway, isCancelled } from '#domain/event/event.ts';
import type { EventPage } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/**
 * The related concerts to show, in the order of the CMS, but a sold-out one after the others (WAY-27). Another evening of the
 * same production, and one that has begun, is cancelled or has moved, is left out.
 */
export function listRelatedEvents(
  { event: { production }, relatedEvents }: Pick<EventPage, 'event' | 'relatedEvents'>,
  now: Instant,
): readonly EventCard[] {
  const others = relatedEvents.filter((event) => event.production.title !== production.title);
  const coming = others.filter((event) => event.starts > now && !isCancelled(event) && !hasMovedAway(event));
  return [...coming.filter((event) => !isSoldOut(event)), ...coming.filter(isSoldOut)];
}

function isSoldOut({ sale }: EventCard): boolean {
  return sale.code === 2;
}
