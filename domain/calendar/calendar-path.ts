import type { Template } from '#domain/page/page.ts';

/** The pages that are calendars too: a concert, the concerts of a series, the concerts of a list with its filters. */
const withCalendar: readonly Template[] = ['event', 'series', 'eventOverview'];

/** Whether a page has a calendar of its own (ROUTE-19). */
export function hasCalendar(kind: Template): boolean {
  return withCalendar.includes(kind);
}

/** The calendar of a page, `/concertagenda.ics?genres=Opera`: all pages of a list are one calendar. `at` is the page's path with its query. */
export function calendarPath(at: string): string {
  const [path = '', query = ''] = at.split('?');
  const filters = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('page='));
  return `${path}.ics${filters.length > 0 ? `?${filters.join('&')}` : ''}`;
}

/** The page behind a calendar's path; undefined for a path that is no calendar's. */
export function pagePathOf(path: string): string | undefined {
  return /^\/.*[^/]\.ics$/.test(path) ? path.slice(0, -'.ics'.length) : undefined;
}

/** The address at which calendar programs subscribe, so that moved and cancelled concerts reach them. */
export function subscriptionAddress(path: string, origin: string): string {
  return `${origin.replace(/^https?:/, 'webcal:')}${path}`;
}
