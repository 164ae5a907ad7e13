import {
  filterFirstConcertsOfMusicians,
  createMusicianSitemapEntries,
} from '#adapters/http-server/sitemap/musician-sitemap-entries.ts';
import type { SitemapEntry } from '#adapters/http-server/sitemap/sitemap-entry.ts';
import { classifyLink } from '#domain/link/classified-link.ts';
import { stripQueryAndHash } from '#domain/link/strip-query-and-hash.ts';
import { homeUri, parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { type Locale, getOtherLocale } from '#domain/locale/locale.ts';
import { findConcertTranslationUri } from '#domain/musician/summarize-performances.ts';
import { menuNames } from '#domain/navigation/site-menus.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page, PageOf, Template } from '#domain/page/page.ts';
import { addDays, toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { computePageAlternates } from '#ui/head/page-alternates.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';
import type { ChildSitemapName } from '#ui/template/template.ts';

export interface SitemapEntriesDependencies {
  readonly cms: CmsPort;
  readonly index: SearchIndexPort;
  readonly templates: LoadedTemplates;
  readonly logger: Logger;
  readonly origin: string;
}

/** Past concerts stay in the sitemap for a month. */
const pastDays = 30;

/** How many pages are requested in parallel. */
const batchSize = 20;

/**
 * The sitemap entries of a chapter: existing pages at their canonical address. Rejects if the search fails, or if no page can be
 * fetched; a single page that fails is omitted and logged.
 */
export async function loadSitemapEntries(
  chapter: ChildSitemapName,
  locale: Locale,
  now: Instant,
  dependencies: SitemapEntriesDependencies,
  signal: AbortSignal,
): Promise<readonly SitemapEntry[]> {
  const uris = await findSitemapChapterUris(chapter, locale, now, dependencies, signal);
  const pages = await fetchPages(locale, uris, dependencies, signal);
  const { templates, origin } = dependencies;
  if (chapter !== 'musicians')
    return pages.flatMap((page) => toEntry(page.kind, page, templates, origin) ?? []);
  const concerts = filterFirstConcertsOfMusicians(pages.filter((page) => page.kind === 'event'));
  const language = getOtherLocale(locale);
  const translated = concerts.flatMap((concert) => findConcertTranslationUri(concert, language) ?? []);
  const translations = await fetchPages(language, translated, dependencies, signal);
  return createMusicianSitemapEntries(concerts, translations, { language, origin });
}

/** The pages at some uris, a batch at a time. Rejects if none can be fetched; a single page that fails is omitted and logged. */
async function fetchPages(
  locale: Locale,
  uris: readonly string[],
  dependencies: SitemapEntriesDependencies,
  signal: AbortSignal,
): Promise<readonly Page[]> {
  const results: PageResult[] = [];
  for (let start = 0; start < uris.length; start += batchSize) {
    const batch = uris.slice(start, start + batchSize);
    results.push(...(await Promise.all(batch.map((uri) => fetchPage(locale, uri, dependencies, signal)))));
  }
  const failures = results.filter((page) => page instanceof Unfetched);
  if (uris.length > 0 && failures.length === results.length) {
    throw new Error('No page of the sitemap can be fetched', { cause: failures.at(-1) });
  }
  return results.filter((page): page is Page => typeof page === 'object' && !(page instanceof Unfetched));
}

/** The chapter whose pages name those of a chapter: concerts name the musicians, any other chapter is its own. */
export function toSitemapChapterToLoad(chapter: ChildSitemapName): ChildSitemapName {
  return chapter === 'musicians' ? 'concerts' : chapter;
}

/** The uris of a chapter as search and menus list them, without a request per page. Rejects if the search or the CMS fails. */
export async function findSitemapChapterUris(
  chapter: ChildSitemapName,
  locale: Locale,
  now: Instant,
  { cms, index, templates, origin }: SitemapEntriesDependencies,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const from = addDays(toHallDay(now), -pastDays);
  const listUris = async (isListed: (name: ChildSitemapName) => boolean) => {
    const places = templates
      .all()
      .flatMap(({ sitemap = 'never' }) => (sitemap === 'never' ? [] : [sitemap]))
      .filter(({ chapter: name }) => isListed(name));
    const uris = places.map(({ section }) => index.urisOf({ locale, section, from }, signal));
    return (await Promise.all(uris)).flat();
  };
  const known = await listUris((name) => name === toSitemapChapterToLoad(chapter));
  if (chapter !== 'pages') return known;
  const urisOfOtherChapters = new Set(await listUris((name) => name !== 'pages'));
  const inMenus = findMenuUris(await cms.global({ locale }, signal), locale, origin);
  return [...new Set([homeUri, ...inMenus, ...known])].filter((uri) => !urisOfOtherChapters.has(uri));
}

/** The uris of the pages in the menus of a language, without query and fragment. */
function findMenuUris(
  { globalPages, navigation }: Global,
  locale: Locale,
  origin: string,
): readonly string[] {
  const items = menuNames.flatMap((name) => navigation[name]);
  const urls = [...Object.values(globalPages), ...items, ...items.flatMap(({ children }) => children)].map(
    ({ url }) => url,
  );
  return urls
    .map((url) => classifyLink(url, { origin }))
    .flatMap((link) => (link.kind === 'inside' ? [parseLocaleAndUri(stripQueryAndHash(link.path))] : []))
    .filter((address) => address.locale === locale)
    .map(({ uri }) => uri);
}

/** A page could not be fetched; `cause` is the reason. */
class Unfetched extends Error {
  override readonly name = 'Unfetched';
}

/** A page, or why there is none. */
type PageResult = Page | 'missing' | Unfetched;

async function fetchPage(
  locale: Locale,
  uri: string,
  { cms, logger }: SitemapEntriesDependencies,
  signal: AbortSignal,
): Promise<PageResult> {
  try {
    const lookup = await cms.page({ locale, uri }, signal);
    if (lookup.kind === 'found') return lookup.value;
    logger.warn('sitemap.uri-without-page', { locale, uri });
    return 'missing';
  } catch (cause) {
    signal.throwIfAborted();
    logger.error('sitemap.uri-without-page', { locale, uri }, cause);
    return new Unfetched(uri, { cause });
  }
}

/** Undefined for a page that is not indexed, or is canonical elsewhere. `kind` is the page's kind. */
function toEntry<Kind extends Template>(
  kind: Kind,
  page: PageOf<Kind>,
  templates: LoadedTemplates,
  origin: string,
): SitemapEntry | undefined {
  const place = templates.find(kind)?.sitemap;
  const { canonical, languages } = computePageAlternates(page, origin);
  const isHidden = /noindex|none/.test(page.seo?.robots ?? '') || place === 'never';
  if (isHidden || canonical !== computePageAlternates({ ...page, seo: { title: '' } }, origin).canonical)
    return undefined;
  const changed = place?.changed?.(page);
  return { url: canonical, languages, ...(changed !== undefined && { changed }) };
}
