import * as v from 'valibot';
import {
  normalizeBlankKeyword,
  toCmsSiteHandle,
  selectFiltersWithValues,
} from '#adapters/search-graphql/filters.ts';
import { maxSearchResults, type SearchClient } from '#adapters/search-graphql/search-client.ts';
import {
  countWire,
  hitsWire,
  itemsWire,
  parseFacets,
  parseFacetValues,
  parsePostedHits,
  parseUris,
} from '#adapters/search-graphql/search-response.mapper.ts';
import type { DiscoverySearchCriteria } from '#domain/listing/discovery-search.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type StoryQueries = Pick<SearchIndexPort, 'discoveries' | 'discoveryCategories' | 'press'>;

/** The queries for stories, their collections and press releases over GraphQL (CALL-15, CALL-16, CALL-22). */
export function createStoryQueries(search: SearchClient): StoryQueries {
  return {
    discoveries: async (params, signal) => {
      const variables = discoveriesVariables(params);
      const answer = await search.query(discoveriesDocument, variables, discoveriesWire, signal);
      const { discoveryCollections: categories, discoveryTags: tags } = answer.search.facets;
      const facets = parseFacets(['categories', 'tags'], { categories, tags });
      return {
        count: answer.search.count,
        facets: search.takeValid('discoveries', facets),
        uris: search.takeValid('discoveries', parseUris(answer.search.hits)),
      };
    },

    discoveryCategories: async ({ locale }, signal) => {
      const variables = { site: toCmsSiteHandle(locale) };
      const answer = await search.query(
        discoveryCategoriesDocument,
        variables,
        discoveryCategoriesWire,
        signal,
      );
      const collections = parseFacetValues(answer.search.facets.discoveryCollections);
      return search.takeValid('discoveryCategories', collections);
    },

    press: async ({ locale }, signal) => {
      const answer = await search.query(pressDocument, { site: toCmsSiteHandle(locale) }, pressWire, signal);
      return { hits: search.takeValid('press', parsePostedHits(answer.search.hits)) };
    },
  };
}

/** The matching discovery pages (CALL-16). */
const discoveriesDocument = `
query Discoveries($site: [String!], $keyword: String, $orderBy: String, $filters: [FacetFilterInput!]) {
  search(site: $site, section: ["discovery"], keyword: $keyword, orderBy: $orderBy, filters: $filters) {
    count
    facets(limit: ${maxSearchResults}) {
      discoveryCollections { value label count }
      discoveryTags { value label count }
    }
    hits(limit: ${maxSearchResults}) { uri }
  }
}`;

/** Every category of discovery pages (CALL-15). */
const discoveryCategoriesDocument = `
query DiscoveryCategories($site: [String!]) {
  search(site: $site, section: ["discovery"]) {
    facets(limit: ${maxSearchResults}) { discoveryCollections { value label count } }
  }
}`;

/** The press releases, latest first (CALL-22). */
const pressDocument = `
query Press($site: [String!]) {
  search(site: $site, section: ["press"], orderBy: "postDate DESC") {
    count
    hits(limit: ${maxSearchResults}) { uri postDate }
  }
}`;

/** All documents of stories and press releases. */
export const storyDocuments = [discoveriesDocument, discoveryCategoriesDocument, pressDocument] as const;

/** Without a keyword the latest come first, with one the best matches. */
function discoveriesVariables({ locale, keyword, selection }: DiscoverySearchCriteria) {
  const sentKeyword = normalizeBlankKeyword(keyword);
  return {
    site: toCmsSiteHandle(locale),
    keyword: sentKeyword,
    orderBy: sentKeyword === null ? 'postDate DESC' : null,
    filters: selectFiltersWithValues(
      { name: 'discoveryCollections', values: selection.categories },
      { name: 'discoveryTags', values: selection.tags },
    ),
  };
}

const discoveriesWire = v.object({
  search: v.object({
    count: countWire,
    facets: v.object({ discoveryCollections: itemsWire, discoveryTags: itemsWire }),
    hits: itemsWire,
  }),
});

const discoveryCategoriesWire = v.object({
  search: v.object({ facets: v.object({ discoveryCollections: itemsWire }) }),
});

const pressWire = v.object({ search: hitsWire });
