import {
  type ListPagination,
  overviewItemsPerPage,
  slicePage,
  computePagination,
} from '#domain/listing/list-pagination.ts';
import type { UriHits } from '#domain/listing/press-list.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

interface HitCardLoaderDependencies {
  readonly cms: Pick<CmsPort, 'page'>;
  readonly logger: Logger;
}

interface ListOptions<Card> {
  /** The query's name in logs. */
  readonly query: string;
  readonly locale: Locale;
  /** 1-based. */
  readonly page: number;
  readonly cardOf: (page: Page) => Card | undefined;
}

/** Loads the pages of search hits from the CMS (CALL-21), and handles an unavailable search (LIST-14). */
export class HitCardLoader {
  readonly #cms: Pick<CmsPort, 'page'>;
  readonly #logger: Logger;

  constructor({ cms, logger }: HitCardLoaderDependencies) {
    this.#cms = cms;
    this.#logger = logger;
  }

  /**
   * The cards of the pages at some uris, requested concurrently, in the order of the uris. `cardOf` returns undefined for a page of
   * another template; such pages, and pages that cannot be loaded, are dropped and logged.
   */
  async loadCards<Card>(
    locale: Locale,
    uris: readonly string[],
    cardOf: (page: Page) => Card | undefined,
    signal: AbortSignal | undefined,
  ): Promise<readonly Card[]> {
    const cards = await Promise.all(uris.map((uri) => this.#card(locale, uri, cardOf, signal)));
    return cards.filter((card) => card !== undefined);
  }

  /** One page of an overview with its cards; undefined if the index is unavailable. */
  async loadListPage<Hits extends UriHits, Card>(
    { query, locale, page, cardOf }: ListOptions<Card>,
    pendingHits: Promise<Hits>,
    signal: AbortSignal | undefined,
  ): Promise<
    { readonly paging: ListPagination; readonly hits: Hits; readonly cards: readonly Card[] } | undefined
  > {
    const hits = await this.withFallback(query, pendingHits, undefined, signal);
    if (!hits) return undefined;
    const paging = computePagination(page, hits.count, overviewItemsPerPage);
    const cards = await this.loadCards(
      locale,
      slicePage(hits.uris, paging.page, overviewItemsPerPage),
      cardOf,
      signal,
    );
    return { paging, hits, cards };
  }

  /** The result of a query; if it fails, that is logged and the fallback returned. An abort rejects. */
  async withFallback<Answer, Fallback>(
    query: string,
    pending: Promise<Answer>,
    fallback: Fallback,
    signal: AbortSignal | undefined,
  ): Promise<Answer | Fallback> {
    try {
      return await pending;
    } catch (cause) {
      signal?.throwIfAborted();
      this.#logger.error('search.unavailable', { query }, cause);
      return fallback;
    }
  }

  async #card<Card>(
    locale: Locale,
    uri: string,
    cardOf: (page: Page) => Card | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Card | undefined> {
    try {
      const lookup = await this.#cms.page({ locale, uri }, signal);
      const card = lookup.kind === 'found' ? cardOf(lookup.value) : undefined;
      if (card === undefined) this.#logger.warn('search.hit-without-page', { locale, uri });
      return card;
    } catch (cause) {
      signal?.throwIfAborted();
      this.#logger.error('search.hit-without-page', { locale, uri }, cause);
      return undefined;
    }
  }
}
