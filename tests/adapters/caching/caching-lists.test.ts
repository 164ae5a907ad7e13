import { describe, expect, it } from 'vitest';
import { CachingOverviewIndex } from '#adapters/caching/caching-overview-index.adapter.ts';
import { CachingOverviews } from '#adapters/caching/caching-overviews.adapter.ts';
import { CachingSiteIndex } from '#adapters/caching/caching-site-index.adapter.ts';
import { CachingSiteSearch } from '#adapters/caching/caching-site-search.adapter.ts';
import type { Guard } from '#adapters/caching/guard.ts';
import { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { InMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { InMemoryOverviewIndex } from '#adapters/in-memory/in-memory-overview-index.adapter.ts';
import { InMemorySiteIndex } from '#adapters/in-memory/in-memory-site-index.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { IndexedOverviews } from '#adapters/indexed-search/indexed-overviews.adapter.ts';
import { IndexedSiteSearch } from '#adapters/indexed-search/indexed-site-search.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { emptyDiscoveryListing } from '#domain/listing/discovery-listing-state.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { type Instant, later, second } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import type { OverviewIndexPort } from '#ports/overview-index.port.ts';
import type { OverviewsPort } from '#ports/overviews.port.ts';
import type { SiteIndexPort } from '#ports/site-index.port.ts';
import type { SiteSearchPort } from '#ports/site-search.port.ts';
import { aSeriesQuestion } from '#tests/contracts/a-question.ts';
import { overviewIndexContract } from '#tests/contracts/overview-index.contract.ts';
import { listedHall, overviewsContract } from '#tests/contracts/overviews.contract.ts';
import { siteIndexContract } from '#tests/contracts/site-index.contract.ts';
import { searchedHall, siteSearchContract } from '#tests/contracts/site-search.contract.ts';

const now = moment('2026-12-01T12:00:00+01:00');
const day = '2026-12-01' as HallDay;
const logger = new SilentLogger();
const close = async () => {};

function aCache() {
  const timer = new ManualTimer(new FixedClock(now));
  const cache = new RememberingCache({ clock: timer.clock, timer, logger });
  return { cache, wait: (seconds: number) => timer.advance(seconds * second) };
}

function overviewsOf(hall: Hall): OverviewsPort {
  return new IndexedOverviews({ index: new InMemoryOverviewIndex(hall), cms: new InMemoryCms(hall), logger });
}

function siteSearchOf(hall: Hall): SiteSearchPort {
  return new IndexedSiteSearch({ index: new InMemorySiteIndex(hall), cms: new InMemoryCms(hall), logger });
}

overviewIndexContract('CachingOverviewIndex', async (hall) => ({
  index: new CachingOverviewIndex(new InMemoryOverviewIndex(hall), aCache().cache),
  close,
}));
siteIndexContract('CachingSiteIndex', async (hall) => ({
  index: new CachingSiteIndex(new InMemorySiteIndex(hall), aCache().cache),
  close,
}));
overviewsContract('CachingOverviews', async (hall) => ({
  overviews: new CachingOverviews(overviewsOf(hall), aCache().cache),
  close,
}));
siteSearchContract('CachingSiteSearch', async (hall) => ({
  siteSearch: new CachingSiteSearch(siteSearchOf(hall), aCache().cache),
  close,
}));

/** The same port, with the names of its members as they are called. */
function counting<Port extends object>(port: Port): { readonly port: Port; readonly calls: string[] } {
  const calls: string[] = [];
  const counted = new Proxy(port, {
    get:
      (target, name) =>
      (...question: readonly unknown[]) => {
        calls.push(String(name));
        return Reflect.apply(Reflect.get(target, name) as () => unknown, target, question);
      },
  });
  return { port: counted, calls };
}

const stories = { locale: 'nl', keyword: '', selection: emptyDiscoveryListing.selection } as const;
const harp = { locale: 'nl', keyword: 'harp', now } as const;

const askedOfIndex: readonly (readonly [string, number, (index: OverviewIndexPort) => Promise<unknown>])[] = [
  ['series', 300, (index) => index.series(aSeriesQuestion())],
  ['seriesFacets', 900, (index) => index.seriesFacets('nl', day)],
  ['concerts', 300, (index) => index.concerts(aSeriesQuestion())],
  ['concertFacets', 900, (index) => index.concertFacets('nl', day)],
  ['discoveries', 300, (index) => index.discoveries(stories)],
  ['discoveryCategories', 900, (index) => index.discoveryCategories('nl')],
  ['press', 3600, (index) => index.press('nl')],
];

const askedOfSite: readonly (readonly [
  string,
  number,
  (index: SiteIndexPort, at: Instant) => Promise<unknown>,
])[] = [
  ['find', 300, (index, at) => index.find({ ...harp, now: at })],
  ['recommended', 900, (index) => index.recommended('nl', ['7'])],
];

const askedOfTab: readonly (readonly [string, number, (lists: OverviewsPort) => Promise<unknown>])[] = [
  ['seriesFacets', 900, (lists) => lists.seriesFacets('nl', day)],
  ['concertFacets', 900, (lists) => lists.concertFacets('nl', day)],
  ['discoveryCategories', 900, (lists) => lists.discoveryCategories('nl')],
  ['press', 3600, (lists) => lists.press('nl', 1)],
];

const seenInTab: readonly (readonly [string, (lists: OverviewsPort) => Promise<unknown>])[] = [
  ['series', (lists) => lists.series(aSeriesQuestion(), 1)],
  ['concerts', (lists) => lists.concerts(aSeriesQuestion(), 1)],
  ['discoveries', (lists) => lists.discoveries(stories, 1)],
];

/** How often something is asked for that is wanted now, a second before its time is up, and when it is. */
async function callsAround<Port>(
  { port, calls }: { readonly port: Port; readonly calls: readonly string[] },
  { cache, wait }: ReturnType<typeof aCache>,
  seconds: number,
  ask: (port: Port, at: Instant) => Promise<unknown>,
): Promise<readonly number[]> {
  await ask(port, cache.now());
  wait(seconds - 1);
  await ask(port, cache.now());
  const before = calls.length;
  wait(1);
  await ask(port, cache.now());
  return [before, calls.length];
}

describe('what the site remembers of its lists', () => {
  it.each(askedOfIndex)('CACHE-2 asks for %s once in %i seconds', async (_, seconds, ask) => {
    const { cache, wait } = aCache();
    const { port, calls } = counting<OverviewIndexPort>(new InMemoryOverviewIndex(listedHall));
    const kept = { port: new CachingOverviewIndex(port, cache), calls };
    expect(await callsAround(kept, { cache, wait }, seconds, ask)).toEqual([1, 2]);
  });

  it.each(askedOfSite)('CACHE-2 asks for %s of the site once in %i seconds', async (_, seconds, ask) => {
    const { cache, wait } = aCache();
    const { port, calls } = counting<SiteIndexPort>(new InMemorySiteIndex(searchedHall));
    const kept = { port: new CachingSiteIndex(port, cache), calls };
    expect(await callsAround(kept, { cache, wait }, seconds, ask)).toEqual([1, 2]);
  });

  it('takes the same choice, and the same identifiers, in another order for the same question', async () => {
    const { cache } = aCache();
    const overviews = counting<OverviewIndexPort>(new InMemoryOverviewIndex(listedHall));
    const site = counting<SiteIndexPort>(new InMemorySiteIndex(searchedHall));
    const lists = new CachingOverviewIndex(overviews.port, cache);
    const search = new CachingSiteIndex(site.port, cache);
    for (const genres of [['Lied', 'Opera'], ['Opera', 'Lied'], ['Opera']]) {
      const selection = { genres, organizers: [], rooms: [] };
      await lists.series(aSeriesQuestion({ selection }));
      await search.recommended('nl', genres);
    }
    expect([overviews.calls.length, site.calls.length]).toEqual([2, 2]);
  });

  it('ROUTE-19 A19 asks for the addresses of a section every time, and not while its kind of call rests', async () => {
    const clock = new FixedClock(now);
    const asked: string[] = [];
    let rests = false;
    const guard: Guard = {
      run: async (shelf, fetch, signal) => {
        asked.push(shelf);
        if (rests) return { kind: 'notAsked', reason: 'search is not asked' };
        return { kind: 'answered', value: await fetch(signal) };
      },
    };
    const { port, calls } = counting<SiteIndexPort>(new InMemorySiteIndex(searchedHall));
    const timer = new ManualTimer(clock);
    const site = new CachingSiteIndex(port, new RememberingCache({ clock, timer, logger, guard }));
    const uris = () => site.urisOf('nl', 'event', day);
    expect(await uris()).toEqual(await uris());
    rests = true;
    await expect(uris()).rejects.toMatchObject({ asksAgainAt: later(now, 2 * second) });
    expect([asked, calls.length]).toEqual([['search', 'search', 'search'], 2]);
  });

  it('keeps the languages, the days and the lists apart', async () => {
    const { port, calls } = counting<OverviewIndexPort>(new InMemoryOverviewIndex(listedHall));
    const lists = new CachingOverviewIndex(port, aCache().cache);
    await lists.series(aSeriesQuestion());
    await lists.series(aSeriesQuestion({ locale: 'en' }));
    await lists.series(aSeriesQuestion({ from: '2026-12-02' as HallDay }));
    await lists.concerts(aSeriesQuestion());
    expect(calls).toHaveLength(4);
  });
});

describe('what a browser’s tab remembers of the lists', () => {
  it.each(askedOfTab)('CACHE-2 asks for %s once in %i seconds', async (_, seconds, ask) => {
    const { cache, wait } = aCache();
    const { port, calls } = counting(overviewsOf(listedHall));
    const kept = { port: new CachingOverviews(port, cache) as OverviewsPort, calls };
    expect(await callsAround(kept, { cache, wait }, seconds, ask)).toEqual([1, 2]);
  });

  it('CACHE-2 asks for what the site has for a keyword once in 300 seconds', async () => {
    const { cache, wait } = aCache();
    const { port, calls } = counting(siteSearchOf(searchedHall));
    const kept = { port: new CachingSiteSearch(port, cache) as SiteSearchPort, calls };
    expect(
      await callsAround(kept, { cache, wait }, 300, (search, at) => search.find({ ...harp, now: at }, 1)),
    ).toEqual([1, 2]);
  });

  it('KEUZE-6 asks every time which recommended concerts there are', async () => {
    const { port, calls } = counting(siteSearchOf(searchedHall));
    const tab = new CachingSiteSearch(port, aCache().cache);
    expect(await tab.recommended('nl', ['7'])).toEqual(await tab.recommended('nl', ['7']));
    expect(calls).toHaveLength(2);
  });

  it.each(seenInTab)('has a list of %s that was seen in the last minute at once', async (_, ask) => {
    const { cache, wait } = aCache();
    const { port, calls } = counting(overviewsOf(listedHall));
    const kept = { port: new CachingOverviews(port, cache) as OverviewsPort, calls };
    expect(await callsAround(kept, { cache, wait }, 60, ask)).toEqual([1, 2]);
  });

  it('asks what was typed before only once', async () => {
    const { port, calls } = counting(siteSearchOf(searchedHall));
    const tab = new CachingSiteSearch(port, aCache().cache);
    await tab.find(harp, 1);
    await tab.find(harp, 1);
    expect(calls).toHaveLength(1);
  });
});
