import { stripQueryAndHash } from '#domain/link/classified-link.ts';

/** The path of a page's calendar, `/concertagenda.ics?genres=Opera`: all pages of a list share one calendar. `at` is the page's path with its query. */
export function toPageCalendarPath(at: string): string {
  const path = stripQueryAndHash(at);
  const query = at.slice(path.length + 1);
  const filters = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('page='));
  return `${path}.ics${filters.length > 0 ? `?${filters.join('&')}` : ''}`;
}

/** The path of the calendar entry for the start of a concert's sale to everyone, or to holders of a tag (WAY-38). */
export function toSaleStartCalendarPath(eventUrl: string, audience: 'everyone' | number): string {
  return `${toPageCalendarPath(stripQueryAndHash(eventUrl))}?${saleStartParam}=${audience}`;
}

/** The query parameter of a concert's calendar that requests the start of its sale instead. */
export const saleStartParam = 'sale';

/** The path of the page to which a calendar path belongs; undefined if the path is not that of a calendar. */
export function stripIcsExtension(path: string): string | undefined {
  return /^\/.*[^/]\.ics$/.test(path) ? path.slice(0, -'.ics'.length) : undefined;
}

/** The `webcal:` URL to which calendar programs subscribe, so that they receive changes. */
export function toWebcalUrl(path: string, origin: string): string {
  return `webcal://${new URL(origin).host}${path}`;
}
