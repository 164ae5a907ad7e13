import type { KeptLists } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import type { EventId } from '#domain/event/event.ts';
import { parsedJson } from '#domain/json.ts';
import type { Shelf } from '#ports/storage.port.ts';

const listsKey = 'desk-lists';

/** What people kept, for as long as the tab is open: a reload finds it again. */
export function keptLists(shelf: Shelf): KeptLists {
  const read = (): Readonly<Record<string, readonly EventId[]>> => Object(parsedJson(shelf.read(listsKey)));
  return {
    get: (person) => read()[person],
    set: (person, ids) => shelf.write(listsKey, JSON.stringify({ ...read(), [person]: ids })),
  };
}
