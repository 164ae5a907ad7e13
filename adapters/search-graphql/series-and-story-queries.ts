import { facetValue, type FoundItems, postedHit } from '#adapters/search-graphql/search-answer.wire.ts';
import type { SearchClient } from '#adapters/search-graphql/search-client.ts';
import {
  facetFields,
  type GraphqlFilter,
  listedEventsFilter,
  normalizeBlankKeyword,
  selectFiltersWithValues,
} from '#adapters/search-graphql/search-document.ts';
import { seriesFacetNames } from '#domain/facet/facet.ts';
import type { SeriesSelection, SeriesFacets } from '#domain/listing/series-list.ts';
import type { SearchIndexPort, SeriesUriHits } from '#ports/search-index.port.ts';

type SeriesQueries = Pick<SearchIndexPort, 'series' | 'seriesFacets' | 'concerts' | 'concertFacets'>;

/** The queries for series, and for concerts with the facets of series, over GraphQL (CALL-24, CALL-25, LIST-17). */
export function createSeriesQueries(search: SearchClient): SeriesQueries {
  const facets = facetFields(seriesFacetNames, 'SeriesFacets');
  const list = { orderBy: 'eventDate ASC', count: true, facets, hits: { fields: 'uri' } } as const;
  return {
    series: async ({ locale, keyword, from, selection }, signal) => {
      const filters = selectFiltersWithValues(...toFilters(selection));
      const where = { keyword: normalizeBlankKeyword(keyword), onlineSaleEndRange: [`gte ${from}`], filters };
      return toSeriesHits(
        await search.find('series', locale, { section: ['series'], where, ...list }, signal),
      );
    },

    seriesFacets: async ({ locale, from }, signal) => {
      const where = { onlineSaleEndRange: [`gte ${from}`] };
      const found = await search.find('seriesFacets', locale, { section: ['series'], where, facets }, signal);
      return toSeriesFacets(found);
    },

    concerts: async ({ locale, keyword, from, selection }, signal) => {
      const filters = selectFiltersWithValues(...toFilters(selection), listedEventsFilter);
      const where = { keyword: normalizeBlankKeyword(keyword), eventEndDateRange: [`gte ${from}`], filters };
      const concerts = { section: ['event'], fuzziness: '0', where, ...list } as const;
      return toSeriesHits(await search.find('concerts', locale, concerts, signal));
    },

    concertFacets: async ({ locale, from }, signal) => {
      const filters = selectFiltersWithValues(listedEventsFilter);
      const where = { eventEndDateRange: [`gte ${from}`], filters };
      const found = await search.find('concertFacets', locale, { section: ['event'], where, facets }, signal);
      return toSeriesFacets(found);
    },
  };
}

function toFilters(selection: SeriesSelection): readonly GraphqlFilter[] {
  return seriesFacetNames.map((name) => ({ name, values: selection[name] }));
}

function toSeriesHits(found: FoundItems): SeriesUriHits {
  return { count: found.count, facets: toSeriesFacets(found), uris: found.uris() };
}

function toSeriesFacets(found: FoundItems): SeriesFacets {
  return found.facets(seriesFacetNames, facetValue);
}

type StoryQueries = Pick<SearchIndexPort, 'discoveries' | 'discoveryCategories' | 'press'>;

/** The queries for stories, their collections and press releases over GraphQL (CALL-15, CALL-16, CALL-22). */
export function createStoryQueries(search: SearchClient): StoryQueries {
  return {
    discoveries: async ({ locale, keyword: givenKeyword, selection }, signal) => {
      const keyword = normalizeBlankKeyword(givenKeyword);
      const filters = selectFiltersWithValues(
        { name: 'discoveryCollections', values: selection.categories },
        { name: 'discoveryTags', values: selection.tags },
      );
      const names = ['discoveryCollections', 'discoveryTags'] as const;
      const stories = {
        section: ['discovery'],
        // With a keyword the best matches come first.
        ...(keyword === null && { orderBy: 'postDate DESC' }),
        where: { keyword, filters },
        count: true,
        facets: facetFields(names),
        hits: { fields: 'uri' },
      } as const;
      const found = await search.find('discoveries', locale, stories, signal);
      const { discoveryCollections: categories, discoveryTags: tags } = found.facets(names, facetValue);
      return { count: found.count, facets: { categories, tags }, uris: found.uris() };
    },

    discoveryCategories: async ({ locale }, signal) => {
      const names = ['discoveryCollections'] as const;
      const stories = { section: ['discovery'], facets: facetFields(names) } as const;
      const found = await search.find('discoveryCategories', locale, stories, signal);
      return found.facets(names, facetValue).discoveryCollections;
    },

    press: async ({ locale }, signal) => {
      const latest = { orderBy: 'postDate DESC', count: true, hits: { fields: 'uri postDate' } } as const;
      const found = await search.find('press', locale, { section: ['press'], ...latest }, signal);
      return { hits: found.hits(postedHit) };
    },
  };
}
