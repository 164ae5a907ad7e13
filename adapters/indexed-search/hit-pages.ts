import { clampToPages, type ListedPage, sliceOf } from '#domain/listing/listed-page.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

interface HitPagesDependencies {
  readonly cms: Pick<CmsPort, 'page'>;
  readonly logger: Logger;
}

interface ListOptions<Hits, Card> {
  /** By which name a failure is logged. */
  readonly question: string;
  readonly asked: Promise<Hits>;
  readonly locale: Locale;
  /** 1-based. */
  readonly page: number;
  /** So many stand on a page. */
  readonly size: number;
  readonly cardOf: (page: Page) => Card | undefined;
}

/** The pages behind the hits of a search (CALL-21), and what stands in for a search that cannot be asked (LIST-14). */
export class HitPages {
  readonly #cms: Pick<CmsPort, 'page'>;
  readonly #logger: Logger;

  constructor({ cms, logger }: HitPagesDependencies) {
    this.#cms = cms;
    this.#logger = logger;
  }

  /**
   * What lists show of the pages at some uris, asked for all at once, in the order of the uris. `cardOf` answers undefined
   * for a page of another template; such a one, or one that cannot be had, is left out and logged.
   */
  async cards<Card>(
    locale: Locale,
    uris: readonly string[],
    cardOf: (page: Page) => Card | undefined,
    signal: AbortSignal | undefined,
  ): Promise<readonly Card[]> {
    const cards = await Promise.all(uris.map((uri) => this.#card(locale, uri, cardOf, signal)));
    return cards.filter((card) => card !== undefined);
  }

  /** One page of what the index answers, with the cards on it; undefined where the index cannot be asked. */
  async listed<Hits extends UriHits, Card>(
    { question, asked, locale, page, size, cardOf }: ListOptions<Hits, Card>,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly at: ListedPage; readonly hits: Hits; readonly cards: readonly Card[] } | undefined> {
    const hits = await this.orElse(question, asked, undefined, signal);
    if (!hits) return undefined;
    const at = clampToPages(page, hits.count, size);
    const cards = await this.cards(locale, sliceOf(hits.uris, at.page, size), cardOf, signal);
    return { at, hits, cards };
  }

  /** What the index answers; where it cannot, that is logged and the spare answer given. An abort stays an abort. */
  async orElse<Answer, Spare>(
    question: string,
    asked: Promise<Answer>,
    spare: Spare,
    signal: AbortSignal | undefined,
  ): Promise<Answer | Spare> {
    try {
      return await asked;
    } catch (cause) {
      signal?.throwIfAborted();
      this.#logger.error('search.unavailable', { question }, cause);
      return spare;
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
