import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { type Instant, isoOf, second } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';
import { type Admission, Overloaded } from '#src/server/admission/admission.ts';
import { allowManyListeners } from '#src/server/many-listeners.ts';
import { overloadText, refuseOverload, retryAfterFailure } from '#src/server/retry-after.ts';
import {
  type Chapter,
  chapterNames,
  pagesOf,
  type SitePagesDependencies,
  urisOf,
} from '#src/server/sitemap/site-pages.ts';

/** Milliseconds until a sitemap is given up: a whole season is asked for, page by page. */
const timeoutMs = 60_000;

/** How long a written sitemap serves, in seconds. */
const lifetime = 3600;

/** What a client is told to wait where it is not known when the site asks again, in seconds. */
const retryAfterSeconds = 300;

/** What engines are asked to leave alone: questions of the site to itself, and the ways of those who make it. */
const disallowedPaths = [
  '/gateway/',
  '/newsletter',
  '/debug',
  '/en/debug',
  '/admin',
  '/en/admin',
  '/education-redirect/',
];

/** `robots.txt`, the index of the sitemaps, and one sitemap a chapter and language (ROUTE-19). */
export function addSitemap(server: FastifyInstance, world: World, admission: Admission): void {
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
  server.get('/sitemap.xml', (_request, reply) => sent(reply, world, () => writer.index()));
  for (const chapter of chapterNames) {
    for (const locale of locales) {
      server.get(pathOf(chapter, locale), (_request, reply) =>
        sent(reply, world, () => writer.sitemap(chapter, locale)),
      );
    }
  }
}

function pathOf(chapter: Chapter, locale: Locale): string {
  return `/sitemap-${chapter}-${locale}.xml`;
}

/** A sitemap as it is sent; undefined where it has nothing in it. */
type Written = Buffer | undefined;

type Ask<Answer> = (
  chapter: Chapter,
  locale: Locale,
  now: Instant,
  dependencies: SitePagesDependencies,
  signal: AbortSignal,
) => Promise<Answer>;

/** Writes each sitemap, and their index, once an hour, however many ask for it and however often. */
class SitemapWriter {
  readonly #world: World;
  readonly #admission: Admission;
  readonly #written: LRUCache<string, Promise<Written>>;

  constructor(world: World, admission: Admission) {
    this.#world = world;
    this.#admission = admission;
    this.#written = new LRUCache({
      max: chapterNames.length * locales.length + 1,
      ttl: lifetime * second,
      perf: world.get(Clock),
      ttlResolution: 0,
    });
  }

  /** The sitemaps that have something in them: an empty one is none. No page is asked for. */
  index(): Promise<Written> {
    return this.#once('index', () => this.#writeIndex());
  }

  /** Undefined where there is nothing to list. */
  sitemap(chapter: Chapter, locale: Locale): Promise<Written> {
    return this.#once(`${chapter} ${locale}`, () => this.#writeSitemap(chapter, locale));
  }

  /** What was written within the hour, or is being written; one that cannot be written is not kept. */
  #once(name: string, write: () => Promise<Written>): Promise<Written> {
    const known = this.#written.get(name);
    if (known) return known;
    const writing = this.#admission.run('sitemap', write);
    this.#written.set(name, writing);
    writing.catch(() => {
      if (this.#written.peek(name) === writing) this.#written.delete(name);
    });
    return writing;
  }

  async #writeIndex(): Promise<Written> {
    const { origin } = this.#world.get(Settings);
    const every = locales.flatMap((locale) => chapterNames.map((chapter) => ({ locale, chapter })));
    const uris = await Promise.all(every.map(({ locale, chapter }) => this.#asking(urisOf, chapter, locale)));
    const stream = new SitemapIndexStream();
    for (const [place, { locale, chapter }] of every.entries()) {
      if (uris[place]?.length) stream.write({ url: `${origin}${pathOf(chapter, locale)}` });
    }
    stream.end();
    return streamToPromise(stream);
  }

  async #writeSitemap(chapter: Chapter, locale: Locale): Promise<Written> {
    const pages = await this.#asking(pagesOf, chapter, locale);
    if (pages.length === 0) return undefined;
    const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
    for (const { url, changed, languages } of pages) {
      stream.write({
        url,
        ...(changed !== undefined && { lastmod: isoOf(changed) }),
        links: languages.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
      });
    }
    stream.end();
    return streamToPromise(stream);
  }

  #asking<Answer>(ask: Ask<Answer>, chapter: Chapter, locale: Locale): Promise<Answer> {
    const dependencies = {
      cms: this.#world.get(CmsPort),
      index: this.#world.get(SearchIndexPort),
      logger: this.#world.get(Logger),
      origin: this.#world.get(Settings).origin,
    };
    const now = this.#world.get(Clock).now();
    return ask(chapter, locale, now, dependencies, allowManyListeners(AbortSignal.timeout(timeoutMs)));
  }
}

async function sent(reply: FastifyReply, world: World, write: () => Promise<Written>): Promise<FastifyReply> {
  try {
    const text = await write();
    if (!text) return reply.code(404).type('text/plain').send('Not found');
    reply.headers({ 'Cache-Control': `public, max-age=${lifetime}`, 'X-Robots-Tag': 'noindex' });
    return reply.type('application/xml; charset=utf-8').send(text);
  } catch (cause) {
    if (cause instanceof Overloaded)
      return refuseOverload(reply, cause).type('text/plain').send(overloadText);
    world.get(Logger).error('sitemap.failed', {}, cause);
    const wait = retryAfterFailure(cause, world.get(Clock).now(), retryAfterSeconds);
    reply.headers({ 'Cache-Control': 'no-store', 'Retry-After': wait });
    return reply.code(503).type('text/plain').send('Service unavailable: the sitemap could not be generated');
  }
}
