import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { readCookie } from '#adapters/http/read-cookie.ts';
import { localeCookieName } from '#adapters/http/visitor-cookie.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { defaultLocale, type Locale, parseLocale } from '#domain/locale/locale.ts';

/**
 * The home page in the visitor's language with the same query, for a request of the root; undefined if it is this one. The language is that of
 * the cookie, else the first that the browser prefers and the hall has. Other paths never redirect by language (ROUTE-9).
 */
export function findHomeRedirect({ headers, url = '' }: IncomingMessage): string | undefined {
  const cookie = parseLocale(readCookie(headers.cookie, localeCookieName));
  const locale = cookie ?? findPreferredLocale(headers['accept-language']) ?? defaultLocale;
  if (locale === defaultLocale) return undefined;
  return `${toLocalePath(locale, '/')}${url.replace(/^[^?]*/, '')}`;
}

/** The first language of an `Accept-Language` header that the hall has (`en-GB`, `nl`); undefined if none. `*` is no preference, and crawlers mostly send none. */
function findPreferredLocale(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined;
  const languages = new Negotiator({ headers: { 'accept-language': header } }).languages();
  const locales = languages.map((language) => parseLocale(language.toLowerCase().split('-')[0]));
  return locales.find((locale) => locale !== undefined);
}
