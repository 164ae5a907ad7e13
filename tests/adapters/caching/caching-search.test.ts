import { describe, expect, it } from 'vitest';
import { CachingSearch } from '#adapters/caching/caching-search.adapter.ts';
import { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { type EventFacets, noEventFacets } from '#domain/facet/facet.ts';
import type { EventListing } from '#domain/listing/event-question.ts';
import { unavailableEvents } from '#domain/listing/unavailable-events.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { instantOf, later, minute, second } from '#domain/time/instant.ts';
import type { SearchPort } from '#ports/search.port.ts';
import { aQuestion, choosing } from '#tests/contracts/a-question.ts';

const afternoon = instantOf('2026-11-20T14:00:00+01:00') as Instant;
const november = '2026-11' as HallMonth;

/** A search that counts what it is asked; while `isAway` it answers nothing, as the gateway's does. */
class CountingSearch implements SearchPort {
  asked = 0;
  isAway = false;

  async events(): Promise<EventListing> {
    this.asked += 1;
    return this.isAway ? unavailableEvents : { ...unavailableEvents, availability: 'answered' };
  }

  async eventFacets(): Promise<EventFacets> {
    this.asked += 1;
    return this.isAway
      ? noEventFacets
      : { ...noEventFacets, genres: [{ value: 'Lied', label: 'Lied', count: 3 }] };
  }

  async eventDays() {
    this.asked += 1;
    return [{ day: '2026-11-20' as HallDay, count: 3 }];
  }
}

function aTab() {
  const clock = new FixedClock(afternoon);
  const search = new CountingSearch();
  const cache = new RememberingCache({ clock, timer: new ManualTimer(clock), logger: new SilentLogger() });
  return { clock, search, tab: new CachingSearch(search, cache) };
}

describe('what a browser’s tab keeps of the search', () => {
  it.each([
    ['all values', (tab: SearchPort, at: Instant) => tab.eventFacets('nl', at)],
    ['the days of a month', (tab: SearchPort) => tab.eventDays('nl', november)],
  ])('CACHE-2 asks for %s once in a quarter of an hour, whatever the visitor clicks', async (_, ask) => {
    const { clock, search, tab } = aTab();
    await ask(tab, afternoon);
    clock.moveTo(later(afternoon, 15 * minute - second));
    await ask(tab, clock.now());
    expect(search.asked).toBe(1);
    clock.moveTo(later(afternoon, 15 * minute));
    await ask(tab, clock.now());
    expect(search.asked).toBe(2);
  });

  it('has a list that was seen in the last minute at once, and asks for it again afterwards', async () => {
    const { clock, search, tab } = aTab();
    const whole = await tab.events(aQuestion(), 1);
    await tab.events(choosing({ genres: ['Lied'] }), 1);
    clock.moveTo(later(afternoon, 59 * second));
    expect([await tab.events(aQuestion(), 1), search.asked]).toEqual([whole, 2]);
    clock.moveTo(later(afternoon, 60 * second));
    await tab.events(aQuestion(), 1);
    expect(search.asked).toBe(3);
  });

  it('tells the pages of a list apart, and the languages', async () => {
    const { search, tab } = aTab();
    await tab.events(aQuestion(), 1);
    await tab.events(aQuestion(), 2);
    await tab.events(aQuestion({ locale: 'en' }), 1);
    expect(search.asked).toBe(3);
  });

  it('LIST-14 asks for a list again at once where nobody answered', async () => {
    const { search, tab } = aTab();
    search.isAway = true;
    await tab.events(aQuestion(), 1);
    search.isAway = false;
    expect((await tab.events(aQuestion(), 1)).availability).toBe('answered');
  });

  it('LIST-15 shares no question that is on its way: whoever gives up ends their own', async () => {
    const { search, tab } = aTab();
    await Promise.all([tab.events(aQuestion(), 1), tab.events(aQuestion(), 1)]);
    expect(search.asked).toBe(2);
  });

  it('LIST-14 asks again two seconds later where nothing came', async () => {
    const { clock, search, tab } = aTab();
    search.isAway = true;
    expect(await tab.eventFacets('nl', afternoon)).toEqual(noEventFacets);
    search.isAway = false;
    clock.moveTo(later(afternoon, 2 * second));
    expect((await tab.eventFacets('nl', clock.now())).genres).toHaveLength(1);
  });

  it('CACHE-3 asks once for two who want the same month at once', async () => {
    const { search, tab } = aTab();
    await Promise.all([tab.eventDays('nl', november), tab.eventDays('nl', november)]);
    expect(search.asked).toBe(1);
  });
});
