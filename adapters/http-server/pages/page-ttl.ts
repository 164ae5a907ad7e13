import { type CacheTtl, cacheLifetimes } from '#adapters/shared/queries/cache-lifetimes.ts';
import type { Validity } from '#adapters/shared/validity.ts';
import { addDays, toHallDay, toInstantAtHall } from '#domain/time/hall-day.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';

/** The facts of a rendered page that limit how long it may be cached. */
export interface RenderedPageFacts {
  readonly renderedAt: Instant;
  /** The HTTP status of the response. */
  readonly status: number;
  /** When the first query result used on the page expires; null if it used none. */
  readonly answersExpire: Instant | null;
  /** When the page's content changes with time, for example when a sale opens; null if it never does. */
  readonly changesAt: Instant | null;
  /** Some data failed to load, so the page was rendered without it. */
  readonly isIncomplete: boolean;
  /** A random number from 0 to 1, by which pages that are rendered together do not expire together. */
  readonly variation?: number;
}

const daySeconds = 24 * 60 * 60;

/** Maximum lifetimes in seconds: of a page that of its own answer (CACHE-2). */
const maxSeconds = { page: cacheLifetimes.page.lifetimeSeconds, missing: 60, redirect: 300, incomplete: 10 };

/**
 * The share of its maximum lifetime by which that of a page varies: less than that of its data (5 %), so that all data that was fetched for a
 * page is due when the page expires. Otherwise it would be rendered from the rest of a lifetime, and expire again at once.
 */
const variationShare = 0.04;

/** How long a stale page is served while it is rendered again, in seconds. */
const staleServedSeconds = 300;

/**
 * How long a rendered page may be cached for all visitors.
 *
 * A page is fresh until what it states changes: not longer than the data it was rendered from, and at most as long as the answer of the page
 * itself, less up to 4 %. After midnight, or after a sale on the page opens or closes, the stale page is served only if rendering fails.
 */
export function computePageTtl(facts: RenderedPageFacts): CacheTtl {
  const { renderedAt, answersExpire, changesAt, status, isIncomplete, variation = 0 } = facts;
  const secondsTo = (moment: Instant) => Math.max(0, (moment - renderedAt) / secondMs);
  const secondsToChange = Math.min(
    secondsTo(computeNextMidnight(renderedAt)),
    changesAt === null ? Infinity : secondsTo(changesAt),
  );
  const maxLifetime = isIncomplete ? maxSeconds.incomplete : maxSecondsFor(status, variation);
  const lifetimeSeconds = Math.min(
    maxLifetime,
    secondsToChange,
    answersExpire === null ? Infinity : Math.max(1, secondsTo(answersExpire)),
  );
  const isPage = status === 200 && !isIncomplete;
  return {
    lifetimeSeconds,
    staleIfErrorSeconds: isPage ? daySeconds : 0,
    graceSeconds: isPage ? Math.max(0, Math.min(staleServedSeconds, secondsToChange - lifetimeSeconds)) : 0,
  };
}

/** The current day at the hall: a page that states it is valid within it only. */
export function findDayValidity(now: Instant): Validity {
  return { since: toInstantAtHall(toHallDay(now)), until: computeNextMidnight(now) };
}

/** The start of the next day at the hall. */
export function computeNextMidnight(now: Instant): Instant {
  return toInstantAtHall(addDays(toHallDay(now), 1));
}

function maxSecondsFor(status: number, variation: number): number {
  if (status === 200) return maxSeconds.page * (1 - variationShare * variation);
  return status < 400 ? maxSeconds.redirect : maxSeconds.missing;
}
