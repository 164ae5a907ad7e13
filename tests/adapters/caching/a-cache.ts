import { createServerEntryStores } from '#adapters/caching/byte-limited-lru.ts';
import { DataCache, type CachedQueryRequest } from '#adapters/caching/data-cache.adapter.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import { Upstream } from '#tests/adapters/caching/upstream.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

export interface Poster {
  readonly title: string;
  readonly names?: string[];
}

/** A data cache with a clock that tests advance, and an upstream system that they answer for. */
export function aCache(room = {}) {
  const timer = new ManualTimer(new ManualClock(createInstant(0)));
  const logger = new RecordingLogger();
  const cache = new DataCache({
    clock: timer.clock,
    timer,
    logger,
    createStore: createServerEntryStores(room),
  });
  const upstream = new Upstream<Poster>();
  const question: CachedQueryRequest<Poster> = {
    key: 'poster',
    partition: 'pages',
    ttl: { lifetimeSeconds: 300, staleIfErrorSeconds: 3600 },
    fetch: upstream.fetch,
  };
  const wait = (seconds: number) => timer.advance(seconds * secondMs);
  return { cache, upstream, question, logger, timer, wait };
}

export const first = { title: 'first' };
export const newer = { title: 'second' };
export const away = new Error('CMS away');
