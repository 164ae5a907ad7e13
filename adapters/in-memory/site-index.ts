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

/** The index of the whole site, over a hall that fits in memory. */
export function siteIndex({ editions }: Hall): SiteQueries {
  return {
    find: async ({ locale, keyword, now }, signal) => {
      signal?.throwIfAborted();
      const best = bestFor(editions[locale].documents, keyword);
      const isComing = ({ starts, ends }: IndexedDocument): boolean => (ends ?? starts ?? -Infinity) >= now;
      const events = within(best, ['event']).filter(isListedConcert).filter(isComing);
      const pages = within(best, pageSections);
      return {
        events: firstOf(events.toSorted(byStart)),
        series: firstOf(within(best, ['series'])),
        pages: {
          count: pages.length,
          hits: pages.slice(0, reachableResults).map((page) => pageHitOf(page, keyword)),
        },
      };
    },

    recommended: async ({ locale, identifiers }, signal) => {
      signal?.throwIfAborted();
      const wanted = new Set(identifiers);
      return within(editions[locale].documents, ['event'])
        .filter(isListedConcert)
        .flatMap(({ importIdentifier: identifier, uri, starts }) =>
          identifier !== undefined && wanted.has(identifier)
            ? [{ identifier, uri, ...(starts !== undefined && { starts }) }]
            : [],
        )
        .slice(0, reachableResults);
    },

    urisOf: async ({ locale, section, from }, signal) => {
      signal?.throwIfAborted();
      const isComing = ({ starts, ends }: IndexedDocument): boolean =>
        (ends ?? starts ?? -Infinity) >= momentAt(from);
      return within(editions[locale].documents, [section])
        .filter((document) => section !== 'event' || (isListedConcert(document) && isComing(document)))
        .toSorted((one, other) => dutch.compare(one.title, other.title) || byStart(one, other))
        .map(({ uri }) => uri);
    },
  };
}

const dutch = new Intl.Collator('nl');

function isListedConcert({ importStatus }: IndexedDocument): boolean {
  return isListed(importStatus);
}

function within(
  documents: readonly IndexedDocument[],
  sections: readonly SearchSection[],
): readonly IndexedDocument[] {
  return documents.filter(({ section }) => sections.includes(section));
}

/** The documents that answer a keyword, best first; of equals the earlier, then by uri. */
function bestFor(documents: readonly IndexedDocument[], keyword: string): readonly IndexedDocument[] {
  return documents
    .map((document) => ({ document, score: keywordScore(document, keyword) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || byStart(one.document, other.document))
    .map(({ document }) => document);
}

function byStart(one: IndexedDocument, other: IndexedDocument): number {
  return ascending(one.starts ?? Infinity, other.starts ?? Infinity) || ascending(one.uri, other.uri);
}

function firstOf(documents: readonly IndexedDocument[]): UriHits {
  return { count: documents.length, uris: documents.slice(0, firstHits).map(({ uri }) => uri) };
}

function pageHitOf(document: IndexedDocument, keyword: string): PageHit {
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
