import { asRecord } from '#domain/json.ts';
import type { ErrorPageReference } from '#domain/page/global.ts';

/** The translation key of an error page's heading (ERROR-1). */
type ErrorTitle = 'notAvailable' | 'wentWrong';

/** The heading of an error page: one for 404, one for every other status, regardless of the CMS page's title (ERROR-1). */
export function toErrorTitleKey(statusCode: number): ErrorTitle {
  return statusCode === 404 ? 'notAvailable' : 'wentWrong';
}

/** The line below the heading: the title of the CMS's error page; undefined if it has none or repeats the heading (ERROR-1). */
export function toErrorSubheading(pageTitle: string | undefined, heading: string): string | undefined {
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

/** Failures of the router itself (ROUTE-13), with fixed messages. */
export const pageNotFoundFailure = { statusCode: 404, message: 'This page could not be found' } as const;
export const unknownMiddlewareNameFailure = { statusCode: 500, message: 'Unknown middleware' } as const;

/** The HTTP status of an error: its `statusCode`, else its `status`, else its response's status, else 500 (ROUTE-11). Values outside 400–599 are ignored. */
export function toErrorStatus(failure: unknown): number {
  const { statusCode, status, response } = asRecord(failure);
  return [statusCode, status, asRecord(response)['status']].find(isErrorStatus) ?? 500;
}

/** The site's status after an upstream failure: 404 and 410 pass through, everything else is 503 (ROUTE-11). */
export function toUpstreamFailureStatus(failure: unknown): 404 | 410 | 503 {
  const status = toErrorStatus(failure);
  return status === 404 || status === 410 ? status : 503;
}

function isErrorStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599;
}
