import { toErrorMessage } from '#domain/error-message.ts';
import type { ErrorPage } from '#domain/page/page.ts';
import type { PageVisit } from '#ui/template/page-visit.ts';

/** Loads the CMS's page for an error status, else its fallback page; null if there is none or the request fails (ERROR-1). */
export async function loadErrorPage(
  status: number,
  { cms, locale, logger, signal }: PageVisit,
): Promise<ErrorPage | null> {
  try {
    const { errorPages } = await cms.global({ locale }, signal);
    const reference =
      errorPages.find(({ statusCode }) => statusCode === status) ??
      errorPages.find(({ isFallback }) => isFallback);
    const found = reference && (await cms.page({ locale, uri: reference.uri }, signal));
    return found?.kind === 'found' && found.value.kind === 'error' ? found.value : null;
  } catch (cause) {
    logger.warn('page.error-page-missing', { status, message: toErrorMessage(cause) });
    return null;
  }
}
