import {
  computePlayStatus,
  type EventCard,
  type PlannedEvent,
  getEventEndOrStart,
} from '#domain/event/event.ts';
import { hasSaleEnded } from '#domain/sale/sale-status.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A concert's state in tracking (SALE-5). */
export type TrackedEventStatus = 'cancelled' | 'moved' | 'over' | 'soldOut' | 'lastTickets' | 'available';

/** A concert's state in tracking: the first that applies of cancelled, moved, over, sold out, last tickets, available (SALE-5). */
export function computeTrackedEventStatus(
  event: PlannedEvent & Pick<EventCard, 'starts' | 'ends'>,
  now: Instant,
): TrackedEventStatus {
  const { sale } = event;
  const { kind } = computePlayStatus(event);
  if (kind !== 'played') return kind;
  if (getEventEndOrStart(event) < now || hasSaleEnded(sale, now)) return 'over';
  if (sale.code === 2) return 'soldOut';
  return sale.code === 1 ? 'lastTickets' : 'available';
}
