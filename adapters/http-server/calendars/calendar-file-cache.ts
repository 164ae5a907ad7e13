import { createDeadline } from '#adapters/http-server/create-deadline.ts';
import { computeBodiesBytes, computeEtag, encodeBodies } from '#adapters/http-server/encodings-and-etags.ts';
import { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import { type GeneratedFile, generatedFileSeconds } from '#adapters/http-server/send-generated-file.ts';
import { type CacheTtl, uncachedTtl } from '#domain/caching/lifetimes.ts';

/** A file that cannot be generated again is served stale for a day; the next request tries again. */
export const calendarTtl: CacheTtl = {
  lifetimeSeconds: generatedFileSeconds,
  failureSeconds: 0,
  staleIfErrorSeconds: 24 * 60 * 60,
  graceSeconds: 0,
};

/** The timeout for generating a file. */
export const calendarTimeoutMs = 10_000;

/** The size of all cached files of a kind together. */
const maxBytes = 8 * 1024 * 1024;

type CalendarFileDependencies = Pick<
  Pipeline,
  'world' | 'clock' | 'timer' | 'logger' | 'admission' | 'readRecorder'
>;

/** The class of admission that generates each kind of file. */
const costOf = { calendar: 'calendar', agenda: 'feed' } as const;

/** Generates texts of many concerts, and caches each for five minutes, compressed; serves a stale one for up to a day. */
export class CalendarFileCache implements PurgeableCache {
  readonly #kind: keyof typeof costOf;
  readonly #admission: Pipeline['admission'];
  readonly #files: GeneratedFileCache<GeneratedFile | undefined>;

  constructor(kind: keyof typeof costOf, pipeline: CalendarFileDependencies) {
    this.#kind = kind;
    this.#admission = pipeline.admission;
    this.#files = new GeneratedFileCache<GeneratedFile | undefined>({
      ...pipeline,
      maxBytes,
      sizeOf: (file) => (file ? computeBodiesBytes(file.bodies) : 0),
      ttlOf: (file) => (file ? calendarTtl : uncachedTtl),
      onStaleServed: (path, cause) => pipeline.logger.error(`${kind}.stale-served`, { path }, cause),
    });
  }

  /** The file under a key, for a client (its address or network); undefined if `write` returns none. Rejects as `write` does, or with `OverloadedError`. */
  getOrGenerate(
    key: string,
    client: string,
    write: (signal: AbortSignal) => Promise<string | undefined>,
  ): Promise<GeneratedFile | undefined> {
    const generate = async () => {
      const text = await write(createDeadline(calendarTimeoutMs));
      return text === undefined ? undefined : { bodies: await encodeBodies(text), etag: computeEtag(text) };
    };
    return this.#files.getOrGenerate(key, () => this.#admission.run(costOf[this.#kind], generate, client));
  }

  /** Purges the files that were made from certain answers (CACHE-7). */
  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#files.purge(isAffected, mode);
  }
}
