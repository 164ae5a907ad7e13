import type { IndexedDocument } from '#adapters/shared/hall.ts';
import { compareAscending } from '#domain/compare-ascending.ts';
import { isListedPlanningStatus } from '#domain/event/event.ts';
import { maxReachableResults } from '#domain/listing/list-pagination.ts';
import type { SearchSection } from '#domain/listing/site-search.ts';
import type { Instant } from '#domain/time/instant.ts';

interface Concert extends IndexedDocument {
  readonly starts: Instant;
}

export function filterBySections(
  documents: readonly IndexedDocument[],
  ...sections: readonly SearchSection[]
): readonly IndexedDocument[] {
  return documents.filter(({ section }) => sections.includes(section));
}

/** The listed concerts in calendar order: earliest first, then by uri. */
export function listConcerts(documents: readonly IndexedDocument[]): readonly Concert[] {
  return filterBySections(documents, 'event')
    .filter((document): document is Concert => document.starts !== undefined)
    .filter(({ importStatus }) => isListedPlanningStatus(importStatus))
    .toSorted(compareByStart);
}

export function compareByStart(one: IndexedDocument, other: IndexedDocument): number {
  return (
    compareAscending(one.starts ?? Infinity, other.starts ?? Infinity) || compareAscending(one.uri, other.uri)
  );
}

export function endsOnOrAfter(moment: Instant): (concert: Concert) => boolean {
  return ({ starts, ends }) => (ends ?? starts) >= moment;
}

/** The uris that a search returns. */
export function toUris(documents: readonly IndexedDocument[]): readonly string[] {
  return documents.slice(0, maxReachableResults).map(({ uri }) => uri);
}
