import { canonicalizePath, encodePathSegment } from '#domain/locale/canonical-path.ts';
import { type Locale, parseLocale, defaultLocale } from '#domain/locale/locale.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { percentDecodeComponent } from '#domain/percent-encoding.ts';

/** The names of the site's routes (ROUTE-8); `all` is the catch-all for CMS pages. */
export const routeNames = [
  'index',
  'app-health-check',
  'debug',
  'debug-buttons',
  'debug-favorites',
  'debug-link',
  'education-user-edit',
  'education-redirect',
  'admin',
  'all',
] as const;

export type RouteName = (typeof routeNames)[number];

/** The name of a route in one language: `index___nl`. */
type RouteNameWithLocale = `${RouteName}___${Locale}`;

/** The localized name of a route: `debug-link___en` (ROUTE-8). */
export function toRouteNameWithLocale(name: RouteName, locale: Locale): RouteNameWithLocale {
  return `${name}___${locale}`;
}

/** The uri of the home page, in every language. */
export const homeUri = '__home__';

/** A path split into its language and the part without the locale prefix, which begins with a slash. */
interface LocalisedPath {
  readonly locale: Locale;
  readonly path: string;
}

/** Splits a path into language and unprefixed path (ROUTE-9): the default language has no prefix (ROUTE-21). */
export function splitLocalePrefix(pathname: string): LocalisedPath {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = parseLocale(first);
  return locale === undefined || locale === defaultLocale
    ? { locale: defaultLocale, path: pathname }
    : { locale, path: `/${rest.join('/')}` };
}

/** The language of a path; the default without a prefix (ROUTE-9). */
export function readLocaleFromPath(pathname: string): Locale {
  return splitLocalePrefix(pathname).locale;
}

/** Adds the locale prefix to a path: the inverse of `splitLocalePrefix`. */
export function toLocalePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The locale and the CMS uri of a path: without prefix, without slashes at the ends, decoded. */
export function parseLocaleAndUri(pathname: string): { readonly locale: Locale; readonly uri: string } {
  const { locale, path } = splitLocalePrefix(pathname);
  const canonical = toCanonical(path);
  const uri = canonical === undefined ? path : decodeURIComponent(canonical);
  return { locale, uri: uri.replace(/^\/+|\/+$/g, '') || homeUri };
}

/** The redirect of a path with the prefix of the default language, `/nl` (ROUTE-21); undefined for every other path and for refused ones. */
export function redirectDefaultPrefix(pathname: string): string | undefined {
  const prefix = `/${defaultLocale}`;
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
  return toCanonical(pathname.slice(prefix.length) || '/');
}

/**
 * The other paths that a mistyped one may mean: as it looks (`normalizeText`) and without the punctuation that a text has after it
 * (`/concert).`), and then in small letters too (`/EN`).
 */
export function listMeantPaths(path: string): readonly string[] {
  const text = normalizeText(percentDecodeComponent(path) ?? path).replace(/[\p{P}\s]+$/u, '');
  const meant = [text, text.toLowerCase()].flatMap((one) => {
    const encoded = one.split('/').map(encodePathSegment).join('/');
    return redirectDefaultPrefix(encoded) ?? toCanonical(encoded) ?? [];
  });
  return [...new Set(meant)].filter((one) => one !== path);
}

function toCanonical(path: string): string | undefined {
  const result = canonicalizePath(path);
  if (result.kind === 'canonical') return result.path;
  return result.kind === 'redirect' ? result.to : undefined;
}

/**
 * The address of the switch to a page in its language: `/set-language/en/concerts` for `/en/concerts`, `/set-language/nl` for `/` (ROUTE-9). The
 * server sets the locale cookie and redirects there. A plain link to `/` would redirect a browser of the other language back to `/en`.
 */
export function toSetLanguagePath(path: string): string {
  const { locale, path: rest } = splitLocalePrefix(path);
  return `/set-language/${locale}${rest === '/' ? '' : rest}`;
}

/** The path of the page to which such an address leads, the home page if it names none; undefined for any other path. */
export function parseSetLanguagePath(pathname: string): string | undefined {
  const [, name, rest = '/'] = /^\/set-language\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
  const locale = parseLocale(name);
  return locale && toLocalePath(locale, toCanonical(rest) ?? '/');
}
