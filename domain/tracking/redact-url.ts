import { classifyLink, type KnownHosts } from '#domain/link/classified-link.ts';
import { parseSetLanguagePath } from '#domain/locale/locale-routes.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';

/** Query parameters with free text. */
const freeTextParams = ['keyword', 'search'];

/** The query parameters with a secret: an editor's preview token (CALL-2), and what a visitor brings from a login at the ticketing (SWAP-3). */
const secretParams = ['token', 'code', 'state'];

/** Six digits in a row; a number with its area code, from 0 or +; or a text that is a number alone: `opus 111 113` is none of these. */
const telephoneNumber = /\d{6}|(?:\+|(?<!\d)0)(?:[\s()./-]*\d){8}|^[\d\s-]*\d{3}[\s-]?\d{3}[\d\s-]*$/;

/** Whether a text may contain an e-mail address or a telephone number (TRACK-5). */
export function isPossiblyPersonal(text: string): boolean {
  return text.includes('@') || telephoneNumber.test(text);
}

/** Removes values that may be personal or secret from a page's query (TRACK-5). */
export function redactQuery(query: QueryPairs): QueryPairs {
  return query.filter(isPublic);
}

/** Replaces personal query values in a page title by an ellipsis, because titles repeat the keyword (TRACK-5). */
export function redactTitle(title: string, query: QueryPairs): string {
  const removed = query.filter((pair) => !isPublic(pair)).map(([, value]) => value.trim());
  return removed.filter(Boolean).reduce((text, value) => text.replaceAll(value, '…'), title);
}

/**
 * The URL of a followed link for tracking: a path on this site, or another site's URL without its query, which may contain the
 * visitor's current address. The language switch redirects, so its target is used (ROUTE-9).
 */
export function redactLink(url: string, site: KnownHosts): string {
  const page = parseSetLanguagePath(url);
  if (page !== undefined) return page;
  const link = classifyLink(url, site);
  switch (link.kind) {
    case 'inside':
      return link.path;
    case 'anchor':
      return link.hash;
    case 'outside':
    case 'ticketing': {
      const { origin, pathname } = new URL(link.url);
      return `${origin}${pathname}`;
    }
    case 'other':
      return link.url;
    case 'refused':
      return '';
  }
}

function isPublic([name, value]: QueryPairs[number]): boolean {
  if (secretParams.includes(name)) return false;
  return !(freeTextParams.includes(name) ? isPossiblyPersonal(value) : value.includes('@'));
}
