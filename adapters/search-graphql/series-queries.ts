import * as v from 'valibot';
import {
  normalizeBlankKeyword,
  toCmsSiteHandle,
  type GraphqlFilter,
  listedEventsFilter,
  selectFiltersWithValues,
} from '#adapters/search-graphql/filters.ts';
import { maxSearchResults, type SearchClient } from '#adapters/search-graphql/search-client.ts';
import {
  countWire,
  itemsWire,
  parseFacets,
  parseUris,
} from '#adapters/search-graphql/search-response.mapper.ts';
import { seriesFacetNames } from '#domain/facet/facet.ts';
import type { SeriesSelection } from '#domain/listing/series-listing-state.ts';
import type { SeriesFacets, SeriesSearchCriteria, SeriesUriHits } from '#domain/listing/series-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

/** A GraphQL request. */
interface SearchRequest {
  /** The query's name in logs. */
  readonly query: string;
  readonly document: string;
  readonly variables: object;
}

type SeriesQueries = Pick<SearchIndexPort, 'series' | 'seriesFacets' | 'concerts' | 'concertFacets'>;

/** The queries for series, and for concerts with the facets of series, over GraphQL (CALL-24, CALL-25, LIST-17). */
export function createSeriesQueries(search: SearchClient): SeriesQueries {
  return {
    series: (params, signal) =>
      querySeries(
        search,
        { query: 'series', document: seriesDocument, variables: seriesVariables(params) },
        signal,
      ),

    seriesFacets: ({ locale, from }, signal) => {
      const variables = seriesFacetsVariables(locale, from);
      return querySeriesFacets(
        search,
        { query: 'seriesFacets', document: seriesFacetsDocument, variables },
        signal,
      );
    },

    concerts: (params, signal) =>
      querySeries(
        search,
        { query: 'concerts', document: concertsDocument, variables: concertsVariables(params) },
        signal,
      ),

    concertFacets: ({ locale, from }, signal) => {
      const variables = concertFacetsVariables(locale, from);
      return querySeriesFacets(
        search,
        { query: 'concertFacets', document: concertFacetsDocument, variables },
        signal,
      );
    },
  };
}

async function querySeries(
  search: SearchClient,
  { query, document, variables }: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<SeriesUriHits> {
  const answer = await search.query(document, variables, seriesWire, signal);
  return {
    count: answer.search.count,
    facets: search.takeValid(query, parseFacets(seriesFacetNames, answer.search.facets)),
    uris: search.takeValid(query, parseUris(answer.search.hits)),
  };
}

async function querySeriesFacets(
  search: SearchClient,
  { query, document, variables }: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<SeriesFacets> {
  const answer = await search.query(document, variables, seriesFacetsWire, signal);
  return search.takeValid(query, parseFacets(seriesFacetNames, answer.search.facets));
}

const facetsFragment = `
fragment SeriesFacets on Facets {
  genres { value label count }
  organizers { value label count }
  rooms { value label count }
}`;

/** The matching series (CALL-25). */
const seriesDocument = `
query Series(
  $site: [String!]
  $keyword: String
  $onlineSaleEndRange: [String!]
  $filters: [FacetFilterInput!]
) {
  search(
    site: $site
    section: ["series"]
    keyword: $keyword
    orderBy: "eventDate ASC"
    onlineSaleEndRange: $onlineSaleEndRange
    filters: $filters
  ) {
    count
    facets(limit: ${maxSearchResults}) { ...SeriesFacets }
    hits(limit: ${maxSearchResults}) { uri }
  }
}
${facetsFragment}`;

/** All facet values of series on sale (CALL-24). */
const seriesFacetsDocument = `
query SeriesFacets($site: [String!], $onlineSaleEndRange: [String!]) {
  search(site: $site, section: ["series"], onlineSaleEndRange: $onlineSaleEndRange) {
    facets(limit: ${maxSearchResults}) { ...SeriesFacets }
  }
}
${facetsFragment}`;

/** The matching concerts of a concert overview (LIST-17), with the facets of series. */
const concertsDocument = `
query Concerts(
  $site: [String!]
  $keyword: String
  $eventEndDateRange: [String!]
  $filters: [FacetFilterInput!]
) {
  search(
    site: $site
    section: ["event"]
    keyword: $keyword
    fuzziness: "0"
    orderBy: "eventDate ASC"
    eventEndDateRange: $eventEndDateRange
    filters: $filters
  ) {
    count
    facets(limit: ${maxSearchResults}) { ...SeriesFacets }
    hits(limit: ${maxSearchResults}) { uri }
  }
}
${facetsFragment}`;

/** All facet values of upcoming concerts, with the facets of series (LIST-17). */
const concertFacetsDocument = `
query ConcertFacets($site: [String!], $eventEndDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventEndDateRange: $eventEndDateRange, filters: $filters) {
    facets(limit: ${maxSearchResults}) { ...SeriesFacets }
  }
}
${facetsFragment}`;

/** All documents of series. */
export const seriesDocuments = [
  seriesDocument,
  seriesFacetsDocument,
  concertsDocument,
  concertFacetsDocument,
] as const;

function seriesVariables({ locale, keyword, from, selection }: SeriesSearchCriteria) {
  return {
    ...seriesFacetsVariables(locale, from),
    keyword: normalizeBlankKeyword(keyword),
    filters: selectFiltersWithValues(...toFilters(selection)),
  };
}

function seriesFacetsVariables(locale: Locale, from: HallDay) {
  return { site: toCmsSiteHandle(locale), onlineSaleEndRange: [`gte ${from}`] };
}

function concertsVariables({ locale, keyword, from, selection }: SeriesSearchCriteria) {
  return {
    ...concertFacetsVariables(locale, from),
    keyword: normalizeBlankKeyword(keyword),
    filters: selectFiltersWithValues(...toFilters(selection), listedEventsFilter),
  };
}

function concertFacetsVariables(locale: Locale, from: HallDay) {
  return {
    site: toCmsSiteHandle(locale),
    eventEndDateRange: [`gte ${from}`],
    filters: selectFiltersWithValues(listedEventsFilter),
  };
}

function toFilters(selection: SeriesSelection): readonly GraphqlFilter[] {
  return seriesFacetNames.map((name) => ({ name, values: selection[name] }));
}

const facetsWire = v.object({ genres: itemsWire, organizers: itemsWire, rooms: itemsWire });

const seriesWire = v.object({ search: v.object({ count: countWire, facets: facetsWire, hits: itemsWire }) });

const seriesFacetsWire = v.object({ search: v.object({ facets: facetsWire }) });
