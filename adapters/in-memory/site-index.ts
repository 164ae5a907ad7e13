import { compareAscending } from '#domain/compare-ascending.ts';
import { isListedPlanningStatus } from '#domain/event/event.ts';
import type { Hall, IndexedDocument, SearchSection } from '#domain/hall/edition.ts';
import { findPassages } from '#domain/listing/highlighted-passage.ts';
import { scoreKeyword, toFoldedWords } from '#domain/listing/keyword-score.ts';
import { maxHitsAbovePages, maxReachableResults } from '#domain/listing/list-pagination.ts';
import { type PageHit } from '#domain/listing/page-hit.ts';
import type { UriHits } from '#domain/listing/press-search.ts';
import { searchablePageSections } from '#domain/listing/site-search.ts';
import { toInstantAtHall } from '#domain/time/hall-day.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type SiteQueries = Pick<SearchIndexPort, 'find' | 'recommended' | 'urisOf'>;

/** The site-wide queries over an in-memory hall. */
export function createSiteIndex({ editions }: Hall): SiteQueries {
  return {
    find: async ({ locale, keyword, now }, signal) => {
      signal?.throwIfAborted();
      const best = findBest(editions[locale].documents, keyword);
      const isUpcoming = ({ starts, ends }: IndexedDocument): boolean => (ends ?? starts ?? -Infinity) >= now;
      const events = filterBySections(best, ['event']).filter(isListedConcert).filter(isUpcoming);
      const pages = filterBySections(best, searchablePageSections);
      return {
        events: { ...toFirstHits(events.toSorted(compareByStart)), bestUris: toFirstHits(events).uris },
        series: toFirstHits(filterBySections(best, ['series'])),
        pages: {
          count: pages.length,
          hits: pages.slice(0, maxReachableResults).map((page) => toPageHit(page, keyword)),
        },
      };
    },

    recommended: async ({ locale, identifiers }, signal) => {
      signal?.throwIfAborted();
      const requested = new Set(identifiers);
      return filterBySections(editions[locale].documents, ['event'])
        .filter(isListedConcert)
        .flatMap(({ importIdentifier: identifier, uri, starts }) =>
          identifier !== undefined && requested.has(identifier)
            ? [{ identifier, uri, ...(starts !== undefined && { starts }) }]
            : [],
        )
        .slice(0, maxReachableResults);
    },

    urisOf: async ({ locale, section, from }, signal) => {
      signal?.throwIfAborted();
      const isUpcoming = ({ starts, ends }: IndexedDocument): boolean =>
        (ends ?? starts ?? -Infinity) >= toInstantAtHall(from);
      return filterBySections(editions[locale].documents, [section])
        .filter((document) => section !== 'event' || (isListedConcert(document) && isUpcoming(document)))
        .toSorted((one, other) => dutch.compare(one.title, other.title) || compareByStart(one, other))
        .map(({ uri }) => uri);
    },
  };
}

const dutch = new Intl.Collator('nl');

function isListedConcert({ importStatus }: IndexedDocument): boolean {
  return isListedPlanningStatus(importStatus);
}

function filterBySections(
  documents: readonly IndexedDocument[],
  sections: readonly SearchSection[],
): readonly IndexedDocument[] {
  return documents.filter(({ section }) => sections.includes(section));
}

/** The documents that match a keyword, best first; equal scores by start, then by uri. */
function findBest(documents: readonly IndexedDocument[], keyword: string): readonly IndexedDocument[] {
  return documents
    .map((document) => ({ document, score: scoreKeyword(document, keyword) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || compareByStart(one.document, other.document))
    .map(({ document }) => document);
}

function compareByStart(one: IndexedDocument, other: IndexedDocument): number {
  return (
    compareAscending(one.starts ?? Infinity, other.starts ?? Infinity) || compareAscending(one.uri, other.uri)
  );
}

function toFirstHits(documents: readonly IndexedDocument[]): UriHits {
  return { count: documents.length, uris: documents.slice(0, maxHitsAbovePages).map(({ uri }) => uri) };
}

function toPageHit(document: IndexedDocument, keyword: string): PageHit {
  const { url, title, subtitle, introduction, words } = document;
  const texts = [title, subtitle, introduction, ...words].filter((text) => text !== undefined);
  return {
    url,
    title,
    ...(subtitle && { subtitle }),
    ...(introduction && { introduction }),
    highlights: findPassages(texts, new Set(toFoldedWords(keyword))),
  };
}
