import { describe, expect, it } from 'vitest';
import {
  type CacheTtl,
  computeStaleSeconds,
  computeFailureTtlSeconds,
  cacheLifetimes,
} from '#domain/caching/lifetimes.ts';
import { cmsDefinitions, editorDefinitions } from '#domain/queries/cms-queries.ts';
import { indexDefinitions } from '#domain/queries/index-queries.ts';
import { searchPortDefinitions } from '#domain/queries/search-queries.ts';

interface CachedQuery {
  readonly cache: { readonly kind: 'uncached' } | { readonly kind: 'lifetime'; readonly ttl: CacheTtl };
}

/** The seconds that each cached query is fresh, by name. */
function secondsOf(definitions: Readonly<Record<string, CachedQuery>>) {
  return Object.fromEntries(
    Object.entries(definitions).flatMap(([name, { cache }]) =>
      cache.kind === 'lifetime' ? [[name, cache.ttl.lifetimeSeconds]] : [],
    ),
  );
}

describe('cache lifetimes', () => {
  it('A14 CACHE-2 cache each query of the CMS and of the index for its seconds', () => {
    expect({ ...secondsOf(cmsDefinitions), ...secondsOf(editorDefinitions) }).toEqual({
      global: 3600,
      page: 300,
      fallbackBanners: 3600,
      banners: 3600,
      organizer: 3600,
      educationRedirect: 300,
      redirects: 3600,
      translationUrls: 300,
    });
    expect(secondsOf(indexDefinitions)).toEqual({
      events: 300,
      eventFacets: 900,
      eventDays: 900,
      series: 300,
      seriesFacets: 900,
      concerts: 300,
      concertFacets: 900,
      discoveries: 300,
      discoveryCategories: 900,
      press: 3600,
      find: 300,
      recommended: 900,
    });
  });

  it('A14 CACHE-2 LIST-15 cache each query of a tab for its seconds, a list for a minute', () => {
    expect(secondsOf(searchPortDefinitions)).toEqual({
      events: 60,
      dayPresetCounts: 300,
      eventFacets: 900,
      eventDays: 900,
      series: 60,
      seriesFacets: 900,
      concerts: 60,
      concertFacets: 900,
      discoveries: 60,
      discoveryCategories: 900,
      press: 3600,
      find: 300,
      productionDates: 300,
    });
  });

  it.each([
    ['for a day', 86_400, ['global', 'page', 'translationUrls', 'educationRedirect', 'redirects']],
    ['for a day', 86_400, ['banners', 'fallbackBanners', 'organizer', 'press']],
    ['for an hour', 3600, ['eventSearch', 'discoverySearch', 'allFacets', 'monthDays']],
    ['for an hour', 3600, ['seriesFacets', 'seriesList']],
    ['not at all', 0, ['default', 'recommendations']],
  ] as const)('CACHE-1 serve a good value after failures %s (%i s): %j', (_, seconds, names) => {
    expect(names.map((name) => cacheLifetimes[name].staleIfErrorSeconds)).toEqual(names.map(() => seconds));
  });

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
