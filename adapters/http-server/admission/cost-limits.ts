/** A token bucket: how many tokens it gains, and holds at most. */
export interface TokenBucketLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** How much work of one class the process accepts. More is rejected immediately. */
export interface CostLimits {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** A rate limit in addition to the concurrency limit; absent for no rate limit. */
  readonly rate?: TokenBucketLimit;
  /** The same for each client of the class. */
  readonly ratePerClient?: TokenBucketLimit;
  /** The longest wait in the queue; five seconds by default. */
  readonly maxWaitMs?: number;
  /** The `Retry-After` of a rejected request. */
  readonly retryAfterSeconds: number;
}

/**
 * The classes of work by cost, each with its own limits: a flood of requests for calendars does not slow pages down. Responses
 * from a cache are not limited.
 */
export const costLimits = {
  /** A page that is not cached: requests to the CMS and the search, and some 20 ms of rendering. */
  page: { maxConcurrent: 16, maxQueued: 50, retryAfterSeconds: 2 },
  /** A live preview: nothing is cached, so each one sends about twenty requests to the CMS. */
  preview: { maxConcurrent: 2, maxQueued: 8, rate: { perSecond: 5, burst: 30 }, retryAfterSeconds: 2 },
  /** The request to the CMS that verifies a preview's token, at a rate for each client. */
  previewToken: {
    maxConcurrent: 2,
    maxQueued: 8,
    ratePerClient: { perSecond: 2, burst: 20 },
    retryAfterSeconds: 2,
  },
  /** The same for a token that was accepted before, so that forged ones lock no editor out. */
  acceptedPreviewToken: { maxConcurrent: 2, maxQueued: 8, retryAfterSeconds: 2 },
  /** A browser's query for lists and pages, mostly answered from the data cache. */
  data: { maxConcurrent: 32, maxQueued: 200, retryAfterSeconds: 2 },
  /** A calendar of up to 300 concerts. */
  calendar: { maxConcurrent: 2, maxQueued: 20, retryAfterSeconds: 5 },
  /** The agenda for other sites and programs, of up to 100 concerts, at a rate for each network of clients. */
  feed: {
    maxConcurrent: 2,
    maxQueued: 20,
    ratePerClient: { perSecond: 1, burst: 30 },
    retryAfterSeconds: 5,
  },
  /**
   * A figure for pages, which blocks for some 10 to 20 ms. A page shows up to thirty, so many may wait; on a busy machine for long, because
   * a refused figure is an empty place on the page.
   */
  figure: { maxConcurrent: 1, maxQueued: 300, maxWaitMs: 30_000, retryAfterSeconds: 1 },
  /** A figure as PNG for other sites: some 100 ms, most of them in the thread pool. */
  picture: { maxConcurrent: 1, maxQueued: 10, retryAfterSeconds: 5 },
  /**
   * A sitemap: up to a season of pages, written once an hour. There are thirteen, and robots request them together: the last may wait
   * for all others.
   */
  sitemap: { maxConcurrent: 2, maxQueued: 20, maxWaitMs: 60_000, retryAfterSeconds: 60 },
  /** A submitted form that is forwarded. */
  form: { maxConcurrent: 8, maxQueued: 50, retryAfterSeconds: 5 },
  /** One request to the CMS for the target of a redirect. */
  redirect: { maxConcurrent: 16, maxQueued: 50, retryAfterSeconds: 2 },
} as const satisfies Readonly<Record<string, CostLimits>>;

export type CostClass = keyof typeof costLimits;

export const costClasses = Object.keys(costLimits) as readonly CostClass[];
