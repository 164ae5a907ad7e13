import type { Hall, IndexedDocument } from '#domain/hall/edition.ts';
import type { EventPage } from '#domain/page/page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';

/** A season with the concerts of the archive instead of its own: menus, banners and other pages stay. */
export function createArchiveHall(season: Hall, documents: readonly IndexedDocument[]): Hall {
  const { nl } = season.editions;
  const others = nl.pages.filter(({ kind }) => kind !== 'event');
  const pages = [...others, ...documents.map(concertPage)];
  return { ...season, editions: { ...season.editions, nl: { ...nl, documents, pages } } };
}

/**
 * The same concerts with the filter values of the last thousand, so that the number of filter values does not depend on the number of
 * concerts. This separates the cost of more concerts from the cost of more composers and rooms.
 */
export function withFiltersOfLast(
  count: number,
  documents: readonly IndexedDocument[],
): readonly IndexedDocument[] {
  const last = documents.slice(-count);
  return documents.map((document, at) => ({ ...document, facets: last[at % last.length]?.facets ?? {} }));
}

function concertPage(document: IndexedDocument, at: number): EventPage {
  const { uri, url, title, starts, ends, facets } = document;
  const [room] = facets.rooms ?? [];
  const event = anEventCard({
    uri,
    url,
    title,
    id: anEventId(at + 1),
    ...(starts !== undefined && { starts }),
    ...(ends !== undefined && { ends }),
    ...(room && { room: { title: room.label } }),
    composers: (facets.composers ?? []).map(({ label }) => label),
  });
  return anEventPage({ event, id: at + 1 });
}
