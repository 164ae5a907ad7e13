import { describe, expect, it } from 'vitest';
import { cmsDefinitions, editorDefinitions } from '#domain/queries/cms-queries.ts';
import { indexDefinitions } from '#domain/queries/index-queries.ts';
import type { QueryDefinition } from '#domain/queries/query.ts';
import { searchPortDefinitions } from '#domain/queries/search-queries.ts';

/** The partition, lifetime and stale lifetime of each definition's results, in seconds; else how they are cached. */
const rulesOf = (definitions: object) =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, { cache }]: [string, QueryDefinition<never, never>]) => [
      name,
      cache.kind === 'lifetime'
        ? `${cache.partition} ${cache.ttl.lifetimeSeconds} ${cache.ttl.staleIfErrorSeconds}`
        : cache.kind,
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

  it('LIST-14 fall back to nothing where a page can do without', () => {
    const { banners, fallbackBanners, organizer, redirects } = cmsDefinitions;
    const rules = [banners, fallbackBanners, organizer, redirects].map(({ cache }) => cache);
    expect(rules).toMatchObject([
      { fallback: [] },
      { fallback: [] },
      { fallback: { kind: 'missing' } },
      { fallback: [] },
    ]);
    const { global, page, educationRedirect } = cmsDefinitions;
    for (const { cache } of [global, page, educationRedirect]) expect(cache).not.toHaveProperty('fallback');
  });

  it.each([cmsDefinitions.page, cmsDefinitions.organizer, cmsDefinitions.educationRedirect])(
    'CACHE-1 are negative if they are missing or gone: $path',
    ({ cache }) => {
      const isNegative = cache.kind === 'lifetime' ? cache.isNegative : undefined;
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
    expect(rulesOf(searchPortDefinitions)).toEqual({
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
    const { recommended, eventsAt } = searchPortDefinitions;
    for (const { cache } of [recommended, eventsAt]) expect(cache).toMatchObject({ partition: 'search' });
  });

  it('LIST-14 are empty and say so if the search is unavailable', () => {
    const empty = { availability: 'unavailable', total: 0, page: 1, pages: 1 };
    const facets = { genres: [], organizers: [], rooms: [] };
    const { events, series, concerts, discoveries, press, find } = searchPortDefinitions;
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
    const { eventFacets, eventDays, seriesFacets, concertFacets, discoveryCategories } =
      searchPortDefinitions;
    const { recommended, eventsAt } = searchPortDefinitions;
    const noFacets = { genres: [], organizers: [], rooms: [] };
    expect(eventFacets.unavailable).toMatchObject({ genres: [], composers: [] });
    expect([seriesFacets, concertFacets].map(({ unavailable }) => unavailable)).toEqual([noFacets, noFacets]);
    for (const { unavailable } of [eventDays, discoveryCategories, eventsAt]) expect(unavailable).toEqual([]);
    expect(recommended.unavailable).toEqual({ kind: 'unavailable' });
    expect(searchPortDefinitions.dayPresetCounts.unavailable).toEqual({});
  });
});
