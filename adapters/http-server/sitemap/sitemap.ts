import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Container } from 'inversify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { createByteLimitedCache } from '#adapters/caching/byte-limited-cache.ts';
import { type SwrCache } from '#adapters/caching/swr-cache.ts';
import { type Admission, Overloaded } from '#adapters/http-server/admission/admission.ts';
import { liftListenerLimit } from '#adapters/http-server/listener-limit.ts';
import {
  formatRetryAfterForError,
  overloadText,
  setOverloadHeaders,
} from '#adapters/http-server/retry-after.ts';
import {
  chapterNames,
  findChapterUris,
  loadSitemapEntries,
  type SitemapChapter,
  type SitePagesDependencies,
} from '#adapters/http-server/sitemap/sitemap-entries.ts';
import { type CacheTtl, uncachedTtl } from '#domain/caching/lifetimes.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { formatUtcIso, type Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';

/** The timeout for generating a sitemap, which requests the pages of a whole season. */
const timeoutMs = 60_000;

/** A sitemap that cannot be generated is not cached: the next request tries again. */
export const sitemapTtl: CacheTtl = { ...uncachedTtl, lifetimeSeconds: 3600 };

/** The `Retry-After` if the time of the next attempt is not known. */
const retryAfterSeconds = 300;

/** Paths that crawlers should not request: the site's own endpoints, and pages for staff. */
const disallowedPaths = [
  '/gateway/',
  '/newsletter',
  '/debug',
  '/en/debug',
  '/admin',
  '/en/admin',
  '/education-redirect/',
];

/** Adds `robots.txt`, the sitemap index, and one sitemap per chapter and language (ROUTE-19). */
export function addRobotsAndSitemaps(server: FastifyInstance, world: Container, admission: Admission): void {
  const writer = new SitemapWriter(world, admission);
  const { origin } = world.get(Settings);
  server.get('/robots.txt', (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...disallowedPaths.map((path) => `Disallow: ${path}`),
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    reply.header('Cache-Control', 'public, max-age=86400');
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  server.get('/sitemap.xml', (_request, reply) => sendSitemap(reply, world, () => writer.index()));
  for (const chapter of chapterNames) {
    for (const locale of locales) {
      server.get(toSitemapPath(chapter, locale), (_request, reply) =>
        sendSitemap(reply, world, () => writer.sitemap(chapter, locale)),
      );
    }
  }
}

function toSitemapPath(chapter: SitemapChapter, locale: Locale): string {
  return `/sitemap-${chapter}-${locale}.xml`;
}

/** The bytes of a sitemap; undefined if it is empty. */
type SitemapBytes = Buffer | undefined;

const maxBytes = 8 * 1024 * 1024;

type Query<Answer> = (
  chapter: SitemapChapter,
  locale: Locale,
  now: Instant,
  dependencies: SitePagesDependencies,
  signal: AbortSignal,
) => Promise<Answer>;

/** Generates the sitemaps and their index, and caches each for an hour. */
class SitemapWriter {
  readonly #world: Container;
  readonly #admission: Admission;
  readonly #sitemaps: SwrCache<SitemapBytes>;

  constructor(world: Container, admission: Admission) {
    this.#world = world;
    this.#admission = admission;
    const [clock, timer] = [world.get(Clock), world.get(Timer)];
    const sizeOf = (bytes: SitemapBytes) => bytes?.byteLength ?? 0;
    this.#sitemaps = createByteLimitedCache({ clock, timer, maxBytes, sizeOf });
  }

  /** The index of the sitemaps that are not empty. Requests no pages. */
  index(): Promise<SitemapBytes> {
    return this.#once('index', () => this.#writeIndex());
  }

  /** A sitemap; undefined if it is empty. */
  sitemap(chapter: SitemapChapter, locale: Locale): Promise<SitemapBytes> {
    return this.#once(`${chapter} ${locale}`, () => this.#writeSitemap(chapter, locale));
  }

  /** The cached or pending sitemap. One that cannot be generated is not cached. */
  async #once(key: string, write: () => Promise<SitemapBytes>): Promise<SitemapBytes> {
    const { value } = await this.#sitemaps.read({
      key,
      ttl: sitemapTtl,
      tags: [],
      fetch: async () => ({ kind: 'good', value: await this.#admission.run('sitemap', write) }),
    });
    return value;
  }

  async #writeIndex(): Promise<SitemapBytes> {
    const { origin } = this.#world.get(Settings);
    const all = locales.flatMap((locale) => chapterNames.map((chapter) => ({ locale, chapter })));
    const uris = await Promise.all(
      all.map(({ locale, chapter }) => this.#query(findChapterUris, chapter, locale)),
    );
    const stream = new SitemapIndexStream();
    for (const [index, { locale, chapter }] of all.entries()) {
      if (uris[index]?.length) stream.write({ url: `${origin}${toSitemapPath(chapter, locale)}` });
    }
    stream.end();
    return streamToPromise(stream);
  }

  async #writeSitemap(chapter: SitemapChapter, locale: Locale): Promise<SitemapBytes> {
    const pages = await this.#query(loadSitemapEntries, chapter, locale);
    if (pages.length === 0) return undefined;
    const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
    for (const { url, changed, languages } of pages) {
      stream.write({
        url,
        ...(changed !== undefined && { lastmod: formatUtcIso(changed) }),
        links: languages.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
      });
    }
    stream.end();
    return streamToPromise(stream);
  }

  #query<Answer>(run: Query<Answer>, chapter: SitemapChapter, locale: Locale): Promise<Answer> {
    const dependencies = {
      cms: this.#world.get(CmsPort),
      index: this.#world.get(SearchIndexPort),
      logger: this.#world.get(Logger),
      origin: this.#world.get(Settings).origin,
    };
    const now = this.#world.get(Clock).now();
    return run(chapter, locale, now, dependencies, liftListenerLimit(AbortSignal.timeout(timeoutMs)));
  }
}

async function sendSitemap(
  reply: FastifyReply,
  world: Container,
  write: () => Promise<SitemapBytes>,
): Promise<FastifyReply> {
  try {
    const text = await write();
    if (!text) return reply.code(404).type('text/plain').send('Not found');
    reply.headers({
      'Cache-Control': `public, max-age=${sitemapTtl.lifetimeSeconds}`,
      'X-Robots-Tag': 'noindex',
    });
    return reply.type('application/xml; charset=utf-8').send(text);
  } catch (cause) {
    if (cause instanceof Overloaded)
      return setOverloadHeaders(reply, cause).type('text/plain').send(overloadText);
    world.get(Logger).error('sitemap.failed', {}, cause);
    const retryAfter = formatRetryAfterForError(cause, world.get(Clock).now(), retryAfterSeconds);
    reply.headers({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter });
    return reply.code(503).type('text/plain').send('Service unavailable: the sitemap could not be generated');
  }
}
