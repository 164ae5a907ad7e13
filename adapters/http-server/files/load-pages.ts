import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { isUnreadableResponse } from '#adapters/http/unreadable-response.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage, Page } from '#domain/page/page.ts';
import { CmsPort } from '#ports/cms.port.ts';

/** How many pages are requested in parallel. */
const batchSize = 20;

/** The pages at some uris, in their order. One that is missing or cannot be read is omitted and logged. Rejects if another cannot be fetched. */
export async function loadPages(
  locale: Locale,
  uris: readonly string[],
  { world, logger }: Pick<Pipeline, 'world' | 'logger'>,
  signal: AbortSignal,
): Promise<readonly Page[]> {
  const load = async (uri: string): Promise<readonly Page[]> => {
    try {
      const lookup = await world.get(CmsPort).page({ locale, uri }, signal);
      if (lookup.kind === 'found') return [lookup.value];
      logger.warn('file.page-omitted', { locale, uri });
    } catch (cause) {
      if (!isUnreadableResponse(cause)) throw cause;
      logger.error('file.page-omitted', { locale, uri }, cause);
    }
    return [];
  };
  const pages: Page[] = [];
  for (let start = 0; start < uris.length; start += batchSize)
    pages.push(...(await Promise.all(uris.slice(start, start + batchSize).map(load))).flat());
  return pages;
}

/** The same of concerts. A calendar without one that could not be fetched would delete it from subscribers' calendars (LIST-14). */
export async function loadConcertPages(
  ...request: Parameters<typeof loadPages>
): Promise<readonly EventPage[]> {
  return (await loadPages(...request)).filter((page) => page.kind === 'event');
}
