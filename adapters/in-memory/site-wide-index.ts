import { findPassages } from '#adapters/in-memory/keyword/find-passages.ts';
import type { Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import { parseImportStatus } from '#domain/event/event.ts';
import { maxHitsAbovePages, maxReachableResults } from '#domain/listing/list-pagination.ts';
import type { UriHits } from '#domain/listing/press-list.ts';
import { searchablePageSections, type PageHit } from '#domain/listing/site-search.ts';
import { toInstantAtHall } from '#domain/time/hall-day.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import type { KeywordResult, KeywordSearch } from './keyword-search.ts';
import { compareByStart, endsOnOrAfter, filterBySections, listConcerts } from './listed-documents.ts';

type SiteQueries = Pick<SearchIndexPort, 'find' | 'recommended' | 'urisOf'>;

/** The site-wide queries over an in-memory hall. */
export function createSiteWideIndex({ editions }: Hall, keywords: KeywordSearch): SiteQueries {
  return {
    find: async ({ locale, keyword, now }) => {
      const { documents } = editions[locale];
      const concerts = listConcerts(documents).filter(endsOnOrAfter(now));
      const find = (among: readonly IndexedDocument[]) => keywords.find([locale], among, keyword, true);
      const events = sortByScore(find(concerts));
      const pages = find(filterBySections(documents, ...searchablePageSections));
      return {
        events: { ...toFirstHits(events.toSorted(compareByStart)), bestUris: toFirstHits(events).uris },
        series: toFirstHits(sortByScore(find(filterBySections(documents, 'series')))),
        pages: {
          count: pages.scores.size,
          hits: sortByScore(pages)
            .slice(0, maxReachableResults)
            .map((page) => toPageHit(page, pages.matchingWords)),
        },
      };
    },

    recommended: async ({ locale, identifiers }) => {
      const requested = new Set(identifiers);
      return listConcerts(editions[locale].documents)
        .flatMap(({ importIdentifier: identifier, uri, starts }) =>
          identifier !== undefined && requested.has(identifier) ? [{ identifier, uri, starts }] : [],
        )
        .slice(0, maxReachableResults);
    },

    urisOf: async ({ locale, section, from }) => {
      const { documents } = editions[locale];
      const listed: readonly IndexedDocument[] =
        section === 'event'
          ? listConcerts(documents).filter(endsOnOrAfter(toInstantAtHall(from)))
          : filterBySections(documents, section);
      return listed
        .toSorted((one, other) => dutch.compare(one.title, other.title) || compareByStart(one, other))
        .map(({ uri }) => uri);
    },
  };
}

const dutch = new Intl.Collator('nl');

/** The documents found, best first; of equal ones a concert that is cancelled or moved last, then by start and uri. */
function sortByScore({ scores }: KeywordResult): readonly IndexedDocument[] {
  return [...scores]
    .toSorted(
      ([one, score], [other, otherScore]) =>
        otherScore - score || Number(isOff(one)) - Number(isOff(other)) || compareByStart(one, other),
    )
    .map(([document]) => document);
}

function isOff({ importStatus }: IndexedDocument): boolean {
  return parseImportStatus(importStatus) !== 'planned';
}

function toFirstHits(documents: readonly IndexedDocument[]): UriHits {
  return { count: documents.length, uris: documents.slice(0, maxHitsAbovePages).map(({ uri }) => uri) };
}

function toPageHit(document: IndexedDocument, matchingWords: ReadonlySet<string>): PageHit {
  const { url, title, subtitle, introduction, words } = document;
  const texts = [title, subtitle, introduction, ...words].filter((text) => text !== undefined);
  return {
    url,
    title,
    ...(subtitle && { subtitle }),
    ...(introduction && { introduction }),
    highlights: findPassages(texts, matchingWords),
  };
}
