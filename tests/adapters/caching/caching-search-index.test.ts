import { describe, expect, it } from 'vitest';
import { CachingSearchIndex } from '#adapters/caching/caching-search-index.adapter.ts';
import { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { InMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import { later, minute, second } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/an-event.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { aQuestion } from '#tests/contracts/a-question.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';

const now = moment('2026-12-01T12:00:00+01:00');

function aCache() {
  const timer = new ManualTimer(new FixedClock(now));
  const cache = new RememberingCache({ clock: timer.clock, timer, logger: new SilentLogger() });
  return { cache, wait: (seconds: number) => timer.advance(seconds * second) };
}

searchIndexContract('CachingSearchIndex', async (hall) => ({
  index: new CachingSearchIndex(new InMemorySearchIndex(hall), aCache().cache),
  close: async () => {},
}));

function given() {
  const whole = new InMemorySearchIndex(aHall());
  const calls: string[] = [];
  let fails = false;
  const counted = <Answer>(name: string, answer: Promise<Answer>): Promise<Answer> => {
    calls.push(name);
    return fails ? answer.then(() => Promise.reject(new Error('search away'))) : answer;
  };
  const index: SearchIndexPort = {
    events: (...question) => counted('events', whole.events(...question)),
    eventFacets: (...question) => counted('eventFacets', whole.eventFacets(...question)),
    eventDays: (...question) => counted('eventDays', whole.eventDays(...question)),
  };
  const kit = aCache();
  const fail = () => {
    fails = true;
  };
  return { ...kit, calls, fail, caching: new CachingSearchIndex(index, kit.cache) };
}

const asked = {
  events: (index: SearchIndexPort) => index.events(aQuestion()),
  eventFacets: (index: SearchIndexPort, at = now) => index.eventFacets('nl', at),
  eventDays: (index: SearchIndexPort) => index.eventDays('nl', '2026-12' as HallMonth),
} as const;

describe('CachingSearchIndex', () => {
  it.each([
    ['events', 300],
    ['eventFacets', 900],
    ['eventDays', 900],
  ] as const)('CACHE-2 asks for %s once in %i seconds', async (name, seconds) => {
    const { cache, caching, calls, wait } = given();
    await asked[name](caching, cache.now());
    wait(seconds - 1);
    await asked[name](caching, cache.now());
    expect(calls).toEqual([name]);
    wait(1);
    await asked[name](caching, cache.now());
    expect(calls).toEqual([name, name]);
  });

  it.each([
    ['events', 150],
    ['eventFacets', 450],
    ['eventDays', 450],
  ] as const)('CACHE-1 tells the failure of %s, and remembers it for %i seconds', async (name, seconds) => {
    const { caching, calls, fail, wait } = given();
    fail();
    await expect(asked[name](caching)).rejects.toThrow('search away');
    wait(seconds - 1);
    await expect(asked[name](caching)).rejects.toThrow('search away');
    expect(calls).toHaveLength(1);
    wait(1);
    await expect(asked[name](caching)).rejects.toThrow('search away');
    expect(calls).toHaveLength(2);
  });

  it('takes the same choice in another order for the same question', async () => {
    const { caching, calls } = given();
    const { selection } = aQuestion();
    await caching.events(aQuestion({ selection: { ...selection, rooms: ['a', 'b'] } }));
    await caching.events(aQuestion({ selection: { ...selection, rooms: ['b', 'a'] } }));
    expect(calls).toHaveLength(1);
  });

  it('takes no two questions for one', async () => {
    const { caching, calls } = given();
    const { selection } = aQuestion();
    await caching.events(aQuestion());
    await caching.events(aQuestion({ locale: 'en' }));
    await caching.events(aQuestion({ keyword: 'a' }));
    await caching.events(aQuestion({ from: '2026-12-02' as HallDay }));
    await caching.events(aQuestion({ selection: { ...selection, rooms: ['a'] } }));
    await caching.events(aQuestion({ selection: { ...selection, genres: ['a'] } }));
    await caching.events(aQuestion({ selection: { ...selection, rooms: ['a', 'b'] } }));
    await caching.events(aQuestion({ selection: { ...selection, rooms: ['a,b'] } }));
    expect(calls).toHaveLength(8);
  });

  it('LIST-19 gives all who ask about about now one answer, and does not let another moment stand for now', async () => {
    const { caching, calls } = given();
    await caching.eventFacets('nl', later(now, 30 * 24 * 60 * minute));
    await caching.eventFacets('nl', now);
    await caching.eventFacets('nl', later(now, minute));
    await caching.eventFacets('nl', later(now, -minute));
    expect(calls).toHaveLength(2);
  });
});
