import { describe, expect, it } from 'vitest';
import { computeStaleSeconds, computeFailureTtlSeconds, cacheLifetimes } from '#domain/caching/lifetimes.ts';

describe('cache lifetimes', () => {
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
