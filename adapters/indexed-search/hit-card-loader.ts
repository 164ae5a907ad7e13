import { createCardLoader } from '#adapters/shared/create-card-loader.ts';
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
  readonly #logger: Logger;
  /** A page that cannot be loaded is left out. */
  readonly loadCards: ReturnType<typeof createCardLoader>;

  constructor({ cms, logger }: HitCardLoaderDependencies) {
    this.#logger = logger;
    this.loadCards = createCardLoader({ cms, logger, isOmitted: () => true });
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
}
