import { ascending } from '#domain/ascending.ts';
import { isListed } from '#domain/event/event.ts';
import { type Chosen, countFacets, hasChosenValues } from '#domain/facet/count-facets.ts';
import { seriesFacetNames } from '#domain/facet/facet.ts';
import type { Edition, Hall, IndexedDocument, SearchSection } from '#domain/hall/edition.ts';
import { keywordScore } from '#domain/listing/keyword-score.ts';
import { reachableResults } from '#domain/listing/listed-page.ts';
import {
  inSeriesOrder,
  type SeriesHits,
  type SeriesSearchParams,
} from '#domain/listing/series-search-params.ts';
import { type HallDay, momentAt } from '#domain/time/hall-day.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

type OverviewQueries = Pick<
  SearchIndexPort,
  'series' | 'seriesFacets' | 'concerts' | 'concertFacets' | 'discoveries' | 'discoveryCategories' | 'press'
>;

/** The index of the overviews, over a hall that fits in memory. */
export function overviewIndex({ editions }: Hall): OverviewQueries {
  return {
    series: async (question, signal) => {
      signal?.throwIfAborted();
      return seriesHits(seriesOnSale(editions[question.locale], question.from), question);
    },

    seriesFacets: async ({ locale, from }, signal) => {
      signal?.throwIfAborted();
      return countFacets(seriesOnSale(editions[locale], from), seriesFacetNames, {});
    },

    concerts: async (question, signal) => {
      signal?.throwIfAborted();
      return seriesHits(listedConcerts(editions[question.locale], question.from), question);
    },

    concertFacets: async ({ locale, from }, signal) => {
      signal?.throwIfAborted();
      return countFacets(listedConcerts(editions[locale], from), seriesFacetNames, {});
    },

    discoveries: async ({ locale, keyword, selection }, signal) => {
      signal?.throwIfAborted();
      const chosen: Chosen = { discoveryCollections: selection.categories, discoveryTags: selection.tags };
      const scored = posted(editions[locale], 'discovery')
        .map((story) => ({ story, score: keywordScore(story, keyword) }))
        .filter(({ score }) => score > 0);
      const hits = scored.filter(({ story }) => hasChosenValues(story, chosen));
      const stories = scored.map(({ story }) => story);
      const counted = countFacets(stories, ['discoveryCollections', 'discoveryTags'], chosen);
      return {
        count: hits.length,
        facets: { categories: counted.discoveryCollections, tags: counted.discoveryTags },
        uris: urisOf(hits.toSorted((one, other) => other.score - one.score).map(({ story }) => story)),
      };
    },

    discoveryCategories: async ({ locale }, signal) => {
      signal?.throwIfAborted();
      const stories = posted(editions[locale], 'discovery');
      return countFacets(stories, ['discoveryCollections'], {}).discoveryCollections;
    },

    press: async ({ locale }, signal) => {
      signal?.throwIfAborted();
      const releases = posted(editions[locale], 'press');
      return { count: releases.length, uris: urisOf(releases) };
    },
  };
}

/** The series on sale on a day or later, in the order of the overview. */
function seriesOnSale(edition: Edition, from: HallDay): readonly IndexedDocument[] {
  const concerts = concertsPerSeries(edition);
  const onSale = documentsOf(edition, 'series').filter(
    ({ onlineSaleEnd }) => onlineSaleEnd === undefined || onlineSaleEnd >= momentAt(from),
  );
  return inSeriesOrder(onSale.map((series) => ({ ...series, concerts: concerts.get(series.uri) ?? 0 })));
}

/** The listed concerts that end on a day or later, earliest first. */
function listedConcerts(edition: Edition, from: HallDay): readonly IndexedDocument[] {
  return documentsOf(edition, 'event')
    .filter(({ importStatus }) => isListed(importStatus))
    .filter(({ starts, ends }) => (ends ?? starts ?? -Infinity) >= momentAt(from))
    .toSorted((one, other) => ascending(one.starts ?? 0, other.starts ?? 0) || ascending(one.uri, other.uri));
}

/** The pages of a section that was posted, the latest first. */
function posted(edition: Edition, section: SearchSection): readonly IndexedDocument[] {
  return documentsOf(edition, section).toSorted(
    (one, other) =>
      ascending(other.posted ?? -Infinity, one.posted ?? -Infinity) || ascending(one.uri, other.uri),
  );
}

function documentsOf({ documents }: Edition, section: SearchSection): readonly IndexedDocument[] {
  return documents.filter((document) => document.section === section);
}

function concertsPerSeries({ pages }: Edition): ReadonlyMap<string, number> {
  return new Map(pages.flatMap((page) => (page.kind === 'series' ? [[page.uri, page.events.length]] : [])));
}

function seriesHits(
  items: readonly IndexedDocument[],
  { keyword, selection }: SeriesSearchParams,
): SeriesHits {
  const searchWords = items.filter((item) => keywordScore(item, keyword) > 0);
  const hits = searchWords.filter((item) => hasChosenValues(item, selection));
  return {
    count: hits.length,
    facets: countFacets(searchWords, seriesFacetNames, selection),
    uris: urisOf(hits),
  };
}

function urisOf(documents: readonly IndexedDocument[]): readonly string[] {
  return documents.slice(0, reachableResults).map(({ uri }) => uri);
}
