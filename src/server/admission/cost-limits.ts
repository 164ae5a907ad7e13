/** How much of one class of work the process takes on. What is beyond it is refused at once. */
export interface CostLimits {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** How often such work may begin, beside how much of it; without it there is no such limit. */
  readonly rate?: { readonly perSecond: number; readonly burst: number };
  /** What a refused client is told to wait, in seconds. */
  readonly retryAfterSeconds: number;
}

/**
 * Everything the server computes, by what it costs. A class cannot take the room of another: a flood of calendars leaves pages
 * as they were. Answers from a cache are no work and pass beside it.
 */
export const costLimits = {
  /** A page that is not cached: its questions to the CMS and the search, and some 20 ms of rendering. */
  page: { maxConcurrent: 16, maxQueued: 50, retryAfterSeconds: 2 },
  /** A page as it is being written: nothing of it is cached, so it asks the CMS twenty questions each time. */
  preview: { maxConcurrent: 2, maxQueued: 8, rate: { perSecond: 5, burst: 30 }, retryAfterSeconds: 2 },
  /** The question to the CMS whether it issued a preview's token. */
  previewToken: { maxConcurrent: 2, maxQueued: 8, rate: { perSecond: 5, burst: 30 }, retryAfterSeconds: 2 },
  /** A question of a browser about lists and pages, mostly answered from memory. */
  data: { maxConcurrent: 32, maxQueued: 200, retryAfterSeconds: 2 },
  /** A calendar of up to 300 concerts. */
  calendar: { maxConcurrent: 2, maxQueued: 20, retryAfterSeconds: 5 },
  /** A figure as SVG, some 10 to 30 ms in the figure thread. A page shows up to thirty, so many may wait. */
  figure: { maxConcurrent: 1, maxQueued: 300, retryAfterSeconds: 1 },
  /** A figure as PNG for other sites, some 100 ms in the figure thread. */
  picture: { maxConcurrent: 1, maxQueued: 10, retryAfterSeconds: 5 },
  /** A sitemap: up to a season of pages, written once an hour. */
  sitemap: { maxConcurrent: 2, maxQueued: 20, retryAfterSeconds: 60 },
  /** A form that is passed on. */
  form: { maxConcurrent: 8, maxQueued: 50, retryAfterSeconds: 5 },
  /** One question to the CMS about where an address leads. */
  redirect: { maxConcurrent: 16, maxQueued: 50, retryAfterSeconds: 2 },
} as const satisfies Readonly<Record<string, CostLimits>>;

export type CostClass = keyof typeof costLimits;

export const costClasses = Object.keys(costLimits) as readonly CostClass[];
