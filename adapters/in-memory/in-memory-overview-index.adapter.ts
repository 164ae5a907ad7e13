import { ascending } from '#domain/ascending.ts';
import { isListed } from '#domain/event/import-status.ts';
import { bearsChosen, type Chosen, countFacets } from '#domain/facet/count-facets.ts';
import type { FacetValue } from '#domain/facet/facet.ts';
import type { Edition, Hall, IndexedDocument, SearchSection } from '#domain/hall/edition.ts';
import type { DiscoveryHits, DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import { keywordScore } from '#domain/listing/keyword-score.ts';
import { reachableResults } from '#domain/listing/page-slice.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import { seriesFacetNames } from '#domain/listing/series-listing-state.ts';
import { inSeriesOrder } from '#domain/listing/series-order.ts';
import type { SeriesFacets, SeriesHits, SeriesQuestion } from '#domain/listing/series-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type HallDay, momentAt } from '#domain/time/hall-day.ts';
import type { OverviewIndexPort } from '#ports/overview-index.port.ts';

/** The search index of the overviews, over a hall that fits in memory. */
export class InMemoryOverviewIndex implements OverviewIndexPort {
  readonly #hall: Hall;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  async series(question: SeriesQuestion, signal?: AbortSignal): Promise<SeriesHits> {
    signal?.throwIfAborted();
    return seriesHits(this.#series(question.locale, question.from), question);
  }

  async seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    signal?.throwIfAborted();
    return countFacets(this.#series(locale, from), seriesFacetNames, {});
  }

  async concerts(question: SeriesQuestion, signal?: AbortSignal): Promise<SeriesHits> {
    signal?.throwIfAborted();
    return seriesHits(this.#concerts(question.locale, question.from), question);
  }

  async concertFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    signal?.throwIfAborted();
    return countFacets(this.#concerts(locale, from), seriesFacetNames, {});
  }

  async discoveries(question: DiscoveryQuestion, signal?: AbortSignal): Promise<DiscoveryHits> {
    signal?.throwIfAborted();
    const { locale, keyword, selection } = question;
    const chosen: Chosen = { discoveryCollections: selection.categories, discoveryTags: selection.tags };
    const scored = this.#posted(locale, 'discovery')
      .map((story) => ({ story, score: keywordScore(story, keyword) }))
      .filter(({ score }) => score > 0);
    const hits = scored.filter(({ story }) => bearsChosen(story, chosen));
    const stories = scored.map(({ story }) => story);
    const counted = countFacets(stories, ['discoveryCollections', 'discoveryTags'], chosen);
    return {
      count: hits.length,
      facets: { categories: counted.discoveryCollections, tags: counted.discoveryTags },
      uris: urisOf(hits.toSorted((one, other) => other.score - one.score).map(({ story }) => story)),
    };
  }

  async discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]> {
    signal?.throwIfAborted();
    const stories = this.#posted(locale, 'discovery');
    return countFacets(stories, ['discoveryCollections'], {}).discoveryCollections;
  }

  async press(locale: Locale, signal?: AbortSignal): Promise<UriHits> {
    signal?.throwIfAborted();
    const releases = this.#posted(locale, 'press');
    return { count: releases.length, uris: urisOf(releases) };
  }

  /** The series on sale on a day or later, in the order of the overview. */
  #series(locale: Locale, from: HallDay): readonly IndexedDocument[] {
    const edition = this.#hall.editions[locale];
    const concerts = concertsPerSeries(edition);
    const onSale = documentsOf(edition, 'series').filter(
      ({ onlineSaleEnd }) => onlineSaleEnd === undefined || onlineSaleEnd >= momentAt(from),
    );
    return inSeriesOrder(onSale.map((series) => ({ ...series, concerts: concerts.get(series.uri) ?? 0 })));
  }

  /** The listed concerts that end on a day or later, earliest first. */
  #concerts(locale: Locale, from: HallDay): readonly IndexedDocument[] {
    return documentsOf(this.#hall.editions[locale], 'event')
      .filter(({ importStatus }) => isListed(importStatus))
      .filter(({ starts, ends }) => (ends ?? starts ?? -Infinity) >= momentAt(from))
      .toSorted(
        (one, other) => ascending(one.starts ?? 0, other.starts ?? 0) || ascending(one.uri, other.uri),
      );
  }

  /** The pages of a section that was posted, the latest first. */
  #posted(locale: Locale, section: SearchSection): readonly IndexedDocument[] {
    return documentsOf(this.#hall.editions[locale], section).toSorted(
      (one, other) =>
        ascending(other.posted ?? -Infinity, one.posted ?? -Infinity) || ascending(one.uri, other.uri),
    );
  }
}

function documentsOf({ documents }: Edition, section: SearchSection): readonly IndexedDocument[] {
  return documents.filter((document) => document.section === section);
}

function concertsPerSeries({ pages }: Edition): ReadonlyMap<string, number> {
  return new Map(pages.flatMap((page) => (page.kind === 'series' ? [[page.uri, page.events.length]] : [])));
}

function seriesHits(items: readonly IndexedDocument[], { keyword, selection }: SeriesQuestion): SeriesHits {
  const sought = items.filter((item) => keywordScore(item, keyword) > 0);
  const hits = sought.filter((item) => bearsChosen(item, selection));
  return {
    count: hits.length,
    facets: countFacets(sought, seriesFacetNames, selection),
    uris: urisOf(hits),
  };
}

function urisOf(documents: readonly IndexedDocument[]): readonly string[] {
  return documents.slice(0, reachableResults).map(({ uri }) => uri);
}
