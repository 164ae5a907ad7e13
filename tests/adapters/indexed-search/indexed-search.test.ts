import { describe, expect, it } from 'vitest';
import { InMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { InMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { IndexedSearch } from '#adapters/indexed-search/indexed-search.adapter.ts';
import { noEventFacets } from '#domain/facet/facet.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import { instantAt } from '#domain/time/instant.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { aQuestion } from '#tests/contracts/a-question.ts';
import { hallWith, searchContract } from '#tests/contracts/search.contract.ts';

searchContract('IndexedSearch', async (hall) => ({
  search: new IndexedSearch({
    index: new InMemorySearchIndex(hall),
    cms: new InMemoryCms(hall),
    logger: new SilentLogger(),
  }),
  close: async () => {},
}));

const away = new Error('GraphQL error: invalid status 503');

/** An index that cannot be asked. */
const brokenIndex: SearchIndexPort = {
  events: () => Promise.reject(away),
  eventFacets: () => Promise.reject(away),
  eventDays: () => Promise.reject(away),
};

/** A content system that fails for some pages, and counts how many it is asked for at once. */
class FailingCms extends InMemoryCms {
  mostAtOnce = 0;
  #now = 0;
  readonly #broken: readonly string[];

  constructor(hall: ConstructorParameters<typeof InMemoryCms>[0], broken: readonly string[]) {
    super(hall);
    this.#broken = broken;
  }

  override async page(locale: Locale, uri: string, signal?: AbortSignal) {
    this.#now += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#now);
    await new Promise((resolve) => setImmediate(resolve));
    this.#now -= 1;
    if (this.#broken.includes(uri)) throw new Error(`Could not fetch ${uri}: 500 Internal Server Error`);
    return super.page(locale, uri, signal);
  }
}

describe('IndexedSearch', () => {
  it('LIST-14 says that the search is away, with zeros, and logs it', async () => {
    const logger = new RememberingLogger();
    const search = new IndexedSearch({ index: brokenIndex, cms: new InMemoryCms(hallWith(1)), logger });
    expect(await search.events(aQuestion(), 3)).toEqual({
      availability: 'unavailable',
      total: 0,
      page: 1,
      pages: 1,
      facets: noEventFacets,
      events: [],
      topHits: 0,
      topEvents: [],
    });
    expect(await search.eventFacets('nl', instantAt(0))).toEqual(noEventFacets);
    expect(await search.eventDays('nl', '2026-12' as HallMonth)).toEqual([]);
    expect(logger.entries.map(({ event, facts, cause }) => [event, facts, cause])).toEqual([
      ['search.unavailable', { question: 'events' }, away],
      ['search.unavailable', { question: 'eventFacets' }, away],
      ['search.unavailable', { question: 'eventDays' }, away],
    ]);
  });

  it('CALL-21 leaves out and logs a concert whose page cannot be had, and asks for the others at once', async () => {
    const hall = hallWith(15);
    const logger = new RememberingLogger();
    const cms = new FailingCms(hall, ['concerten/001']);
    const search = new IndexedSearch({ index: new InMemorySearchIndex(hall), cms, logger });
    const { total, events } = await search.events(aQuestion(), 1);
    expect(total).toBe(15);
    expect(events).toHaveLength(14);
    expect(cms.mostAtOnce).toBe(15);
    expect(logger.entries.map(({ level, event, facts }) => [level, event, facts])).toEqual([
      ['error', 'search.hit-without-page', { locale: 'nl', uri: 'concerten/001' }],
    ]);
  });

  it('asks for the pages of the slice alone', async () => {
    const hall = hallWith(40);
    const cms = new FailingCms(hall, []);
    const logger = new SilentLogger();
    const search = new IndexedSearch({ index: new InMemorySearchIndex(hall), cms, logger });
    await search.events(aQuestion(), 3);
    expect(cms.mostAtOnce).toBe(10);
  });

  it('gives up while pages are fetched, when whoever asked does', async () => {
    const hall = hallWith(2);
    const logger = new RememberingLogger();
    const cms = new FailingCms(hall, []);
    const search = new IndexedSearch({ index: new InMemorySearchIndex(hall), cms, logger });
    const visitor = new AbortController();
    const answer = search.events(aQuestion(), 1, visitor.signal);
    await Promise.resolve();
    visitor.abort(new Error('went on'));
    await expect(answer).rejects.toThrow('went on');
    expect(logger.entries).toEqual([]);
  });
});
