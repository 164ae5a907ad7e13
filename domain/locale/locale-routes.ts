import { canonicalPath } from '#domain/locale/canonical-path.ts';
import { defaultLocale, type Locale, locales } from '#domain/locale/locale.ts';

/** The routes of the site, by name (ROUTE-8); `all` is the catch-all that renders the CMS's pages. */
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

/** A route in one language: `index___nl`. */
type LocalRouteName = `${RouteName}___${Locale}`;

/** What a route is called in a language: `debug-link___en` (ROUTE-8). */
export function routeName(name: RouteName, locale: Locale): LocalRouteName {
  return `${name}___${locale}`;
}

/** The name of a page of the site itself, from its path: `/programme-booklet/:evening` is `programme-booklet-evening___nl` (ROUTE-8). */
export function sitePageRouteName(path: string, locale: Locale): string {
  return `${path.slice(1).replace(/\/:?/g, '-')}___${locale}`;
}

/** The uri of the home page, in every language. */
export const homeUri = '__home__';

/** A path and the language it speaks: `path` is without the prefix and begins with a slash. */
interface LocalisedPath {
  readonly locale: Locale;
  readonly path: string;
}

/** What a path says of its language (ROUTE-9): Dutch has no prefix (ROUTE-21), the others are their own first segment. */
export function splitPath(pathname: string): LocalisedPath {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = locales.find((candidate) => candidate === first && candidate !== defaultLocale);
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: defaultLocale, path: pathname };
}

/** The language a path speaks by its prefix; Dutch without one (ROUTE-9). */
export function localeOfPath(pathname: string): Locale {
  return splitPath(pathname).locale;
}

/** The path in a language: what `splitPath` takes apart, put together. */
export function localPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The page a path asks for, as the CMS knows it: no prefix, no slashes at the ends, nothing escaped. */
export function uriOf(pathname: string): { readonly locale: Locale; readonly uri: string } {
  const { locale, path } = splitPath(pathname);
  const canonical = canonicalForm(path);
  const uri = canonical === undefined ? path : decodeURIComponent(canonical);
  return { locale, uri: uri.replace(/^\/+|\/+$/g, '') || homeUri };
}

/** Where a path with the prefix Dutch does not have leads (ROUTE-21); undefined for every other path and for hostile ones. */
export function nlPrefixRedirect(pathname: string): string | undefined {
  if (pathname !== `/${defaultLocale}` && !pathname.startsWith(`/${defaultLocale}/`)) return undefined;
  return canonicalForm(pathname.slice(defaultLocale.length + 1) || '/');
}

function canonicalForm(path: string): string | undefined {
  const verdict = canonicalPath(path);
  switch (verdict.kind) {
    case 'canonical':
      return verdict.path;
    case 'redirect':
      return verdict.to;
    case 'refused':
      return undefined;
  }
}
