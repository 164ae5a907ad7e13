import { classifyLink, stripQueryAndHash } from '#domain/link/classified-link.ts';
import { readLocaleFromPath, toSetLanguagePath, toLocalePath } from '#domain/locale/locale-routes.ts';
import { type Locale, getOtherLocale, locales } from '#domain/locale/locale.ts';
import type { PageBase } from '#domain/page/page.ts';

/** A page's canonical URL and its URLs in other languages (ROUTE-19). */
export interface PageAlternates {
  readonly canonical: string;
  /** Every language in which the page exists, including its own, and `x-default`. */
  readonly languages: readonly { readonly hreflang: Locale | 'x-default'; readonly href: string }[];
}

type Localised = Pick<PageBase, 'url' | 'language' | 'alternatives'>;

/**
 * Computes canonical URL and language alternates. `at` is the page's path with the part of the query that identifies a separate
 * page (`/concertagenda?page=2`), `origin` the configured one. `x-default` is the version in the default language if there is one. `query` leads to
 * the same part in every language (`?page=2`), because search engines require alternates to refer to each other.
 */
export function computePageAlternates(
  page: Localised & Pick<PageBase, 'seo'>,
  origin: string,
  at = page.url,
  query = '',
): PageAlternates {
  const languages = findVersions(page, origin).map(({ language, path }) => ({
    hreflang: language,
    href: `${origin}${path}${query}`,
  }));
  const [fallback] = languages;
  return {
    canonical: toAbsoluteUrl(page.seo?.canonical, origin) ?? toAbsoluteUrl(at, origin) ?? origin,
    languages: fallback ? [...languages, { ...fallback, hreflang: 'x-default' }] : [],
  };
}

/** The alternates of a list whose content is canonical on another page, at a path with query: no languages, because search engines take them from the canonical page. */
export function computeCanonicalOnlyAlternates(at: string, origin: string): PageAlternates {
  return { canonical: toAbsoluteUrl(at, origin) ?? origin, languages: [] };
}

/** The link of the language switch (LAYOUT-16). */
export interface LanguageSwitchLink {
  readonly locale: Locale;
  /** The language's own name. */
  readonly name: string;
  /** The path of the page in that language. */
  readonly path: string;
  /** The link's address, which stores the choice and leads to `path` (ROUTE-9). */
  readonly href: string;
}

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Locale, string>> = { nl: 'Nederlands', en: 'English' };

/** The same page in the other language, else that language's home page (LAYOUT-16). `page` is undefined if no page is shown. */
export function toLanguageSwitchLink(
  current: Locale,
  page: Localised | undefined,
  origin: string,
): LanguageSwitchLink {
  const locale = getOtherLocale(current);
  const version = page && findVersions(page, origin).find(({ language }) => language === locale);
  const path = version?.path ?? toLocalePath(locale, '/');
  return {
    locale,
    name: languageNames[locale],
    path,
    href: toSetLanguagePath(path),
  };
}

/** The page's versions by language, the default first; URLs of other sites or with a prefix of another language are ignored. */
function findVersions(page: Localised, origin: string) {
  const candidates = [{ language: page.language, url: page.url }, ...page.alternatives];
  return locales.flatMap((language) => {
    const path = candidates
      .filter((version) => version.language === language)
      .map(({ url }) => classifyLink(url, { origin }))
      .flatMap((link) => (link.kind === 'inside' ? [link.path] : []))
      .find((candidate) => readLocaleFromPath(stripQueryAndHash(candidate)) === language);
    return path === undefined ? [] : [{ language, path }];
  });
}

/** The absolute URL of an editor's link; undefined if it is not an address of a page. */
function toAbsoluteUrl(url: string | undefined, origin: string): string | undefined {
  const link = classifyLink(url ?? '', { origin });
  if (link.kind === 'inside') return `${origin}${link.path}`;
  return link.kind === 'outside' ? link.url : undefined;
}
