import { type EventId, eventIdOf } from '#domain/event/event.ts';

/** The key under which session storage keeps event ids during a login (LAYOUT-5). */
export const keptEventKey = 'favouriteEvent';

/** The ids as session storage keeps them: one as it is, several with commas between. */
export function writtenKept(ids: readonly EventId[]): string {
  return ids.join(',');
}

/** The ids that were kept, each once and in the order chosen; what is no id is left out (FAV-2). */
export function keptEvents(written: string | null): readonly EventId[] {
  const ids = (written ?? '').split(',').flatMap((text) => eventIdOf(text) ?? []);
  return [...new Set(ids)];
}
