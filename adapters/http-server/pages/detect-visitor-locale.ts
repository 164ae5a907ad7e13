import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { readCookie } from '#adapters/http/read-cookie.ts';
import { localeCookieName } from '#adapters/http/visitor-cookie.ts';
import { splitLocalePrefix, toLocalePath } from '#domain/locale/locale-routes.ts';
import { type Locale, parseLocale, defaultLocale } from '#domain/locale/locale.ts';

/** What a request reveals about the visitor's language. */
interface LanguageHints {
  /** The value of the locale cookie. */
  readonly cookie?: string | undefined;
  /** The browser's preferred languages, best first: `en-GB`, `nl`. Crawlers mostly send none. */
  readonly languages?: readonly string[];
  readonly path: string;
}

/** The visitor's language: that of the cookie, else of the browser, else of the path, else the hall's first (ROUTE-9). An invalid cookie is ignored. */
export function detectVisitorLocale({ cookie, languages = [], path }: LanguageHints): Locale {
  return parseLocale(cookie) ?? preferredLocale(languages) ?? splitLocalePrefix(path).locale;
}

/** The redirect from `/` for a visitor of another language; undefined if none is needed. Other paths never redirect by language (ROUTE-9). */
export function findRootRedirect(hints: LanguageHints): string | undefined {
  if (hints.path !== '/') return undefined;
  const locale = detectVisitorLocale(hints);
  return locale === defaultLocale ? undefined : toLocalePath(locale, '/');
}

/** The browser's first language that the hall supports; undefined if none. `*` is no preference. */
function preferredLocale(languages: readonly string[]): Locale | undefined {
  const supported = languages.map((language) => parseLocale(language.toLowerCase().split('-')[0]));
  return supported.find((locale) => locale !== undefined);
}

/** The languages of an `Accept-Language` header, most preferred first; empty without a header. */
export function parseAcceptedLanguages(header = ''): readonly string[] {
  return new Negotiator({ headers: { 'accept-language': header } }).languages();
}

/** The home page in the visitor's language with the same query, for a request of the root (ROUTE-9); undefined if it is this one. */
export function findHomeRedirect({ headers, url = '' }: IncomingMessage): string | undefined {
  if (headers.cookie === undefined && headers['accept-language'] === undefined) return undefined;
  const cookie = readCookie(headers.cookie, localeCookieName);
  const languages = parseAcceptedLanguages(headers['accept-language']);
  const home = findRootRedirect({ cookie, languages, path: '/' });
  return home && `${home}${url.replace(/^[^?]*/, '')}`;
}
