import type { EventCard } from '#domain/event/event.ts';
import { findCoverPhoto } from '#domain/media/image.ts';

/**
 * How a concert is shown, which decides what its card contains. None has the time of its last change.
 * - row: a figure instead of a picture; the subtitle only instead of missing composers or performers
 * - compact: a row without performers
 * - cover: a compact one with its subtitle, and with its photograph if that can be shown large (PHOTO-2)
 */
export const eventCardShapes = ['row', 'compact', 'cover'] as const;

export type EventCardShape = (typeof eventCardShapes)[number];

/** The card of a concert in a shape. */
export function toEventCardOfShape(event: EventCard, shape: EventCardShape): EventCard {
  const { updated: _, image: __, subtitle, ...shown } = event;
  const photo = shape === 'cover' ? findCoverPhoto(event) : undefined;
  const isComplete = event.composers.length > 0 && (shape === 'compact' || event.performers.length > 0);
  return {
    ...shown,
    ...(shape !== 'row' && { performers: [] }),
    ...(subtitle !== undefined && (shape === 'cover' || !isComplete) && { subtitle }),
    ...(photo && { image: photo }),
  };
}
