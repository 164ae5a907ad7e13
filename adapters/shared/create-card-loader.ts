import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

interface CardSource {
  readonly cms: Pick<CmsPort, 'page'>;
  readonly logger: Logger;
  /** Whether a page that failed so is left out and logged; any other failure rejects. */
  readonly isOmitted: (failure: unknown) => boolean;
  /** How many pages are requested at the same time; all by default. */
  readonly batchSize?: number;
}

/**
 * Creates the function that loads cards: of the pages at some uris, in their order, because the CMS has no request for cards alone. `cardOf`
 * is called as each page arrives; undefined: of another template. Such a page, and one that is missing, is left out and logged.
 */
export function createCardLoader({ cms, logger, isOmitted, batchSize = Infinity }: CardSource) {
  return async <Card>(
    locale: Locale,
    uris: readonly string[],
    cardOf: (page: Page) => Card | undefined,
    signal: AbortSignal | undefined,
  ): Promise<readonly Card[]> => {
    const load = async (uri: string): Promise<Card | undefined> => {
      try {
        const lookup = await cms.page({ locale, uri }, signal);
        const card = lookup.kind === 'found' ? cardOf(lookup.value) : undefined;
        if (card === undefined) logger.warn('list.page-omitted', { locale, uri });
        return card;
      } catch (cause) {
        if (!isOmitted(cause)) throw cause;
        signal?.throwIfAborted();
        logger.error('list.page-omitted', { locale, uri }, cause);
        return undefined;
      }
    };
    const cards: (Card | undefined)[] = [];
    for (let start = 0; start < uris.length; start += batchSize)
      cards.push(...(await Promise.all(uris.slice(start, start + batchSize).map(load))));
    return cards.filter((card) => card !== undefined);
  };
}
