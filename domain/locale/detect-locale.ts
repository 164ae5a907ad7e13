import { defaultLocale, type Locale, localeNamed } from '#domain/locale/locale.ts';
import { localPath, splitPath } from '#domain/locale/locale-routes.ts';

/** The cookie in which the language switch leaves its choice (ROUTE-9). */
export const localeCookie = {
  name: 'i18n_redirected',
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'Lax',
} as const;

/** The cookie as it is set; `secure` on https. */
export function localeCookieText(locale: Locale, secure: boolean): string {
  const { name, maxAgeSeconds, path, sameSite } = localeCookie;
  const facts = [`${name}=${locale}`, `Max-Age=${maxAgeSeconds}`, `Path=${path}`, `SameSite=${sameSite}`];
  return [...facts, ...(secure ? ['Secure'] : [])].join('; ');
}

/**
 * The address that the switch to the Dutch home leads to (ROUTE-9): the server sets the locale cookie there and redirects to `/`.
 * A plain link to `/` would send an English browser back to `/en` where no script has set the cookie.
 */
export const dutchHomeSwitchPath = '/set-language/nl';

/** What is known of a visitor's language. */
interface LanguageHints {
  /** The value of the locale cookie. */
  readonly cookie?: string | undefined;
  /** The header as the browser sends it; crawlers mostly send none. */
  readonly acceptLanguage?: string | undefined;
  readonly path: string;
}

/** The language to speak: that of the cookie, else the browser's, else the path's, else Dutch (ROUTE-9). A cookie nobody knows is no cookie. */
export function detectLocale({ cookie, acceptLanguage, path }: LanguageHints): Locale {
  return localeNamed(cookie) ?? preferredLocale(acceptLanguage) ?? splitPath(path).locale;
}

/** Where the root leads a visitor of another language; undefined where the page asked for is right. Detection decides nowhere else (ROUTE-9). */
export function rootRedirect(hints: LanguageHints): string | undefined {
  if (hints.path !== '/') return undefined;
  const locale = detectLocale(hints);
  return locale === defaultLocale ? undefined : localPath(locale, '/');
}

/** The language of the hall a browser likes best; undefined where it likes none of them. `*` is no preference. */
function preferredLocale(acceptLanguage: string | undefined): Locale | undefined {
  const ranges = (acceptLanguage ?? '').split(',').map(languageRange);
  const liked = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return liked.map(({ locale }) => locale).find((locale) => locale !== undefined);
}

/** One range of the header: `en-GB;q=0.8`. A quality that is none counts as zero, a missing one as one. */
function languageRange(range: string): { readonly locale: Locale | undefined; readonly quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  const quality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(written) ? Number(written) : 0;
  return { locale: localeNamed(tag.split('-')[0]), quality };
}
