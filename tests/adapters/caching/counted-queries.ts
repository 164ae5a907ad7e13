import { DataCache, createCachedQueries } from '#adapters/caching/data-cache.adapter.ts';
import type { QueryDefinitions } from '#adapters/shared/queries/query-definition.ts';
import { secondMs } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { getQuery } from '#ports/query.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** When these tests take place. */
export const now = moment('2026-12-01T12:00:00+01:00');

/** A cache with a manual clock. */
export function aCache() {
  const timer = new ManualTimer(new ManualClock(now));
  const logger = new RecordingLogger();
  const cache = new DataCache({ clock: timer.clock, timer, logger });
  return { cache, logger, timer, wait: (seconds: number) => timer.advance(seconds * secondMs) };
}

/** A cached port that counts its queries and can be made to fail. */
export function counted<Queries extends object>(port: Queries, definitions: QueryDefinitions<Queries>) {
  const kit = aCache();
  const calls: string[] = [];
  let failure: Error | undefined;
  const watched = new Proxy(port, {
    get: (_target, name) => async (params: never, signal?: AbortSignal) => {
      calls.push(String(name));
      if (failure) throw failure;
      return getQuery(port, String(name))(params, signal);
    },
  });
  const cached = createCachedQueries(watched, definitions, kit.cache);
  const fail = () => {
    failure = new Error('away');
  };
  const query = (name: keyof Queries & string, params: object): Promise<unknown> => {
    const atNow = 'now' in params ? { ...params, now: kit.cache.now() } : params;
    return getQuery(cached, name)(atNow);
  };
  return { ...kit, calls, fail, query, cached };
}
