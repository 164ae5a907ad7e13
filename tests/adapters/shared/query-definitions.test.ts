import { describe, expect, it } from 'vitest';
import {
  computeStaleSeconds,
  computeFailureTtlSeconds,
  cacheLifetimes,
} from '#adapters/shared/queries/cache-lifetimes.ts';
import { cmsDefinitions, editorDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import type { QueryDefinition } from '#adapters/shared/queries/query-definition.ts';
import { indexDefinitions, searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { emptySiteSearchResult } from '#domain/listing/site-search.ts';
import type { RecommendedHits } from '#ports/search.port.ts';
import { at } from '#tests/domain/time/at.ts';

/** The partition, lifetime and stale lifetime of each definition's results, in seconds; or that they are not cached. */
const rulesOf = (definitions: object) =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, { cache }]: [string, QueryDefinition<never, never>]) => [
      name,
      cache.ttl
        ? `${cache.partition} ${cache.ttl.lifetimeSeconds} ${cache.ttl.staleIfErrorSeconds}`
        : 'uncached',
    ]),
  );

const day = 86_400;

describe('the results of the CMS', () => {
  it('A14 CACHE-2 are cached for an hour, and those that editors see change for five minutes', () => {
    expect(rulesOf({ ...cmsDefinitions, ...editorDefinitions })).toEqual({
      global: `global 3600 ${day}`,
      page: `pages 300 ${day}`,
      fallbackBanners: `banners 3600 ${day}`,
      banners: `banners 3600 ${day}`,
      organizer: `organizers 3600 ${day}`,
      educationRedirect: `education 300 ${day}`,
      redirects: `redirects 3600 ${day}`,
      translationUrls: `pages 300 ${day}`,
    });
  });

  it.each([cmsDefinitions.page, cmsDefinitions.organizer, cmsDefinitions.educationRedirect])(
    'CACHE-1 are negative if they are missing or gone: $path',
    ({ cache: { isNegative } }) => {
      const lookups = [{ kind: 'missing' }, { kind: 'gone' }, { kind: 'found', value: '' as never }] as const;
      expect(lookups.map((lookup) => isNegative?.(lookup))).toEqual([true, true, false]);
    },
  );
});

describe('the results of the index', () => {
  it('A14 CACHE-2 are cached for five minutes, facets for fifteen, press releases for an hour', () => {
    expect(rulesOf(indexDefinitions)).toEqual({
      events: 'search 300 3600',
      eventFacets: 'facets 900 3600',
      eventDays: 'facets 900 3600',
      series: 'search 300 3600',
      seriesFacets: 'facets 900 3600',
      concerts: 'search 300 3600',
      concertFacets: 'facets 900 3600',
      discoveries: 'search 300 3600',
      discoveryCategories: 'facets 900 3600',
      press: `search 3600 ${day}`,
      find: 'search 300 3600',
      recommended: 'search 900 0',
      urisOf: 'uncached',
    });
  });

  it('LIST-14 have no fallback, so that the search can show that it is unavailable', () => {
    for (const { cache } of Object.values(indexDefinitions)) expect(cache).not.toHaveProperty('fallback');
    expect(indexDefinitions.urisOf.cache).toMatchObject({ partition: 'search' });
  });
});

describe('the results of a search in the browser', () => {
  it('A14 CACHE-2 LIST-15 are cached as in the index, lists for a minute and lookups not at all', () => {
    expect(rulesOf(searchDefinitions)).toEqual({
      events: 'search 60 0',
      dayPresetCounts: 'search 300 3600',
      eventFacets: 'facets 900 3600',
      eventDays: 'facets 900 3600',
      series: 'search 60 0',
      seriesFacets: 'facets 900 3600',
      concerts: 'search 60 0',
      concertFacets: 'facets 900 3600',
      discoveries: 'search 60 0',
      discoveryCategories: 'facets 900 3600',
      press: `search 3600 ${day}`,
      find: 'search 300 3600',
      recommended: 'uncached',
      eventsAt: 'uncached',
      productionDates: `pages 300 ${day}`,
    });
    const { recommended, eventsAt } = searchDefinitions;
    for (const { cache } of [recommended, eventsAt]) expect(cache).toMatchObject({ partition: 'search' });
  });

  it('LIST-14 are empty and say so if the search is unavailable', () => {
    const empty = { availability: 'unavailable', total: 0, page: 1, pages: 1 };
    const facets = { genres: [], organizers: [], rooms: [] };
    const { events, series, concerts, discoveries, press, find } = searchDefinitions;
    expect(events.unavailable).toMatchObject({ ...empty, events: [], topHits: 0, topEvents: [] });
    expect(series.unavailable).toEqual({ ...empty, facets, series: [] });
    expect(concerts.unavailable).toEqual({ ...empty, facets, events: [] });
    expect(discoveries.unavailable).toEqual({
      ...empty,
      facets: { categories: [], tags: [] },
      stories: [],
    });
    expect(press.unavailable).toEqual({ ...empty, releases: [], years: [] });
    expect(find.unavailable).toMatchObject(empty);
  });

  it('LIST-14 have no facets, days and concerts if the search is unavailable', () => {
    const { eventFacets, eventDays, seriesFacets, concertFacets, discoveryCategories } = searchDefinitions;
    const { recommended, eventsAt } = searchDefinitions;
    const noFacets = { genres: [], organizers: [], rooms: [] };
    expect(eventFacets.unavailable).toMatchObject({ genres: [], composers: [] });
    expect([seriesFacets, concertFacets].map(({ unavailable }) => unavailable)).toEqual([noFacets, noFacets]);
    for (const { unavailable } of [eventDays, discoveryCategories, eventsAt]) expect(unavailable).toEqual([]);
    expect(recommended.unavailable).toEqual({ kind: 'unavailable' });
    expect(searchDefinitions.dayPresetCounts.unavailable).toEqual({});
  });
});

