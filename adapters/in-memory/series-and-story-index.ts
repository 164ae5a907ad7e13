import {
  type ChosenFacetValues,
  countItemsByFacet,
  matchesChosenValues,
} from '#adapters/in-memory/count-facets.ts';
import type { Edition, Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import { compareAscending } from '#domain/compare-ascending.ts';
import { seriesFacetNames } from '#domain/facet/facet.ts';
import { maxReachableResults } from '#domain/listing/list-pagination.ts';
import type { SearchSection } from '#domain/listing/site-search.ts';
import { type HallDay, toInstantAtHall } from '#domain/time/hall-day.ts';
import type { SearchIndexPort, SeriesUriHits } from '#ports/search-index.port.ts';
import type { SeriesSearchCriteria } from '#ports/search.port.ts';
import type { KeywordResult, KeywordSearch } from './keyword-search.ts';
import { endsOnOrAfter, filterBySections, listConcerts, toUris } from './listed-documents.ts';

type OverviewQueries = Pick<
  SearchIndexPort,
  'series' | 'seriesFacets' | 'concerts' | 'concertFacets' | 'discoveries' | 'discoveryCategories' | 'press'
>;

/** The overview queries over an in-memory hall. */
export function createSeriesAndStoryIndex({ editions }: Hall, keywords: KeywordSearch): OverviewQueries {
  return {
    series: async (params) => {
      const series = seriesOnSale(editions[params.locale], params.from);
      return toSeriesHits(series, params, keywords.find([params.locale], series, params.keyword, true));
    },

    seriesFacets: async ({ locale, from }) =>
      countItemsByFacet(seriesOnSale(editions[locale], from), seriesFacetNames, {}),

    concerts: async (params) => {
      const concerts = listComingConcerts(editions[params.locale], params.from);
      return toSeriesHits(concerts, params, keywords.find([params.locale], concerts, params.keyword, false));
    },

    concertFacets: async ({ locale, from }) =>
      countItemsByFacet(listComingConcerts(editions[locale], from), seriesFacetNames, {}),

    discoveries: async ({ locale, keyword, selection }) => {
      const chosen: ChosenFacetValues = {
        discoveryCollections: selection.categories,
        discoveryTags: selection.tags,
      };
      const posted = listPosted(editions[locale], 'discovery');
      const { scores } = keywords.find([locale], posted, keyword, true);
      const stories = [...scores.keys()];
      const hits = [...scores].filter(([story]) => matchesChosenValues(story, chosen));
      const facets = countItemsByFacet(stories, ['discoveryCollections', 'discoveryTags'], chosen);
      return {
        count: hits.length,
        facets: { categories: facets.discoveryCollections, tags: facets.discoveryTags },
        uris: toUris(hits.toSorted(([, one], [, other]) => other - one).map(([story]) => story)),
      };
    },

    discoveryCategories: async ({ locale }) => {
      const stories = listPosted(editions[locale], 'discovery');
      return countItemsByFacet(stories, ['discoveryCollections'], {}).discoveryCollections;
    },

    press: async ({ locale }) => {
      const releases = listPosted(editions[locale], 'press');
      return {
        hits: releases
          .slice(0, maxReachableResults)
          .map(({ uri, posted }) => ({ uri, ...(posted !== undefined && { posted }) })),
      };
    },
  };
}

/** The series on sale on or after a day (LIST-11): by first concert, then most concerts first, then by uri; those without concerts last. */
function seriesOnSale(edition: Edition, from: HallDay): readonly IndexedDocument[] {
  const concerts = countConcertsPerSeries(edition);
  const countOf = ({ uri }: IndexedDocument): number => concerts.get(uri) ?? 0;
  return filterBySections(edition.documents, 'series')
    .filter(({ onlineSaleEnd }) => onlineSaleEnd === undefined || onlineSaleEnd >= toInstantAtHall(from))
    .toSorted(
      (one, other) =>
        compareAscending(one.starts ?? Infinity, other.starts ?? Infinity) ||
        countOf(other) - countOf(one) ||
        compareAscending(one.uri, other.uri),
    );
}

/** The listed concerts that end on or after a day, earliest first. */
function listComingConcerts({ documents }: Edition, from: HallDay): readonly IndexedDocument[] {
  return listConcerts(documents).filter(endsOnOrAfter(toInstantAtHall(from)));
}

/** The dated pages of a section, latest first. */
function listPosted(edition: Edition, section: SearchSection): readonly IndexedDocument[] {
  return filterBySections(edition.documents, section).toSorted(
    (one, other) =>
      compareAscending(other.posted ?? -Infinity, one.posted ?? -Infinity) ||
      compareAscending(one.uri, other.uri),
  );
}

function countConcertsPerSeries({ pages }: Edition): ReadonlyMap<string, number> {
  return new Map(pages.flatMap((page) => (page.kind === 'series' ? [[page.uri, page.events.length]] : [])));
}

function toSeriesHits(
  items: readonly IndexedDocument[],
  { selection }: SeriesSearchCriteria,
  { scores }: KeywordResult,
): SeriesUriHits {
  const matching = items.filter((item) => scores.has(item));
  const hits = matching.filter((item) => matchesChosenValues(item, selection));
  return {
    count: hits.length,
    facets: countItemsByFacet(matching, seriesFacetNames, selection),
    uris: toUris(hits),
  };
}
