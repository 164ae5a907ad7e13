import { describe, expect, it } from 'vitest';
import { CachingCms } from '#adapters/caching/caching-cms.adapter.ts';
import { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { InMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import { second } from '#domain/time/instant.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { aHall, anEventCard } from '#fixtures/builders/an-event.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { cmsContract } from '#tests/contracts/cms.contract.ts';
import { settled } from './upstream.ts';

function aCache() {
  const timer = new ManualTimer();
  const logger = new RememberingLogger();
  const cache = new RememberingCache({ clock: timer.clock, timer, logger });
  return { cache, wait: (seconds: number) => timer.advance(seconds * second), logger };
}

cmsContract('CachingCms', async (hall) => ({
  cms: new CachingCms(new InMemoryCms(hall), aCache().cache),
  close: async () => {},
  media: (path) => path,
}));

const asked = {
  global: (cms: CmsPort) => cms.global('nl'),
  page: (cms: CmsPort) => cms.page('nl', 'over-ons'),
  fallbackBanners: (cms: CmsPort) => cms.fallbackBanners('nl', 'events'),
  banners: (cms: CmsPort) => cms.banners('nl', 'events', 'genre', ['Opera']),
  organizer: (cms: CmsPort) => cms.organizer('nl', 'Huisorkest'),
  educationRedirect: (cms: CmsPort) =>
    cms.educationRedirect({ locale: 'nl', eventGroupId: 5, eventId: 6, uri: 'educatie/projecten/stil' }),
  redirects: (cms: CmsPort) => cms.redirects('nl', '/oud'),
} as const;

type Asked = keyof typeof asked;

/** A content system that counts its questions and fails when told so. */
function countedCms(): { cms: CmsPort; calls: Asked[]; fail(): void } {
  const organizer = { title: 'Huisorkest', introduction: [] };
  const event = { ...anEventCard(), tixEventGroupId: 5, tixEventId: 6, prices: [], schoolTags: [] };
  const production = aPageOf('educationProduction', { production: { title: 'Stil' }, events: [event] });
  const whole = new InMemoryCms(
    aHall({ nl: { pages: [aPage(), production], organizers: [{ name: 'Huisorkest', organizer }] } }),
  );
  const calls: Asked[] = [];
  let fails = false;
  const counted = <Answer>(name: Asked, answer: Promise<Answer>): Promise<Answer> => {
    calls.push(name);
    return fails ? answer.then(() => Promise.reject(new Error('CMS away'))) : answer;
  };
  return {
    calls,
    fail: () => {
      fails = true;
    },
    cms: {
      global: (...question) => counted('global', whole.global(...question)),
      page: (...question) => counted('page', whole.page(...question)),
      fallbackBanners: (...question) => counted('fallbackBanners', whole.fallbackBanners(...question)),
      banners: (...question) => counted('banners', whole.banners(...question)),
      organizer: (...question) => counted('organizer', whole.organizer(...question)),
      educationRedirect: (...question) => counted('educationRedirect', whole.educationRedirect(...question)),
      redirects: (...question) => counted('redirects', whole.redirects(...question)),
    },
  };
}

function given() {
  const counted = countedCms();
  const kit = aCache();
  return { ...kit, ...counted, caching: new CachingCms(counted.cms, kit.cache) };
}

describe('CachingCms', () => {
  it.each([
    ['global', 3600],
    ['page', 300],
    ['fallbackBanners', 3600],
    ['banners', 3600],
    ['organizer', 3600],
    ['educationRedirect', 300],
    ['redirects', 3600],
  ] as const)('CACHE-2 asks for %s once in %i seconds', async (name, seconds) => {
    const { caching, calls, wait } = given();
    await asked[name](caching);
    wait(seconds - 1);
    await asked[name](caching);
    expect(calls).toEqual([name]);
    wait(1);
    await asked[name](caching);
    expect(calls).toEqual([name, name]);
  });

  it.each([
    ['fallbackBanners', []],
    ['banners', []],
    ['organizer', { kind: 'missing' }],
    ['redirects', []],
  ] as const)('LIST-14 CACHE-1 falls back for %s where the CMS is away', async (name, fallback) => {
    const { caching, calls, fail, wait, logger } = given();
    fail();
    expect(await asked[name](caching)).toEqual(fallback);
    wait(1799);
    expect(await asked[name](caching)).toEqual(fallback);
    expect(calls).toEqual([name]);
    expect(logger.events).toEqual(['cache.fetch-failed']);
  });

  it.each([
    ['global', 10],
    ['page', 10],
    ['educationRedirect', 10],
  ] as const)('CACHE-1 tells the failure of %s, and remembers it for %i seconds', async (name, seconds) => {
    const { caching, calls, fail, wait } = given();
    fail();
    await expect(asked[name](caching)).rejects.toThrow('CMS away');
    wait(seconds - 1);
    await expect(asked[name](caching)).rejects.toThrow('CMS away');
    expect(calls).toEqual([name]);
    wait(1);
    await expect(asked[name](caching)).rejects.toThrow('CMS away');
    expect(calls).toEqual([name, name]);
  });

  it.each(Object.keys(asked) as Asked[])(
    'CACHE-1 keeps the last good %s for a day while the CMS is away',
    async (name) => {
      const { caching, fail, wait } = given();
      const good = await asked[name](caching);
      fail();
      for (let hours = 1; hours < 24; hours += 1) {
        wait(3600);
        expect(await asked[name](caching)).toEqual(good);
        await settled();
      }
    },
  );

  it('CACHE-1 looks again after a minute for a page that was not there', async () => {
    const { caching, calls, wait } = given();
    await caching.page('nl', 'nergens');
    wait(59);
    await caching.page('nl', 'nergens');
    expect(calls).toHaveLength(1);
    wait(1);
    await caching.page('nl', 'nergens');
    expect(calls).toHaveLength(2);
  });

  it('takes no two questions for one', async () => {
    const { caching, calls } = given();
    await caching.page('nl', 'a b');
    await caching.page('nl', 'a%20b');
    await caching.page('en', 'a b');
    await caching.banners('nl', 'events', 'genre', ['a', 'b']);
    await caching.banners('nl', 'events', 'genre', ['a b']);
    await caching.banners('nl', 'series', 'genre', ['a b']);
    await caching.fallbackBanners('nl', 'events');
    await caching.fallbackBanners('nl', 'series');
    expect(calls).toHaveLength(8);
  });
});
