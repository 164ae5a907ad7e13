import { expect, it } from 'vitest';
import { createSharedQueryTier, DataCache } from '#adapters/caching/data-cache.adapter.ts';
import type { SharedTier } from '#adapters/caching/shared-tier.ts';
import { CacheReadRecorder } from '#adapters/http-server/cache-read-recorder.ts';
import { PageCache } from '#adapters/http-server/pages/page-cache.ts';
import { type RenderedPage } from '#adapters/http-server/pages/page-source.ts';
import { computePageTtl } from '#adapters/http-server/pages/page-ttl.ts';
import { createSharedPageTier } from '#adapters/http-server/pages/shared-pages.ts';
import { InMemorySharedCache } from '#adapters/in-memory/in-memory-shared-cache.adapter.ts';
import { cacheLifetimes } from '#domain/caching/lifetimes.ts';
import { evening } from '#tests/adapters/http-server/pages/a-page-cache.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

const pageCount = 4;

/** The data of a page: its own answer, and what all pages share. */
const queries = {
  page: cacheLifetimes.page,
  global: cacheLifetimes.global,
  organizer: cacheLifetimes.organizer,
};

/** Instances that share data and pages, and render pages from their data as the site does. */
function startInstances(count: number) {
  const timer = new ManualTimer(new ManualClock(evening));
  const { clock } = timer;
  const shared = new InMemorySharedCache(clock);
  let renders = 0;
  let fetches = 0;
  /** How many instances look for a shared page now. */
  let searches = 0;
  const countSearches = (tier: SharedTier<RenderedPage>): SharedTier<RenderedPage> => {
    const find = tier.find.bind(tier);
    tier.find = async (...args) => {
      searches += 1;
      try {
        return await find(...args);
      } finally {
        searches -= 1;
      }
    };
    return tier;
  };
  const instance = (seed: number) => {
    const random = new SeededRandom(seed);
    const recorder = new CacheReadRecorder();
    const data = new DataCache({
      clock,
      timer,
      logger: new SilentLogger(),
      random,
      shared: createSharedQueryTier(shared, clock),
      onRead: recorder.record.bind(recorder),
    });
    const readAll = async (path: string) => {
      for (const [name, ttl] of Object.entries(queries)) {
        const key = name === 'page' ? `page nl ${path}` : name;
        const fetch = async () => {
          fetches += 1;
          return key;
        };
        await data.getOrFetch<string>({ key, partition: 'pages', ttl, fetch });
      }
    };
    const renderPage = async (path: string): Promise<RenderedPage> => {
      renders += 1;
      const renderedAt = clock.now();
      const recording = recorder.startRecording();
      await recording.during(() => readAll(path));
      const { keys, expires } = recording.used;
      const variation = random.fraction();
      const facts = { renderedAt, status: 200, answersExpire: expires, changesAt: null, isIncomplete: false };
      // A body in gzip, as another instance decompresses it.
      const body = Buffer.from('H4sIAAAAAAAAAwMAAAAAAAAAAAA=', 'base64');
      return {
        status: 200,
        bodies: { br: body, gzip: body, identity: Buffer.from('') },
        etag: 'W/"1"',
        renderedAt,
        ttl: computePageTtl({ ...facts, variation }),
        isIncomplete: false,
        cacheKeys: keys,
      };
    };
    return new PageCache({
      clock,
      timer: new ManualTimer(clock),
      findRefusal: () => undefined,
      shared: countSearches(createSharedPageTier({ shared, clock, timer, build: '1' })),
      render: async ({ path }, _client, replaced) => {
        if (replaced) await data.refreshDue(replaced.cacheKeys);
        return renderPage(path);
      },
    });
  };
  const instances = Array.from({ length: count }, (_, at) => instance(at + 1));
  /** Lets everything happen that waits for no timer. */
  const settle = async () => {
    do await new Promise((resolve) => void setImmediate(resolve));
    while (searches > timer.pendingCount);
    await new Promise((resolve) => void setImmediate(resolve));
  };
  /** Requests each page from each instance, every second. */
  const request = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      for (const cache of instances)
        for (let number = 0; number < pageCount; number += 1) {
          const path = `/concert-${number}`;
          void cache.getOrRender(path, { kind: 'page', path, query: '', audience: 'public' }, 'visitor');
        }
      await settle();
      for (let part = 0; part < 4; part += 1) {
        timer.advance(250);
        if (searches > 0) await settle();
      }
    }
  };
  return {
    /** The renders, and the requests for data, of each page in some seconds. */
    count: async (seconds: number) => {
      [renders, fetches] = [0, 0];
      await request(seconds);
      return { renders: renders / pageCount, fetches: fetches / pageCount };
    },
  };
}

it('CACHE-5 B17 several instances render a page that is requested all the time as often as one, and request its data as often', async () => {
  const seconds = 1800;
  const one = await startInstances(1).count(seconds);
  const three = await startInstances(3).count(seconds);
  // Every 288 to 300 seconds, and sometimes once more when data that all pages share expires.
  expect(one.renders).toBeLessThan(8);
  expect(three.renders / one.renders).toBeLessThan(1.2);
  expect(three.fetches / one.fetches).toBeLessThan(1.1);
});
