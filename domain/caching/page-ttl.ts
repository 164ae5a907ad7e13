import type { CacheTtl } from '#domain/caching/lifetimes.ts';
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
}

const daySeconds = 24 * 60 * 60;

/** Maximum lifetimes in seconds. */
const maxSeconds = { page: 60, missing: 60, redirect: 300, incomplete: 10 };

/** How long a stale page is served while it is rendered again, in seconds. */
const staleServedSeconds = 300;

/**
 * How long a rendered page may be cached for all visitors.
 *
 * A page is fresh for at most a minute, and not longer than the data it was rendered from. After midnight, or after a sale on the
 * page opens or closes, the stale page is served only if rendering fails.
 */
export function computePageTtl(facts: RenderedPageFacts): CacheTtl {
  const { renderedAt, answersExpire, changesAt, status, isIncomplete } = facts;
  const secondsTo = (moment: Instant) => Math.max(0, (moment - renderedAt) / secondMs);
  const secondsToChange = Math.min(
    secondsTo(findNextMidnight(renderedAt)),
    changesAt === null ? Infinity : secondsTo(changesAt),
  );
  const maxLifetime = isIncomplete ? maxSeconds.incomplete : maxSecondsFor(status);
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

/** The start of the next day at the hall. */
export function findNextMidnight(now: Instant): Instant {
  return toInstantAtHall(addDays(toHallDay(now), 1));
}

function maxSecondsFor(status: number): number {
  if (status === 200) return maxSeconds.page;
  return status < 400 ? maxSeconds.redirect : maxSeconds.missing;
}
