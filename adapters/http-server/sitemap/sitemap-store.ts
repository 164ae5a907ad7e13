import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { createDeadline } from '#adapters/http-server/create-deadline.ts';
import { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import {
  findSitemapChapterUris,
  loadSitemapEntries,
  type SitemapEntriesDependencies,
  toSitemapChapterToLoad,
} from '#adapters/http-server/sitemap/sitemap-entries.ts';
import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import { getHallLocales, type Locale } from '#domain/locale/locale.ts';
import { formatUtcIso, type Instant } from '#domain/time/instant.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { type ChildSitemapName, childSitemapNames } from '#ui/template/template.ts';

/** The timeout for generating a sitemap, which requests the pages of a whole season. */
const timeoutMs = 60_000;

/** A sitemap that cannot be generated again is served stale for a day; the next request tries again. */
export const sitemapTtl: CacheTtl = {
  lifetimeSeconds: 3600,
  failureSeconds: 0,
  staleIfErrorSeconds: 24 * 60 * 60,
  graceSeconds: 0,
};

/** The path of the sitemap of a chapter in a language. */
export function toSitemapPath(chapter: ChildSitemapName, locale: Locale): string {
  return `/sitemap-${chapter}-${locale}.xml`;
}

/** The bytes of a sitemap; undefined if it is empty. */
export type SitemapBytes = Buffer | undefined;

const maxBytes = 8 * 1024 * 1024;

type Query<Answer> = (
  chapter: ChildSitemapName,
  locale: Locale,
  now: Instant,
  dependencies: SitemapEntriesDependencies,
  signal: AbortSignal,
) => Promise<Answer>;

type SitemapDependencies = Pick<
  Pipeline,
  'world' | 'settings' | 'templates' | 'clock' | 'timer' | 'logger' | 'admission' | 'readRecorder'
>;

/** Generates the sitemaps and their index, and caches each for an hour; serves a stale one for up to a day if it cannot be generated again. */
export class SitemapStore implements PurgeableCache {
  readonly #pipeline: SitemapDependencies;
  readonly #sitemaps: GeneratedFileCache<SitemapBytes>;

  constructor(pipeline: SitemapDependencies) {
    const { clock, timer, readRecorder, world, logger } = pipeline;
    this.#pipeline = pipeline;
    this.#sitemaps = new GeneratedFileCache<SitemapBytes>({
      clock,
      timer,
      readRecorder,
      world,
      maxBytes,
      sizeOf: (bytes) => bytes?.byteLength ?? 0,
      ttlOf: () => sitemapTtl,
      onStaleServed: (sitemap, cause) => logger.error('sitemap.stale-served', { sitemap }, cause),
    });
  }

  /** The index of the sitemaps that are not empty, for a client (its address). Requests no pages. */
  index(client: string): Promise<SitemapBytes> {
    return this.#once('index', client, () => this.#writeIndex());
  }

  /** A sitemap; undefined if it is empty. */
  sitemap(chapter: ChildSitemapName, locale: Locale, client: string): Promise<SitemapBytes> {
    return this.#once(`${chapter} ${locale}`, client, () => this.#writeSitemap(chapter, locale));
  }

  /** Purges the sitemaps of certain pages (CACHE-7). */
  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#sitemaps.purge(isAffected, mode);
  }

  #once(key: string, client: string, write: () => Promise<SitemapBytes>): Promise<SitemapBytes> {
    const { admission } = this.#pipeline;
    return this.#sitemaps.getOrGenerate(key, () => admission.run('sitemap', write, client));
  }

  async #writeIndex(): Promise<SitemapBytes> {
    const origin = this.#pipeline.settings.siteOrigin;
    const stream = new SitemapIndexStream();
    for (const locale of getHallLocales()) {
      const sources = [...new Set(childSitemapNames.map(toSitemapChapterToLoad))];
      const uris = await Promise.all(
        sources.map((chapter) => this.#query(findSitemapChapterUris, chapter, locale)),
      );
      for (const chapter of childSitemapNames) {
        const found = uris[sources.indexOf(toSitemapChapterToLoad(chapter))];
        if (found?.length) stream.write({ url: `${origin}${toSitemapPath(chapter, locale)}` });
      }
    }
    stream.end();
    return streamToPromise(stream);
  }

  async #writeSitemap(chapter: ChildSitemapName, locale: Locale): Promise<SitemapBytes> {
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

  #query<Answer>(run: Query<Answer>, chapter: ChildSitemapName, locale: Locale): Promise<Answer> {
    const { world, settings, templates, clock, logger } = this.#pipeline;
    const dependencies = {
      cms: world.get(CmsPort),
      index: world.get(SearchIndexPort),
      templates,
      logger,
      origin: settings.siteOrigin,
    };
    return run(chapter, locale, clock.now(), dependencies, createDeadline(timeoutMs));
  }
}
