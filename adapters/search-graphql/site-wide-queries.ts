import * as v from 'valibot';
import {
  normalizeBlankKeyword,
  toCmsSiteHandle,
  listedEventsFilter,
  selectFiltersWithValues,
  truncateToMinute,
} from '#adapters/search-graphql/filters.ts';
import { maxSearchResults, type SearchClient } from '#adapters/search-graphql/search-client.ts';
import {
  hitsWire,
  itemsWire,
  parsePageHits,
  parseRecommendedConcertHits,
  parseUris,
} from '#adapters/search-graphql/search-response.mapper.ts';
import type { SearchSection } from '#domain/hall/edition.ts';
import { maxHitsAbovePages } from '#domain/listing/list-pagination.ts';
import type { UriHits } from '#domain/listing/press-search.ts';
import { type SiteSearchCriteria, searchablePageSections } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type SiteQueries = Pick<SearchIndexPort, 'find' | 'recommended' | 'urisOf'>;

/** The site-wide queries over GraphQL (CALL-23, CALL-26). */
export function createSiteWideQueries(search: SearchClient): SiteQueries {
  const toUriHits = (found: { readonly count: number; readonly hits: readonly unknown[] }): UriHits => ({
    count: found.count,
    uris: search.takeValid('find', parseUris(found.hits)),
  });
  return {
    find: async (params, signal) => {
      const { events, best, series, pages } = await search.query(
        siteDocument,
        siteVariables(params),
        siteWire,
        signal,
      );
      return {
        events: { ...toUriHits(events), bestUris: search.takeValid('find', parseUris(best.hits)) },
        series: toUriHits(series),
        pages: { count: pages.count, hits: search.takeValid('find', parsePageHits(pages.hits)) },
      };
    },

    recommended: async ({ locale, identifiers }, signal) => {
      signal?.throwIfAborted();
      // Without identifiers the search would return every concert.
      if (identifiers.length === 0) return [];
      const variables = recommendedVariables(locale, identifiers);
      const answer = await search.query(recommendedDocument, variables, recommendedWire, signal);
      return search.takeValid('recommended', parseRecommendedConcertHits(answer.search.hits));
    },

    urisOf: async ({ locale, section, from }, signal) => {
      const uris: string[] = [];
      for (let offset = 0, isComplete = false; !isComplete;) {
        const variables = sectionVariables({ locale, section, from }, offset);
        const answer = await search.query(sectionDocument, variables, sectionWire, signal);
        uris.push(...search.takeValid('urisOf', parseUris(answer.search.hits)));
        // Invalid hits count too, because they are part of the offset.
        offset += answer.search.hits.length;
        isComplete = answer.search.hits.length === 0 || offset >= answer.search.count;
      }
      return uris;
    },
  };
}

/** The searches of the site search in one request (CALL-23). Concerts are searched twice: the next ones, and the best ones. */
const siteDocument = `
query Site(
  $site: [String!]
  $keyword: String
  $eventEndDateRange: [String!]
  $eventFilters: [FacetFilterInput!]
) {
  events: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    orderBy: "eventDate ASC"
    eventEndDateRange: $eventEndDateRange
    filters: $eventFilters
  ) {
    count
    hits(limit: ${maxHitsAbovePages}) { uri }
  }
  best: search(
    site: $site
    section: ["event"]
    keyword: $keyword
    eventEndDateRange: $eventEndDateRange
    filters: $eventFilters
  ) {
    hits(limit: ${maxHitsAbovePages}) { uri }
  }
  series: search(site: $site, section: ["series"], keyword: $keyword) {
    count
    hits(limit: ${maxHitsAbovePages}) { uri }
  }
  pages: search(site: $site, section: ${JSON.stringify(searchablePageSections)}, keyword: $keyword) {
    count
    hits(limit: ${maxSearchResults}) { url title subtitle introduction highlights }
  }
}`;

/** The recommended concerts that are in the search (CALL-26). */
const recommendedDocument = `
query Recommended(
  $site: [String!]
  $importIconcertIdentifier: [String!]
  $filters: [FacetFilterInput!]
) {
  search(
    site: $site
    section: ["event"]
    importIconcertIdentifier: $importIconcertIdentifier
    filters: $filters
  ) {
    hits(limit: ${maxSearchResults}) { uri importIconcertIdentifier eventDate }
  }
}`;

/** The pages of a section, in portions (ROUTE-19). */
const sectionDocument = `
query Section(
  $site: [String!]
  $section: [String!]
  $eventEndDateRange: [String!]
  $filters: [FacetFilterInput!]
  $offset: Int!
) {
  search(
    site: $site
    section: $section
    orderBy: "title ASC"
    eventEndDateRange: $eventEndDateRange
    filters: $filters
  ) {
    count
    hits(limit: ${maxSearchResults}, offset: $offset) { uri }
  }
}`;

/** All documents of the whole site. */
export const siteWideDocuments = [siteDocument, recommendedDocument, sectionDocument] as const;

function siteVariables({ locale, keyword, now }: SiteSearchCriteria) {
  return {
    site: toCmsSiteHandle(locale),
    keyword: normalizeBlankKeyword(keyword),
    eventEndDateRange: [`gte ${formatUtcIso(truncateToMinute(now))}`],
    eventFilters: selectFiltersWithValues(listedEventsFilter),
  };
}

function recommendedVariables(locale: Locale, identifiers: readonly string[]) {
  return {
    site: toCmsSiteHandle(locale),
    importIconcertIdentifier: identifiers,
    filters: selectFiltersWithValues(listedEventsFilter),
  };
}

interface SectionQuestion {
  readonly locale: Locale;
  readonly section: SearchSection;
  readonly from: HallDay;
}

/** The variables for a portion of a section from an offset; of the concerts only listed ones that end on or after a day. */
function sectionVariables({ locale, section, from }: SectionQuestion, offset: number) {
  const ofConcerts = {
    eventEndDateRange: [`gte ${from}`],
    filters: selectFiltersWithValues(listedEventsFilter),
  };
  return {
    site: toCmsSiteHandle(locale),
    section: [section],
    offset,
    ...(section === 'event' && ofConcerts),
  };
}

const siteWire = v.object({
  events: hitsWire,
  best: v.object({ hits: itemsWire }),
  series: hitsWire,
  pages: hitsWire,
});

const recommendedWire = v.object({ search: v.object({ hits: itemsWire }) });

const sectionWire = v.object({ search: hitsWire });
