import type { ErrorPageReference } from '#domain/page/global.ts';

/** The translation key of an error page's heading (ERROR-1). */
type ErrorTitle = 'notAvailable' | 'wentWrong';

/** The heading of an error page: one for 404, one for every other status, regardless of the CMS page's title (ERROR-1). */
export function pickErrorTitleKey(statusCode: number): ErrorTitle {
  return statusCode === 404 ? 'notAvailable' : 'wentWrong';
}

/** The line below the heading: the title of the CMS's error page; undefined if it has none or repeats the heading (ERROR-1). */
export function pickErrorSubheading(pageTitle: string | undefined, heading: string): string | undefined {
  const title = pageTitle?.trim() ?? '';
  return title === '' || title === heading ? undefined : title;
}

/** The CMS's error page for a status: its own, else the fallback page; undefined if neither exists (ERROR-1). */
export function findErrorPage(
  statusCode: number,
  references: readonly ErrorPageReference[],
): ErrorPageReference | undefined {
  const own = references.find((reference) => reference.statusCode === statusCode);
  return own ?? references.find(({ isFallback }) => isFallback);
}
