import { ascending } from '#domain/ascending.ts';
import { isListed } from '#domain/event/event.ts';
import type { Hall, IndexedDocument, SearchSection } from '#domain/hall/edition.ts';
import { keywordScore, wordsIn } from '#domain/listing/keyword-score.ts';
import { firstHits, reachableResults } from '#domain/listing/listed-page.ts';
import { type PageHit, passagesIn } from '#domain/listing/page-hit.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import { pageSections } from '#domain/listing/site-search-params.ts';
import { momentAt } from '#domain/time/hall-day.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type SiteQueries = Pick<SearchIndexPort, 'find' | 'recommended' | 'urisOf'>;

/** The site-wide queries over an in-memory hall. */
export function siteIndex({ editions }: Hall): SiteQueries {
  return {
    find: async ({ locale, keyword, now }, signal) => {
      signal?.throwIfAborted();
      const best = findBest(editions[locale].documents, keyword);
      const isUpcoming = ({ starts, ends }: IndexedDocument): boolean => (ends ?? starts ?? -Infinity) >= now;
      const events = filterBySections(best, ['event']).filter(isListedConcert).filter(isUpcoming);
      const pages = filterBySections(best, pageSections);
      return {
        events: toFirstHits(events.toSorted(compareByStart)),
        series: toFirstHits(filterBySections(best, ['series'])),
        pages: {
          count: pages.length,
          hits: pages.slice(0, reachableResults).map((page) => toPageHit(page, keyword)),
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
        .slice(0, reachableResults);
    },

    urisOf: async ({ locale, section, from }, signal) => {
      signal?.throwIfAborted();
      const isUpcoming = ({ starts, ends }: IndexedDocument): boolean =>
        (ends ?? starts ?? -Infinity) >= momentAt(from);
      return filterBySections(editions[locale].documents, [section])
        .filter((document) => section !== 'event' || (isListedConcert(document) && isUpcoming(document)))
        .toSorted((one, other) => dutch.compare(one.title, other.title) || compareByStart(one, other))
        .map(({ uri }) => uri);
    },
  };
}

const dutch = new Intl.Collator('nl');

function isListedConcert({ importStatus }: IndexedDocument): boolean {
  return isListed(importStatus);
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
    .map((document) => ({ document, score: keywordScore(document, keyword) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || compareByStart(one.document, other.document))
    .map(({ document }) => document);
}

function compareByStart(one: IndexedDocument, other: IndexedDocument): number {
  return ascending(one.starts ?? Infinity, other.starts ?? Infinity) || ascending(one.uri, other.uri);
}

function toFirstHits(documents: readonly IndexedDocument[]): UriHits {
  return { count: documents.length, uris: documents.slice(0, firstHits).map(({ uri }) => uri) };
}

function toPageHit(document: IndexedDocument, keyword: string): PageHit {
  const { section, url, title, subtitle, introduction, words } = document;
  const texts = [title, subtitle, introduction, ...words].filter((text) => text !== undefined);
  return {
    section,
    url,
    title,
    ...(subtitle && { subtitle }),
    ...(introduction && { introduction }),
    highlights: passagesIn(texts, new Set(wordsIn(keyword))),
  };
}
