import { type EventCard, hasMovedAway, isCancelled } from '#domain/event/event.ts';
import type { Instant } from '#domain/time/instant.ts';

/**
 * The related concerts to show, in the order of the CMS, but a sold-out one after the others (WAY-27). One that has begun, is
 * cancelled or has moved is left out.
 */
export function listRelatedEvents(events: readonly EventCard[], now: Instant): readonly EventCard[] {
  const coming = events.filter((event) => event.starts > now && !isCancelled(event) && !hasMovedAway(event));
  return [...coming.filter((event) => !isSoldOut(event)), ...coming.filter(isSoldOut)];
}

function isSoldOut({ sale }: EventCard): boolean {
  return sale.code === 2;
}
