import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import { daysAfter, hallDayAt, momentAt } from '#domain/time/hall-day.ts';
import { type Instant, second } from '#domain/time/instant.ts';

/** What a drawn page says of how long it may be shown. */
export interface RenderedPageFacts {
  readonly renderedAt: Instant;
  /** The HTTP status it is answered with. */
  readonly status: number;
  /** When the first of the answers it was drawn from expires; null where it was drawn from none. */
  readonly answersExpire: Instant | null;
  /** When something on it changes by itself, as a sale that opens; null where nothing does. */
  readonly changesAt: Instant | null;
  /** It was drawn with something missing. */
  readonly isIncomplete: boolean;
}

const day = 24 * 60 * 60;

/** In seconds. */
const longest = { page: 60, missing: 60, redirect: 300, incomplete: 10 };

/** So long an old page is shown while it is drawn anew, in seconds. */
const grace = 300;

/**
 * How long a drawn page may be shown to everyone.
 *
 * It is as good as new for a minute at most, and never beyond the answers it was drawn from. Beyond midnight, or the moment a
 * sale on it opens or closes, it is not shown at all, unless a new one cannot be drawn.
 */
export function pageTtl(facts: RenderedPageFacts): CacheTtl {
  const { renderedAt, answersExpire, changesAt, status, isIncomplete } = facts;
  const secondsTo = (moment: Instant) => Math.max(0, (moment - renderedAt) / second);
  const turn = Math.min(
    secondsTo(nextMidnight(renderedAt)),
    changesAt === null ? Infinity : secondsTo(changesAt),
  );
  const most = isIncomplete ? longest.incomplete : longestOf(status);
  const lifetime = Math.min(
    most,
    turn,
    answersExpire === null ? Infinity : Math.max(1, secondsTo(answersExpire)),
  );
  const isPage = status === 200 && !isIncomplete;
  return {
    lifetime,
    staleIfError: isPage ? day : 0,
    grace: isPage ? Math.max(0, Math.min(grace, turn - lifetime)) : 0,
  };
}

/** When the hall's next day begins. */
export function nextMidnight(now: Instant): Instant {
  return momentAt(daysAfter(hallDayAt(now), 1));
}

function longestOf(status: number): number {
  if (status === 200) return longest.page;
  return status < 400 ? longest.redirect : longest.missing;
}
