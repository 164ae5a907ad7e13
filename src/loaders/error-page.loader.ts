import { messageOf } from '#domain/message-of.ts';
import { errorPageFor } from '#domain/page/error-page.ts';
import type { ErrorPage } from '#domain/page/page.ts';
import type { Visit } from '#src/loaders/visit.ts';

/** Loads the CMS's page for an error status; null if there is none or the request fails (ERROR-1). */
export async function errorPage(
  status: number,
  { cms, locale, logger, signal }: Visit,
): Promise<ErrorPage | null> {
  try {
    const { errorPages } = await cms.global({ locale }, signal);
    const reference = errorPageFor(status, errorPages);
    const found = reference && (await cms.page({ locale, uri: reference.uri }, signal));
    return found?.kind === 'found' && found.value.kind === 'error' ? found.value : null;
  } catch (cause) {
    logger.warn('page.error-page-missing', { status, message: messageOf(cause) });
    return null;
  }
}
