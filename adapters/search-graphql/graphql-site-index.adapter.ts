import type { SearchSection } from '#domain/hall/edition.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import type { SiteHits, SiteQuestion } from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ConcertHit } from '#domain/recommendation/suggestions.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { SiteIndexPort } from '#ports/site-index.port.ts';
import { recommendedVariables, sectionVariables, siteVariables } from './overview-variables.ts';
import { toConcertHits, toPageHits, toUris } from './search-answer.mapper.ts';
import { pressWire, recommendedWire, siteWire } from './search-answer.wire.ts';
import { SearchClient, type SearchClientNeeds } from './search-client.ts';
import { recommendedDocument, sectionDocument, siteDocument } from './site-documents.ts';

/** The search of the whole site over GraphQL (CALL-23, CALL-26). */
export class GraphqlSiteIndex implements SiteIndexPort {
  readonly #search: SearchClient;

  constructor(needs: SearchClientNeeds) {
    this.#search = new SearchClient(needs);
  }

  async find(question: SiteQuestion, signal?: AbortSignal): Promise<SiteHits> {
    const answer = await this.#search.ask(siteDocument, siteVariables(question), siteWire, signal);
    const { events, series, pages } = answer;
    return {
      events: this.#uriHits(events),
      series: this.#uriHits(series),
      pages: { count: pages.count, hits: this.#search.readable('find', toPageHits(pages.hits)) },
    };
  }

  async recommended(
    locale: Locale,
    identifiers: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly ConcertHit[]> {
    signal?.throwIfAborted();
    // To the search, no identifiers are no condition: every concert would answer.
    if (identifiers.length === 0) return [];
    const variables = recommendedVariables(locale, identifiers);
    const { search } = await this.#search.ask(recommendedDocument, variables, recommendedWire, signal);
    return this.#search.readable('recommended', toConcertHits(search.hits));
  }

  async urisOf(
    locale: Locale,
    section: SearchSection,
    from: HallDay,
    signal?: AbortSignal,
  ): Promise<readonly string[]> {
    const uris: string[] = [];
    for (let read = 0, isWhole = false; !isWhole; ) {
      const variables = sectionVariables(locale, section, from, read);
      const { search } = await this.#search.ask(sectionDocument, variables, pressWire, signal);
      uris.push(...this.#search.readable('urisOf', toUris(search.hits)));
      // A hit that cannot be read has its place among the others.
      read += search.hits.length;
      isWhole = search.hits.length === 0 || read >= search.count;
    }
    return uris;
  }

  #uriHits({ count, hits }: { readonly count: number; readonly hits: readonly unknown[] }): UriHits {
    return { count, uris: this.#search.readable('find', toUris(hits)) };
  }
}
