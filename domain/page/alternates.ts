import { classifyLink } from '#domain/link/link.ts';
import { pathnameOf } from '#domain/link/pathname.ts';
import { dutchHomeSwitchPath } from '#domain/locale/detect-locale.ts';
import { type Locale, locales, otherLocale } from '#domain/locale/locale.ts';
import { localeOfPath, localPath } from '#domain/locale/locale-routes.ts';
import type { PageBase } from '#domain/page/page.ts';

/** What a page says of itself and of its other languages, in full addresses (ROUTE-19). */
export interface Alternates {
  readonly canonical: string;
  /** Every language the page exists in, its own included, and `x-default`. */
  readonly languages: readonly { readonly hreflang: Locale | 'x-default'; readonly href: string }[];
}

type Localised = Pick<PageBase, 'url' | 'language' | 'alternatives'>;

/**
 * Canonical address and language alternates. `at` is the page's path with the part of its query that makes another page
 * of it (`/concertagenda?page=2`), `origin` the configured one. `x-default` is the Dutch page where there is one. `query` is
 * what leads to the same part of it in every language (`?page=2`): engines believe only versions that name each other.
 */
export function alternatesOf(
  page: Localised & Pick<PageBase, 'seo'>,
  origin: string,
  at = page.url,
  query = '',
): Alternates {
  const languages = versionsOf(page, origin).map(({ language, path }) => ({
    hreflang: language,
    href: `${origin}${path}${query}`,
  }));
  const [fallback] = languages;
  return {
    canonical: addressOf(page.seo?.canonical, origin) ?? addressOf(at, origin) ?? origin,
    languages: fallback ? [...languages, { ...fallback, hreflang: 'x-default' }] : [],
  };
}

/** What a list says that is to be found on another page, at a path with query: that address alone, because engines take the languages of a page from its canonical address. */
export function alternatesElsewhere(at: string, origin: string): Alternates {
  return { canonical: addressOf(at, origin) ?? origin, languages: [] };
}

/** Where the language switch leads (LAYOUT-16). */
export interface LanguageSwitch {
  readonly locale: Locale;
  /** What the language calls itself. */
  readonly name: string;
  /** The page it leads to. */
  readonly path: string;
  /** The address of the link: `path`, but for the Dutch home the address that remembers the choice (ROUTE-9). */
  readonly href: string;
}

/** The names of the languages, each in itself. */
const languageNames: Readonly<Record<Locale, string>> = { nl: 'Nederlands', en: 'English' };

/** The same page in the other language, else that language's home (LAYOUT-16). `page` is undefined where no page is shown. */
export function languageSwitch(current: Locale, page: Localised | undefined, origin: string): LanguageSwitch {
  const locale = otherLocale(current);
  const version = page && versionsOf(page, origin).find(({ language }) => language === locale);
  const path = version?.path ?? localPath(locale, '/');
  return { locale, name: languageNames[locale], path, href: path === '/' ? dutchHomeSwitchPath : path };
}

/** The page's languages with their paths, in the order of the house, Dutch first; what leads to another site or to a path of another language is none. */
function versionsOf(page: Localised, origin: string) {
  const written = [{ language: page.language, url: page.url }, ...page.alternatives];
  return locales.flatMap((language) => {
    const path = written
      .filter((version) => version.language === language)
      .map(({ url }) => classifyLink(url, { siteHosts: [], origin }))
      .flatMap((link) => (link.kind === 'inside' ? [link.path] : []))
      .find((candidate) => localeOfPath(pathnameOf(candidate)) === language);
    return path === undefined ? [] : [{ language, path }];
  });
}

/** The full address of something an editor wrote; undefined where it is none. */
function addressOf(url: string | undefined, origin: string): string | undefined {
  const link = classifyLink(url ?? '', { siteHosts: [], origin });
  switch (link.kind) {
    case 'inside':
      return `${origin}${link.path}`;
    case 'outside':
    case 'ticketing':
      return link.url;
    case 'anchor':
    case 'other':
    case 'refused':
      return undefined;
  }
}
