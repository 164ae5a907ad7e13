import { membersOf } from '#domain/json.ts';
import type { ErrorPageReference } from '#domain/page/global.ts';

/** What the heading of an error page says (ERROR-1). */
type ErrorTitle = 'notAvailable' | 'wentWrong';

/** The fixed heading of an error page: one for 404, one for every other status, whatever the CMS's page is called (ERROR-1). */
export function errorTitleOf(statusCode: number): ErrorTitle {
  return statusCode === 404 ? 'notAvailable' : 'wentWrong';
}

/** The first line below the heading: the title of the CMS's page; undefined where it has none, or says what the heading says (ERROR-1). */
export function errorLead(pageTitle: string | undefined, heading: string): string | undefined {
  const title = pageTitle?.trim() ?? '';
  return title === '' || title === heading ? undefined : title;
}

/** The CMS's page for a status: the one written for it, else the one flagged as fallback; undefined where there is neither (ERROR-1). */
export function errorPageFor(
  statusCode: number,
  references: readonly ErrorPageReference[],
): ErrorPageReference | undefined {
  const own = references.find((reference) => reference.statusCode === statusCode);
  return own ?? references.find(({ isFallback }) => isFallback);
}

/** Failures of the router itself (ROUTE-13), with their fixed words. */
export const pageNotFoundFailure = { statusCode: 404, message: 'This page could not be found' } as const;
export const unknownMiddlewareFailure = { statusCode: 500, message: 'Unknown middleware' } as const;

/** The HTTP status a failure names: its `statusCode`, else its `status`, else its response's, else 500 (ROUTE-11). What is no error status counts as none. */
export function statusOf(failure: unknown): number {
  const { statusCode, status, response } = membersOf(failure);
  return [statusCode, status, membersOf(response)['status']].find(isErrorStatus) ?? 500;
}

/** The status with which the site answers when an upstream failed: only 404 and 410 pass through, all else is 503 (ROUTE-11). */
export function statusOfUpstream(failure: unknown): 404 | 410 | 503 {
  const status = statusOf(failure);
  return status === 404 || status === 410 ? status : 503;
}

function isErrorStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599;
}
