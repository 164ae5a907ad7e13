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
  /** What the browser asks for, the best first: `en-GB`, `nl`. Crawlers mostly ask for nothing. */
  readonly languages?: readonly string[];
  readonly path: string;
}

/** The language to speak: that of the cookie, else the browser's, else the path's, else Dutch (ROUTE-9). A cookie nobody knows is no cookie. */
export function detectLocale({ cookie, languages = [], path }: LanguageHints): Locale {
  return localeNamed(cookie) ?? preferredLocale(languages) ?? splitPath(path).locale;
}

/** Where the root leads a visitor of another language; undefined where the page asked for is right. Detection decides nowhere else (ROUTE-9). */
export function rootRedirect(hints: LanguageHints): string | undefined {
  if (hints.path !== '/') return undefined;
  const locale = detectLocale(hints);
  return locale === defaultLocale ? undefined : localPath(locale, '/');
}

/** The language of the hall a browser likes best; undefined where it likes none of them. `*` is no preference. */
function preferredLocale(languages: readonly string[]): Locale | undefined {
  const spoken = languages.map((language) => localeNamed(language.toLowerCase().split('-')[0]));
  return spoken.find((locale) => locale !== undefined);
}
