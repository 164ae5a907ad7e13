import { type EventId, parseEventId } from '#domain/event/event.ts';

/** The session storage key for event ids chosen before a login (LAYOUT-5). */
export const pendingFavouritesStorageKey = 'favouriteEvent';

/** Serializes ids for session storage, separated by commas. */
export function serializePendingFavourites(ids: readonly EventId[]): string {
  return ids.join(',');
}

/** Parses the stored ids, in order and without duplicates; invalid ids are dropped (FAV-2). */
export function parsePendingFavourites(stored: string | null): readonly EventId[] {
  const ids = (stored ?? '').split(',').flatMap((text) => parseEventId(text) ?? []);
  return [...new Set(ids)];
}
