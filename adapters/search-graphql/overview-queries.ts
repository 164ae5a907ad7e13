import * as v from 'valibot';
import {
  cmsSiteHandle,
  type Filter,
  keywordOrNull,
  listed,
  toActiveFilters,
} from '#adapters/search-graphql/filters.ts';
import {
  count,
  hits,
  items,
  toFacets,
  toFacetValues,
  toUris,
} from '#adapters/search-graphql/search-answer.mapper.ts';
import { everything, type SearchClient } from '#adapters/search-graphql/search-client.ts';
import { seriesFacetNames } from '#domain/facet/facet.ts';
import type { DiscoverySearchParams } from '#domain/listing/discovery-search-params.ts';
import type { SeriesSelection } from '#domain/listing/series-listing-state.ts';
import type { SeriesFacets, SeriesHits, SeriesSearchParams } from '#domain/listing/series-search-params.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type OverviewQueries = Pick<
  SearchIndexPort,
  'series' | 'seriesFacets' | 'concerts' | 'concertFacets' | 'discoveries' | 'discoveryCategories' | 'press'
>;

/** A GraphQL request. */
interface SearchRequest {
  /** The query's name in logs. */
  readonly query: string;
  readonly document: string;
  readonly variables: object;
}

/** The overviews' queries over GraphQL (CALL-15, CALL-16, CALL-22, CALL-24, CALL-25, LIST-17). */
export function overviewQueries(search: SearchClient): OverviewQueries {
  const querySeries = async (
    { query, document, variables }: SearchRequest,
    signal?: AbortSignal,
  ): Promise<SeriesHits> => {
    const answer = await search.query(document, variables, seriesWire, signal);
    return {
      count: answer.search.count,
      facets: search.readable(query, toFacets(seriesFacetNames, answer.search.facets)),
      uris: search.readable(query, toUris(answer.search.hits)),
    };
  };
  const querySeriesFacets = async (
    { query, document, variables }: SearchRequest,
    signal?: AbortSignal,
  ): Promise<SeriesFacets> => {
    const answer = await search.query(document, variables, seriesFacetsWire, signal);
    return search.readable(query, toFacets(seriesFacetNames, answer.search.facets));
  };
  return {
    series: (params, signal) =>
      querySeries({ query: 'series', document: seriesDocument, variables: seriesVariables(params) }, signal),

    seriesFacets: ({ locale, from }, signal) => {
      const variables = seriesFacetsVariables(locale, from);
      return querySeriesFacets({ query: 'seriesFacets', document: seriesFacetsDocument, variables }, signal);
    },

    concerts: (params, signal) =>
      querySeries(
        { query: 'concerts', document: concertsDocument, variables: concertsVariables(params) },
        signal,
      ),

    concertFacets: ({ locale, from }, signal) => {
      const variables = concertFacetsVariables(locale, from);
      return querySeriesFacets(
        { query: 'concertFacets', document: concertFacetsDocument, variables },
        signal,
      );
    },

    discoveries: async (params, signal) => {
      const variables = discoveriesVariables(params);
      const answer = await search.query(discoveriesDocument, variables, discoveriesWire, signal);
      const { discoveryCollections: categories, discoveryTags: tags } = answer.search.facets;
      const facets = toFacets(['categories', 'tags'], { categories, tags });
      return {
        count: answer.search.count,
        facets: search.readable('discoveries', facets),
        uris: search.readable('discoveries', toUris(answer.search.hits)),
      };
    },

    discoveryCategories: async ({ locale }, signal) => {
      const variables = { site: cmsSiteHandle(locale) };
      const answer = await search.query(
        discoveryCategoriesDocument,
        variables,
        discoveryCategoriesWire,
        signal,
      );
      const collections = toFacetValues(answer.search.facets.discoveryCollections);
      return search.readable('discoveryCategories', collections);
    },

    press: async ({ locale }, signal) => {
      const answer = await search.query(pressDocument, { site: cmsSiteHandle(locale) }, pressWire, signal);
      return { count: answer.search.count, uris: search.readable('press', toUris(answer.search.hits)) };
    },
  };
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
    facets(limit: ${everything}) { ...SeriesFacets }
    hits(limit: ${everything}) { uri }
  }
}
${facetsFragment}`;

/** All facet values of series on sale (CALL-24). */
const seriesFacetsDocument = `
query SeriesFacets($site: [String!], $onlineSaleEndRange: [String!]) {
  search(site: $site, section: ["series"], onlineSaleEndRange: $onlineSaleEndRange) {
    facets(limit: ${everything}) { ...SeriesFacets }
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
    facets(limit: ${everything}) { ...SeriesFacets }
    hits(limit: ${everything}) { uri }
  }
}
${facetsFragment}`;

/** All facet values of upcoming concerts, with the facets of series (LIST-17). */
const concertFacetsDocument = `
query ConcertFacets($site: [String!], $eventEndDateRange: [String!], $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["event"], eventEndDateRange: $eventEndDateRange, filters: $filters) {
    facets(limit: ${everything}) { ...SeriesFacets }
  }
}
${facetsFragment}`;

/** The matching discovery pages (CALL-16). */
const discoveriesDocument = `
query Discoveries($site: [String!], $keyword: String, $orderBy: String, $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["discovery"], keyword: $keyword, orderBy: $orderBy, filters: $filters) {
    count
    facets(limit: ${everything}) {
      discoveryCollections { value label count }
      discoveryTags { value label count }
    }
    hits(limit: ${everything}) { uri }
  }
}`;

/** Every category of discovery pages (CALL-15). */
const discoveryCategoriesDocument = `
query DiscoveryCategories($site: [String!]) {
  search(site: $site, section: ["discovery"]) {
    facets(limit: ${everything}) { discoveryCollections { value label count } }
  }
}`;

/** The press releases, latest first (CALL-22). */
const pressDocument = `
query Press($site: [String!]) {
  search(site: $site, section: ["press"], orderBy: "postDate DESC") {
    count
    hits(limit: ${everything}) { uri }
  }
}`;

/** All documents of the overviews. */
export const overviewDocuments = [
  seriesDocument,
  seriesFacetsDocument,
  concertsDocument,
  concertFacetsDocument,
  discoveriesDocument,
  discoveryCategoriesDocument,
  pressDocument,
] as const;

function seriesVariables({ locale, keyword, from, selection }: SeriesSearchParams) {
  return {
    ...seriesFacetsVariables(locale, from),
    keyword: keywordOrNull(keyword),
    filters: toActiveFilters(...toFilters(selection)),
  };
}

function seriesFacetsVariables(locale: Locale, from: HallDay) {
  return { site: cmsSiteHandle(locale), onlineSaleEndRange: [`gte ${from}`] };
}

function concertsVariables({ locale, keyword, from, selection }: SeriesSearchParams) {
  return {
    ...concertFacetsVariables(locale, from),
    keyword: keywordOrNull(keyword),
    filters: toActiveFilters(...toFilters(selection), listed),
  };
}

function concertFacetsVariables(locale: Locale, from: HallDay) {
  return {
    site: cmsSiteHandle(locale),
    eventEndDateRange: [`gte ${from}`],
    filters: toActiveFilters(listed),
  };
}

/** Without a keyword the latest come first, with one the best matches. */
function discoveriesVariables({ locale, keyword, selection }: DiscoverySearchParams) {
  const sentKeyword = keywordOrNull(keyword);
  return {
    site: cmsSiteHandle(locale),
    keyword: sentKeyword,
    orderBy: sentKeyword === null ? 'postDate DESC' : null,
    filters: toActiveFilters(
      { name: 'discoveryCollections', values: selection.categories },
      { name: 'discoveryTags', values: selection.tags },
    ),
  };
}

function toFilters(selection: SeriesSelection): readonly Filter[] {
  return seriesFacetNames.map((name) => ({ name, values: selection[name] }));
}

const facetsWire = v.object({ genres: items, organizers: items, rooms: items });

const seriesWire = v.object({ search: v.object({ count, facets: facetsWire, hits: items }) });

const seriesFacetsWire = v.object({ search: v.object({ facets: facetsWire }) });

const discoveriesWire = v.object({
  search: v.object({
    count,
    facets: v.object({ discoveryCollections: items, discoveryTags: items }),
    hits: items,
  }),
});

const discoveryCategoriesWire = v.object({
  search: v.object({ facets: v.object({ discoveryCollections: items }) }),
});

const pressWire = v.object({ search: hits });
