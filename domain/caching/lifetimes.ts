/** How long answers may be kept, per question, in seconds. */
export interface CacheTtl {
  /** So long an answer is as good as new. */
  readonly lifetime: number;
  /** So long a failure is remembered; absent: half the lifetime. */
  readonly failure?: number;
  /** So long after it was given, a good answer stands in for a refresh that failed; 0: the fallback does, at once. */
  readonly staleIfError: number;
  /** So long an expired answer is given while a new one is fetched; absent: its lifetime, and at least five minutes. */
  readonly grace?: number;
}

const day = 24 * 60 * 60;

/** So long a failure is remembered where a visitor waits for the answer itself, and no fallback can stand in, in seconds. */
const waitedFor = 10;

/** How long each question's answer is kept (CACHE-2), and how long it stands in for failures (CACHE-1). */
export const lifetimes = {
  default: { lifetime: 300, staleIfError: 0 },
  global: { lifetime: 3600, failure: waitedFor, staleIfError: day },
  page: { lifetime: 300, failure: waitedFor, staleIfError: day },
  translationUrls: { lifetime: 300, staleIfError: day },
  educationRedirect: { lifetime: 300, failure: waitedFor, staleIfError: day },
  redirects: { lifetime: 3600, staleIfError: day },
  banners: { lifetime: 3600, staleIfError: day },
  fallbackBanners: { lifetime: 3600, staleIfError: day },
  organizer: { lifetime: 3600, staleIfError: day },
  eventSearch: { lifetime: 300, staleIfError: 3600 },
  discoverySearch: { lifetime: 300, staleIfError: 3600 },
  allFacets: { lifetime: 900, staleIfError: 3600 },
  monthDays: { lifetime: 900, staleIfError: 3600 },
  seriesFacets: { lifetime: 900, staleIfError: 3600 },
  seriesList: { lifetime: 300, staleIfError: 3600 },
  press: { lifetime: 3600, staleIfError: day },
  recommendations: { lifetime: 900, failure: waitedFor, staleIfError: 0 },
} as const satisfies Readonly<Record<string, CacheTtl>>;

/** So long a question may stay without an answer before it may be asked again, in seconds. */
export const fetchTimeoutSeconds = 300;

/** An answer that there is nothing is kept for at most so long, in seconds. */
const negativeLifetime = 60;

/** How long a failure is remembered, in seconds: half the lifetime, so 150 by default, unless its terms say otherwise. */
export function failureTtlSeconds({ lifetime, failure }: CacheTtl): number {
  return failure ?? lifetime / 2;
}

/** How long an expired answer may be given while a new one is fetched, in seconds: its lifetime, and at least five minutes, unless its terms say otherwise. */
export function staleSeconds({ lifetime, grace }: CacheTtl): number {
  return grace ?? Math.max(lifetime, 300);
}

/** The terms of an answer that there is nothing: short, and never a stand-in for a failure. */
export function negativeTtl({ lifetime }: CacheTtl): CacheTtl {
  return { lifetime: Math.min(lifetime, negativeLifetime), staleIfError: 0 };
}
