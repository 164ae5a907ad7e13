import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { createFileCardLoader, createFileSender } from '#adapters/http-server/files/generated-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { classifyLink, stripQueryAndHash } from '#domain/link/classified-link.ts';
import { homeUri, parseLocaleAndUri, toLocalePath } from '#domain/locale/locale-routes.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { toMusicianUrl } from '#domain/musician/musician-address.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import { menuNames } from '#domain/page/site-menus.ts';
import { addDays, toHallDay } from '#domain/time/hall-day.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';
import { type ChildSitemapName, childSitemapNames } from '#ui/template/template.ts';

/** Past concerts stay in the sitemap for a month. */
const pastDays = 30;

const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/** Adds `robots.txt`, the sitemap index, and one sitemap per chapter and language (ROUTE-19). */
export function addRobotsAndSitemapRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const origin = pipeline.settings.siteOrigin;
  addRobotsRoute(server, origin);
  const send = createFileSender(pipeline, {
    name: 'sitemap',
    cost: 'sitemap',
    timeoutMs: 60_000,
    lifetimeSeconds: 3600,
    maxBytes: 8 * 1024 * 1024,
    retryAfterSeconds: 300,
  });
  const add = (path: string, generate: (signal: AbortSignal) => Promise<string | undefined>) =>
    server.get(path, (request, reply) => send(request, reply, { key: path, headers, generate }));
  add('/sitemap.xml', (signal) => generateIndex(origin, pipeline, signal));
  for (const locale of locales)
    for (const chapter of childSitemapNames)
      add(toSitemapPath(chapter, locale), async (signal) => {
        const paths = await listPaths(chapter, locale, pipeline, signal);
        return paths.length > 0 ? write(new SitemapStream({ hostname: origin, xmlns }), paths) : undefined;
      });
}

/** Paths that crawlers should not request: the site's own endpoints, and pages for staff. */
function addRobotsRoute(server: FastifyInstance, origin: string): void {
  const staffPaths = ['/debug', '/admin'].flatMap((path) =>
    locales.map((locale) => toLocalePath(locale, path)),
  );
  const disallowed = ['/gateway/', '/newsletter', ...staffPaths, '/education-redirect/', '/set-language/'];
  const rules = disallowed.map((path) => `Disallow: ${path}`);
  const text = ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
  server.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(text),
  );
}

/** Sitemaps contain no news, videos, images or languages: a page names its other languages itself. */
const xmlns = { news: false, video: false, image: false, xhtml: false };

function toSitemapPath(chapter: ChildSitemapName, locale: Locale): string {
  return `/sitemap-${chapter}-${locale}.xml`;
}

async function write(stream: SitemapStream | SitemapIndexStream, urls: readonly string[]): Promise<string> {
  return String(await streamToPromise(Readable.from(urls).pipe(stream)));
}

/** The index of the sitemaps that are not empty. Requests no pages: the home page is listed, and musicians if concerts are. */
async function generateIndex(origin: string, pipeline: Pipeline, signal: AbortSignal): Promise<string> {
  const all = locales.flatMap((locale) =>
    childSitemapNames.map(async (chapter) => {
      const listed = chapter === 'musicians' ? 'concerts' : chapter;
      const uris = await listUris((name) => name === listed, locale, pipeline, signal);
      const isEmpty = chapter !== 'pages' && uris.length === 0;
      return isEmpty ? [] : [`${origin}${toSitemapPath(chapter, locale)}`];
    }),
  );
  return write(new SitemapIndexStream(), (await Promise.all(all)).flat());
}

/** The paths of the pages of a chapter, as search and menus list them. Rejects if search or CMS fails. */
async function listPaths(
  chapter: ChildSitemapName,
  locale: Locale,
  pipeline: Pipeline,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (chapter === 'musicians') return listMusicianPaths(locale, pipeline, signal);
  const uris = await listUris((name) => name === chapter, locale, pipeline, signal);
  if (chapter !== 'pages') return uris.map((uri) => toLocalePath(locale, `/${encodeURI(uri)}`));
  const urisOfOtherChapters = new Set(await listUris((name) => name !== 'pages', locale, pipeline, signal));
  const global = await pipeline.world.get(CmsPort).global({ locale }, signal);
  const inMenus = findMenuUris(global, locale, pipeline.settings.siteOrigin);
  const own = [...new Set([homeUri, ...inMenus, ...uris])].filter((uri) => !urisOfOtherChapters.has(uri));
  const cardOf = (page: Page) => (isListedPage(page, pipeline.templates) ? [page.url] : []);
  return (await createFileCardLoader(pipeline)(locale, own, cardOf, signal)).flat();
}

/** Whether a page of a menu may be listed: it is not personal, and editors let it be indexed. */
function isListedPage({ kind, seo }: Page, templates: LoadedTemplates): boolean {
  return templates.find(kind)?.sitemap !== 'never' && !/noindex|none/.test(seo?.robots ?? '');
}

/** The uris of the pages of some chapters, as the search lists them. */
async function listUris(
  isListed: (chapter: ChildSitemapName) => boolean,
  locale: Locale,
  { world, templates, clock }: Pipeline,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const from = addDays(toHallDay(clock.now()), -pastDays);
  const places = templates.all().flatMap(({ sitemap = 'never' }) => (sitemap === 'never' ? [] : [sitemap]));
  const uris = places
    .filter(({ chapter }) => isListed(chapter))
    .map(({ section }) => world.get(SearchIndexPort).urisOf({ locale, section, from }, signal));
  return (await Promise.all(uris)).flat();
}

/** The paths of the pages of the musicians whom the listed concerts name (PERSON-6). */
async function listMusicianPaths(
  locale: Locale,
  pipeline: Pipeline,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const uris = await listUris((name) => name === 'concerts', locale, pipeline, signal);
  const cardOf = (page: Page) =>
    page.kind === 'event'
      ? page.event.performers.flatMap(({ name }) => toMusicianUrl(name, locale) ?? [])
      : undefined;
  return [...new Set((await createFileCardLoader(pipeline)(locale, uris, cardOf, signal)).flat())];
}

/** The uris of the pages in the menus of a language, without query and fragment. */
function findMenuUris(
  { globalPages, navigation }: Global,
  locale: Locale,
  origin: string,
): readonly string[] {
  const items = menuNames.flatMap((name) => navigation[name]);
  const links = [...Object.values(globalPages), ...items, ...items.flatMap(({ children }) => children)];
  return links
    .map(({ url }) => classifyLink(url, { origin }))
    .flatMap((link) => (link.kind === 'inside' ? [parseLocaleAndUri(stripQueryAndHash(link.path))] : []))
    .filter((address) => address.locale === locale)
    .map(({ uri }) => uri);
}
