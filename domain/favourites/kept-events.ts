import { type EventId, eventIdOf } from '#domain/event/event.ts';

/** The session storage key for event ids chosen before a login (LAYOUT-5). */
export const keptEventKey = 'favouriteEvent';

/** Serializes ids for session storage, separated by commas. */
export function writtenKept(ids: readonly EventId[]): string {
  return ids.join(',');
}

/** Parses the stored ids, in order and without duplicates; invalid ids are dropped (FAV-2). */
export function keptEvents(stored: string | null): readonly EventId[] {
  const ids = (stored ?? '').split(',').flatMap((text) => eventIdOf(text) ?? []);
  return [...new Set(ids)];
}
