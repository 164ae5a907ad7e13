import type { SearchSection } from '#domain/hall/edition.ts';
import { classifyLink } from '#domain/link/link.ts';
import { pathnameOf } from '#domain/link/pathname.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { homeUri, uriOf } from '#domain/locale/locale-routes.ts';
import { menuNames } from '#domain/navigation/menu.ts';
import { alternatesOf } from '#domain/page/alternates.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import { daysAfter, hallDayAt } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

/** The child sitemaps of a language, and the sections of the search behind each. `pages` has what no section knows besides. */
const chapters = {
  concerts: ['event'],
  series: ['series'],
  discovery: ['discovery', 'discoveryCollection'],
  press: ['press'],
  education: ['education'],
  pages: ['page', 'campaign', 'contentOverview'],
} as const satisfies Readonly<Record<string, readonly SearchSection[]>>;

export type Chapter = keyof typeof chapters;

export const chapterNames = Object.keys(chapters) as readonly Chapter[];

export interface SitePagesDependencies {
  readonly cms: CmsPort;
  readonly index: SearchIndexPort;
  readonly logger: Logger;
  readonly origin: string;
}

/** A page as a sitemap names it. */
export interface SitemapEntry {
  readonly url: string;
  readonly changed?: Instant;
  /** The page in every language, its own included. */
  readonly languages: readonly { readonly hreflang: string; readonly href: string }[];
}

/** A concert that is over is of interest for a month. */
const daysAfterwards = 30;

/** So many pages are asked for at once. */
const batchSize = 20;

/** Pages of a visitor's own, and of what was typed: nothing to be found. */
const unlisted: readonly Page['kind'][] = ['favorites', 'search', 'error', 'unknown'];

/** The pages of a chapter that are to be found: those there are, under their own address. Rejects where the search, or the CMS, cannot be asked; a single page that cannot be had is left out and logged. */
export async function pagesOf(
  chapter: Chapter,
  locale: Locale,
  now: Instant,
  dependencies: SitePagesDependencies,
  signal: AbortSignal,
): Promise<readonly SitemapEntry[]> {
  const uris = await urisOf(chapter, locale, now, dependencies, signal);
  const found: Found[] = [];
  for (let at = 0; at < uris.length; at += batchSize) {
    const portion = uris.slice(at, at + batchSize);
    found.push(...(await Promise.all(portion.map((uri) => pageAt(locale, uri, dependencies, signal)))));
  }
  const failures = found.filter((page) => page instanceof Unfetched);
  if (uris.length > 0 && failures.length === found.length) {
    throw new Error('No page can be had', { cause: failures.at(-1) });
  }
  return found.filter(
    (page): page is SitemapEntry => typeof page === 'object' && !(page instanceof Unfetched),
  );
}

/** Where the pages of a chapter are thought to be, without looking. Rejects where the search, or the CMS, cannot be asked. */
export async function urisOf(
  chapter: Chapter,
  locale: Locale,
  now: Instant,
  { cms, index, origin }: SitePagesDependencies,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const from = daysAfter(hallDayAt(now), -daysAfterwards);
  const sections: readonly SearchSection[] = chapters[chapter];
  const known = await Promise.all(sections.map((section) => index.urisOf({ locale, section, from }, signal)));
  if (chapter !== 'pages') return known.flat();
  const elsewhere = new Set(
    (
      await Promise.all(
        chapterNames
          .filter((name) => name !== 'pages')
          .flatMap((name): readonly SearchSection[] => chapters[name])
          .map((section) => index.urisOf({ locale, section, from }, signal)),
      )
    ).flat(),
  );
  const inMenus = urisInMenus(await cms.global({ locale }, signal), locale, origin);
  return [...new Set([homeUri, ...inMenus, ...known.flat()])].filter((uri) => !elsewhere.has(uri));
}

/** The pages that the site's own menus lead to, in this language; what else they carry in their address is left out. */
function urisInMenus({ globalPages, navigation }: Global, locale: Locale, origin: string): readonly string[] {
  const items = menuNames.flatMap((name) => navigation[name]);
  const urls = [...Object.values(globalPages), ...items, ...items.flatMap(({ children }) => children)].map(
    ({ url }) => url,
  );
  return urls
    .map((url) => classifyLink(url, { siteHosts: [], origin }))
    .flatMap((link) => (link.kind === 'inside' ? [uriOf(pathnameOf(link.path))] : []))
    .filter((place) => place.locale === locale)
    .map(({ uri }) => uri);
}

/** A page that cannot be fetched, and why. */
class Unfetched extends Error {
  override readonly name = 'Unfetched';
}

/** A page to be listed; nothing, where there is none to list. */
type Found = SitemapEntry | 'nothing' | Unfetched;

async function pageAt(
  locale: Locale,
  uri: string,
  { cms, logger, origin }: SitePagesDependencies,
  signal: AbortSignal,
): Promise<Found> {
  try {
    const lookup = await cms.page({ locale, uri }, signal);
    if (lookup.kind === 'found') return entryOf(lookup.value, origin) ?? 'nothing';
    logger.warn('sitemap.uri-without-page', { locale, uri });
    return 'nothing';
  } catch (cause) {
    signal.throwIfAborted();
    logger.error('sitemap.uri-without-page', { locale, uri }, cause);
    return new Unfetched(uri, { cause });
  }
}

/** Undefined for a page that does not want to be found, or is to be found elsewhere. */
function entryOf(page: Page, origin: string): SitemapEntry | undefined {
  const { canonical, languages } = alternatesOf(page, origin);
  const isHidden = /noindex|none/.test(page.seo?.robots ?? '') || unlisted.includes(page.kind);
  if (isHidden || canonical !== alternatesOf({ ...page, seo: { title: '' } }, origin).canonical)
    return undefined;
  const changed = changeOf(page);
  return { url: canonical, languages, ...(changed !== undefined && { changed }) };
}

/** When the page became what it is, as far as the CMS says so. */
function changeOf(page: Page): Instant | undefined {
  if (page.kind === 'event') return page.event.updated;
  return page.kind === 'discovery' || page.kind === 'press' ? page.posted : undefined;
}