describe('cache lifetimes', () => {
  it('CACHE-2 remembers a failure for half as long, 150 seconds by default', () => {
    expect(computeFailureTtlSeconds(cacheLifetimes.default)).toBe(150);
    expect(computeFailureTtlSeconds(cacheLifetimes.banners)).toBe(1800);
  });

  it.each(['global', 'page', 'educationRedirect', 'recommendations'] as const)(
    'CACHE-1 expire a failure of %s after ten seconds',
    (name) => {
      expect(computeFailureTtlSeconds(cacheLifetimes[name])).toBe(10);
    },
  );

  it('CACHE-1 serve a stale value during a refresh for the longer of its lifetime and 300 seconds', () => {
    expect(computeStaleSeconds({ lifetimeSeconds: 60, staleIfErrorSeconds: 0 })).toBe(300);
    expect(computeStaleSeconds(cacheLifetimes.global)).toBe(3600);
    expect(computeStaleSeconds({ lifetimeSeconds: 60, staleIfErrorSeconds: 0, graceSeconds: 0 })).toBe(0);
  });
});

const locale = 'nl';
const { find, recommended, eventsAt } = searchDefinitions;

describe('a site search', () => {
  const paramsFor = (keyword: string) =>
    ({ locale, keyword, now: at('2026-12-01T12:00:00+01:00'), page: 1 }) as const;

  it('CALL-23 sends one request with a keyword, and none without one', () => {
    expect(find.portions?.split(paramsFor('harp'))).toEqual([paramsFor('harp')]);
    expect(['', ' '].map((keyword) => find.portions?.split(paramsFor(keyword)))).toEqual([[], []]);
  });

  it('CALL-23 finds nothing without a request', () => {
    const found = { availability: 'answered', total: 0, page: 1, pages: 1 };
    expect(find.portions?.join([])).toMatchObject(found);
    const answer = { ...emptySiteSearchResult, total: 7 };
    expect(find.portions?.join([answer])).toBe(answer);
  });
});

describe('the lookup of recommended concerts', () => {
  const split = (identifiers: readonly string[]) =>
    (recommended.portions?.split({ locale, identifiers }) ?? []).map((portion) => portion.identifiers);
  const identifiers = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => String(index).padStart(length, '0'));

  it('CALL-26 sends no request without identifiers', () => {
    expect(split([])).toEqual([]);
  });

  it('CALL-26 sends at most 500 identifiers per request, in order', () => {
    const many = identifiers(1001, 4);
    expect(split(many)).toEqual([many.slice(0, 500), many.slice(500, 1000), many.slice(1000)]);
  });

  it('CALL-26 sends at most 7500 characters per request, with an encoded comma per identifier', () => {
    // 43 characters each: 174 of them are 7482.
    const long = identifiers(400, 40);
    expect(split(long)).toEqual([long.slice(0, 174), long.slice(174, 348), long.slice(348)]);
    // 25 characters each: 300 of them are exactly 7500.
    const exact = identifiers(301, 22);
    expect(split(exact).map(({ length }) => length)).toEqual([300, 1]);
  });

  it('CALL-26 KEUZE-6 names the identifiers of its portion in the language of the visitor', () => {
    const [portion] = recommended.portions?.split({ locale: 'en', identifiers: ['7', '12'] }) ?? [];
    expect(portion).toEqual({ locale: 'en', identifiers: ['7', '12'] });
  });

  it('KEUZE-6 joins the hits of all requests, and is unavailable if one failed', () => {
    const found = (uri: string): RecommendedHits => ({ kind: 'found', hits: [{ identifier: uri, uri }] });
    expect(recommended.portions?.join([found('a'), found('b')])).toEqual({
      kind: 'found',
      hits: [
        { identifier: 'a', uri: 'a' },
        { identifier: 'b', uri: 'b' },
      ],
    });
    expect(recommended.portions?.join([])).toEqual({ kind: 'found', hits: [] });
    expect(recommended.portions?.join([found('a'), { kind: 'unavailable' }])).toEqual({
      kind: 'unavailable',
    });
  });
});

describe('the concerts at some uris', () => {
  const split = (uris: readonly string[]) =>
    (eventsAt.portions?.split({ locale, uris }) ?? []).map((portion) => portion.uris);

  it('FAV-4 are requested fifty at a time, in order, and each once', () => {
    const uris = Array.from({ length: 101 }, (_, index) => `concerten/${index}`);
    expect(split([...uris, 'concerten/0'])).toEqual([
      uris.slice(0, 50),
      uris.slice(50, 100),
      uris.slice(100),
    ]);
    expect(split([])).toEqual([]);
  });

  it('FAV-4 are those of all requests, in order', () => {
    expect(eventsAt.portions?.split({ locale: 'en', uris: ['a'] })).toEqual([{ locale: 'en', uris: ['a'] }]);
    expect(eventsAt.portions?.join([])).toEqual([]);
  });
});
