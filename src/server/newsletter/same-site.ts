import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something was sent from a page of the site (D17). Browsers say so in `Sec-Fetch-Site`; older
 * ones in `Origin`. What says neither is no browser, and could say anything.
 */
export function isFromSite(headers: IncomingHttpHeaders, siteHosts: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && siteHosts.includes(new URL(origin).host);
}
