import { pageHit, recommendedConcertHit } from '#adapters/search-graphql/search-answer.wire.ts';
import type { SearchClient } from '#adapters/search-graphql/search-client.ts';
import {
  fromMinuteOf,
  listedEventsFilter,
  normalizeBlankKeyword,
  selectFiltersWithValues,
} from '#adapters/search-graphql/search-document.ts';
import { maxHitsAbovePages } from '#domain/listing/list-pagination.ts';
import { searchablePageSections } from '#domain/listing/site-search.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import type { SiteSearchCriteria } from '#ports/search.port.ts';

type SiteQueries = Pick<SearchIndexPort, 'find' | 'recommended' | 'urisOf'>;

/** The site-wide queries over GraphQL (CALL-23, CALL-26, ROUTE-19). */
export function createSiteWideQueries(search: SearchClient): SiteQueries {
  const filters = selectFiltersWithValues(listedEventsFilter);
  return {
    find: async (params, signal) => {
      const found = await search.findEach('site', params.locale, toSiteSearches(params), signal);
      const { events, best, series, pages } = found;
      return {
        events: { count: events.count, uris: events.uris(), bestUris: best.uris() },
        series: { count: series.count, uris: series.uris() },
        pages: { count: pages.count, hits: pages.hits(pageHit) },
      };
    },

    recommended: async ({ locale, identifiers }, signal) => {
      signal?.throwIfAborted();
      // Without identifiers the search would return every concert.
      if (identifiers.length === 0) return [];
      const where = { importIconcertIdentifier: identifiers, filters };
      const hits = { fields: 'uri importIconcertIdentifier eventDate' };
      const found = await search.find('recommended', locale, { section: ['event'], where, hits }, signal);
      return found.hits(recommendedConcertHit);
    },

    urisOf: async ({ locale, section, from }, signal) => {
      const where = section === 'event' ? { eventEndDateRange: [`gte ${from}`], filters } : {};
      const list = { section: [section], orderBy: 'title ASC', where, count: true } as const;
      const uris: string[] = [];
      for (let offset = 0, isComplete = false; !isComplete;) {
        const portion = { ...list, hits: { fields: 'uri', offset } };
        const found = await search.find('section', locale, portion, signal);
        uris.push(...found.uris());
        // Invalid hits count too, because they are part of the offset.
        offset += found.returned;
        isComplete = found.returned === 0 || offset >= found.count;
      }
      return uris;
    },
  };
}

/** The searches of the site search in one request (CALL-23). Concerts are searched twice: the next ones, and the best ones. */
function toSiteSearches({ keyword: givenKeyword, now }: SiteSearchCriteria) {
  const keyword = normalizeBlankKeyword(givenKeyword);
  const filters = selectFiltersWithValues(listedEventsFilter);
  const where = { keyword, eventEndDateRange: fromMinuteOf(now), filters };
  const hits = { fields: 'uri', limit: maxHitsAbovePages };
  return {
    events: { section: ['event'], orderBy: 'eventDate ASC', where, count: true, hits },
    best: { section: ['event'], where, hits },
    series: { section: ['series'], where: { keyword }, count: true, hits },
    pages: {
      section: searchablePageSections,
      where: { keyword },
      count: true,
      hits: { fields: 'url title subtitle introduction highlights' },
    },
  } as const;
}
