import { isInterval } from '#domain/event/event.ts';
import type { EventPage } from '#domain/page/page.ts';
import { minuteMs } from '#domain/time/instant.ts';

/** How long a concert lasts, its interval included. */
interface ConcertLength {
  readonly minutes: number;
  /** Null if neither the time of an interval nor the programme is known. */
  readonly interval: 'with' | 'without' | null;
}

/** What a page says about the length of its concert. */
export type ConcertTimes = Pick<EventPage, 'event' | 'programme' | 'intervalStarts'>;

/** The length of a concert from its start to its end (WAY-3); null if its end is unknown. */
export function computeConcertLength(page: ConcertTimes): ConcertLength | null {
  const { starts, ends } = page.event;
  if (ends === undefined || ends <= starts) return null;
  return { minutes: Math.round((ends - starts) / minuteMs), interval: findInterval(page) };
}

function findInterval({ intervalStarts, programme }: ConcertTimes): ConcertLength['interval'] {
  if (intervalStarts !== undefined) return 'with';
  if (programme.length === 0) return null;
  return programme.some(isInterval) ? 'with' : 'without';
}
