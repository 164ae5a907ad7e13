import type { FacetValue } from '#domain/facet/facet.ts';
import type { DiscoveryHits, DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import { seriesFacetNames } from '#domain/listing/series-listing-state.ts';
import type { SeriesFacets, SeriesHits, SeriesQuestion } from '#domain/listing/series-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { OverviewIndexPort } from '#ports/overview-index.port.ts';
import { siteOf } from './filters.ts';
import {
  concertFacetsDocument,
  concertsDocument,
  discoveriesDocument,
  discoveryCategoriesDocument,
  pressDocument,
  seriesDocument,
  seriesFacetsDocument,
} from './overview-documents.ts';
import {
  concertFacetsVariables,
  concertsVariables,
  discoveriesVariables,
  seriesFacetsVariables,
  seriesVariables,
} from './overview-variables.ts';
import { toFacets, toFacetValues, toUris } from './search-answer.mapper.ts';
import {
  discoveriesWire,
  discoveryCategoriesWire,
  pressWire,
  seriesFacetsWire,
  seriesWire,
} from './search-answer.wire.ts';
import { SearchClient, type SearchClientNeeds } from './search-client.ts';

/** The overviews' search over GraphQL (CALL-15, CALL-16, CALL-22, CALL-24, CALL-25, LIST-17). */
export class GraphqlOverviewIndex implements OverviewIndexPort {
  readonly #search: SearchClient;

  constructor(needs: SearchClientNeeds) {
    this.#search = new SearchClient(needs);
  }

  series(question: SeriesQuestion, signal?: AbortSignal): Promise<SeriesHits> {
    return this.#seriesHits('series', seriesDocument, seriesVariables(question), signal);
  }

  seriesFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    const variables = seriesFacetsVariables(locale, from);
    return this.#seriesFacets('seriesFacets', seriesFacetsDocument, variables, signal);
  }

  concerts(question: SeriesQuestion, signal?: AbortSignal): Promise<SeriesHits> {
    return this.#seriesHits('concerts', concertsDocument, concertsVariables(question), signal);
  }

  concertFacets(locale: Locale, from: HallDay, signal?: AbortSignal): Promise<SeriesFacets> {
    const variables = concertFacetsVariables(locale, from);
    return this.#seriesFacets('concertFacets', concertFacetsDocument, variables, signal);
  }

  async discoveries(question: DiscoveryQuestion, signal?: AbortSignal): Promise<DiscoveryHits> {
    const variables = discoveriesVariables(question);
    const { search } = await this.#search.ask(discoveriesDocument, variables, discoveriesWire, signal);
    const { discoveryCollections: categories, discoveryTags: tags } = search.facets;
    const facets = toFacets(['categories', 'tags'], { categories, tags });
    return {
      count: search.count,
      facets: this.#search.readable('discoveries', facets),
      uris: this.#search.readable('discoveries', toUris(search.hits)),
    };
  }

  async discoveryCategories(locale: Locale, signal?: AbortSignal): Promise<readonly FacetValue[]> {
    const variables = { site: siteOf(locale) };
    const answer = await this.#search.ask(
      discoveryCategoriesDocument,
      variables,
      discoveryCategoriesWire,
      signal,
    );
    const collections = toFacetValues(answer.search.facets.discoveryCollections);
    return this.#search.readable('discoveryCategories', collections);
  }

  async press(locale: Locale, signal?: AbortSignal): Promise<UriHits> {
    const { search } = await this.#search.ask(pressDocument, { site: siteOf(locale) }, pressWire, signal);
    return { count: search.count, uris: this.#search.readable('press', toUris(search.hits)) };
  }

  async #seriesHits(
    question: string,
    document: string,
    variables: object,
    signal: AbortSignal | undefined,
  ): Promise<SeriesHits> {
    const { search } = await this.#search.ask(document, variables, seriesWire, signal);
    return {
      count: search.count,
      facets: this.#search.readable(question, toFacets(seriesFacetNames, search.facets)),
      uris: this.#search.readable(question, toUris(search.hits)),
    };
  }

  async #seriesFacets(
    question: string,
    document: string,
    variables: object,
    signal: AbortSignal | undefined,
  ): Promise<SeriesFacets> {
    const { search } = await this.#search.ask(document, variables, seriesFacetsWire, signal);
    return this.#search.readable(question, toFacets(seriesFacetNames, search.facets));
  }
}
