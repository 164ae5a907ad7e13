/** How long results are cached, per query, in seconds. */
export interface CacheTtl {
  /** How long a result is fresh. */
  readonly lifetime: number;
  /** How long a failure is cached; absent: half the lifetime. */
  readonly failure?: number;
  /** How long after it was fetched a result is served when a refresh fails; 0: the fallback is served instead. */
  readonly staleIfError: number;
  /** How long an expired result is served while a new one is fetched; absent: its lifetime, and at least five minutes. */
  readonly grace?: number;
}

const daySeconds = 24 * 60 * 60;

/** Failure lifetime in seconds for queries that a visitor waits for and that have no fallback. */
const blockingFailureSeconds = 10;

/** Cache lifetimes per query (CACHE-2), and how long a result is served after failures (CACHE-1). */
export const lifetimes = {
  default: { lifetime: 300, staleIfError: 0 },
  global: { lifetime: 3600, failure: blockingFailureSeconds, staleIfError: daySeconds },
  page: { lifetime: 300, failure: blockingFailureSeconds, staleIfError: daySeconds },
  translationUrls: { lifetime: 300, staleIfError: daySeconds },
  educationRedirect: { lifetime: 300, failure: blockingFailureSeconds, staleIfError: daySeconds },
  redirects: { lifetime: 3600, staleIfError: daySeconds },
  banners: { lifetime: 3600, staleIfError: daySeconds },
  fallbackBanners: { lifetime: 3600, staleIfError: daySeconds },
  organizer: { lifetime: 3600, staleIfError: daySeconds },
  eventSearch: { lifetime: 300, staleIfError: 3600 },
  discoverySearch: { lifetime: 300, staleIfError: 3600 },
  allFacets: { lifetime: 900, staleIfError: 3600 },
  monthDays: { lifetime: 900, staleIfError: 3600 },
  seriesFacets: { lifetime: 900, staleIfError: 3600 },
  seriesList: { lifetime: 300, staleIfError: 3600 },
  press: { lifetime: 3600, staleIfError: daySeconds },
  recommendations: { lifetime: 900, failure: blockingFailureSeconds, staleIfError: 0 },
} as const satisfies Readonly<Record<string, CacheTtl>>;

/** After this many seconds a pending fetch is given up, and the next read starts a new one. */
export const fetchTimeoutSeconds = 300;

/** Maximum lifetime of a negative result (404, 410), in seconds. */
const negativeLifetime = 60;

/** How long a failure is cached, in seconds: `failure`, or half the lifetime (150 by default). */
export function failureTtlSeconds({ lifetime, failure }: CacheTtl): number {
  return failure ?? lifetime / 2;
}

/** How long an expired result may be served while a new one is fetched, in seconds: `grace`, or the lifetime and at least five minutes. */
export function staleSeconds({ lifetime, grace }: CacheTtl): number {
  return grace ?? Math.max(lifetime, 300);
}

/** The lifetimes of a negative result: short, and never served after a failure. */
export function negativeTtl({ lifetime }: CacheTtl): CacheTtl {
  return { lifetime: Math.min(lifetime, negativeLifetime), staleIfError: 0 };
}
