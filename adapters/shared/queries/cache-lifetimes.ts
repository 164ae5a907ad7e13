import { suggestionsLifetimeSeconds } from '#domain/recommendation/recommended-hits.ts';

/** How long results are cached, per query. */
export interface CacheTtl {
  /** How long a result is fresh. */
  readonly lifetimeSeconds: number;
  /** How long a failure is cached; absent: half the lifetime. */
  readonly failureSeconds?: number;
  /** How long after it was fetched a result is served when a refresh fails; 0: the fallback is served instead. */
  readonly staleIfErrorSeconds: number;
  /** How long an expired result is served while a new one is fetched; absent: its lifetime, and at least five minutes. */
  readonly graceSeconds?: number;
}

export const daySeconds = 24 * 60 * 60;

/** Failure lifetime in seconds for queries that a visitor waits for and that have no fallback. */
const blockingFailureSeconds = 10;

/** Cache lifetimes per query (CACHE-2), and how long a result is served after failures (CACHE-1). */
export const cacheLifetimes = {
  default: { lifetimeSeconds: 300, staleIfErrorSeconds: 0 },
  global: { lifetimeSeconds: 3600, failureSeconds: blockingFailureSeconds, staleIfErrorSeconds: daySeconds },
  page: { lifetimeSeconds: 300, failureSeconds: blockingFailureSeconds, staleIfErrorSeconds: daySeconds },
  translationUrls: { lifetimeSeconds: 300, staleIfErrorSeconds: daySeconds },
  educationRedirect: {
    lifetimeSeconds: 300,
    failureSeconds: blockingFailureSeconds,
    staleIfErrorSeconds: daySeconds,
  },
  redirects: { lifetimeSeconds: 3600, staleIfErrorSeconds: daySeconds },
  banners: { lifetimeSeconds: 3600, staleIfErrorSeconds: daySeconds },
  fallbackBanners: { lifetimeSeconds: 3600, staleIfErrorSeconds: daySeconds },
  organizer: { lifetimeSeconds: 3600, staleIfErrorSeconds: daySeconds },
  eventSearch: { lifetimeSeconds: 300, staleIfErrorSeconds: 3600 },
  discoverySearch: { lifetimeSeconds: 300, staleIfErrorSeconds: 3600 },
  allFacets: { lifetimeSeconds: 900, staleIfErrorSeconds: 3600 },
  /** In a browser's tab, so that removing a filter sends no request (LIST-15). After a failure it is requested again at once. */
  shownList: { lifetimeSeconds: 60, failureSeconds: 0, staleIfErrorSeconds: 0, graceSeconds: 0 },
  monthDays: { lifetimeSeconds: 900, staleIfErrorSeconds: 3600 },
  seriesFacets: { lifetimeSeconds: 900, staleIfErrorSeconds: 3600 },
  seriesList: { lifetimeSeconds: 300, staleIfErrorSeconds: 3600 },
  press: { lifetimeSeconds: 3600, staleIfErrorSeconds: daySeconds },
  recommendations: {
    lifetimeSeconds: suggestionsLifetimeSeconds,
    failureSeconds: blockingFailureSeconds,
    staleIfErrorSeconds: 0,
  },
} as const satisfies Readonly<Record<string, CacheTtl>>;

/** What is not cached, and fails without being remembered. */
export const uncachedTtl: CacheTtl = {
  lifetimeSeconds: 0,
  failureSeconds: 0,
  staleIfErrorSeconds: 0,
  graceSeconds: 0,
};

/** After this many seconds a pending fetch is given up, and the next read starts a new one. */
export const maxPendingFetchSeconds = 300;

/** The share of a lifetime by which it varies on the server, either way (CACHE-2). */
export const lifetimeVariation = 0.05;

/** The least that a lifetime is varied to, in seconds: from then on a result is due to be fetched again. */
export function computeLeastVariedLifetimeSeconds({ lifetimeSeconds }: CacheTtl): number {
  return (1 - lifetimeVariation) * lifetimeSeconds;
}

/** Maximum lifetime of a negative result (404, 410), in seconds. */
const negativeLifetimeSeconds = 60;

/** How long a failure is cached, in seconds: `failureSeconds`, or half the lifetime (150 by default). */
export function computeFailureTtlSeconds({ lifetimeSeconds, failureSeconds }: CacheTtl): number {
  return failureSeconds ?? lifetimeSeconds / 2;
}

/** How long an expired result may be served while a new one is fetched, in seconds: `graceSeconds`, or the lifetime and at least five minutes. */
export function computeStaleSeconds({ lifetimeSeconds, graceSeconds }: CacheTtl): number {
  return graceSeconds ?? Math.max(lifetimeSeconds, 300);
}

/** The lifetimes of a negative result: short, and never served after a failure. */
export function computeNegativeTtl({ lifetimeSeconds }: CacheTtl): CacheTtl {
  return { lifetimeSeconds: Math.min(lifetimeSeconds, negativeLifetimeSeconds), staleIfErrorSeconds: 0 };
}
