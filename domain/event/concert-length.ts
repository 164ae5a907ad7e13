import { isInterval, type ProgrammeWork } from '#domain/event/event.ts';
import type { EventPage } from '#domain/page/page.ts';
import { minuteMs } from '#domain/time/instant.ts';

/** How long a concert lasts, its interval included. */
interface ConcertLength {
  readonly minutes: number;
  /** Null if the programme is unknown. */
  readonly interval: 'with' | 'without' | null;
}

/** The length of a concert from its start to its end (WAY-3); null if its end is unknown. */
export function toConcertLength({
  event: { starts, ends },
  programme,
}: Pick<EventPage, 'event' | 'programme'>): ConcertLength | null {
  if (ends === undefined || ends <= starts) return null;
  return { minutes: Math.round((ends - starts) / minuteMs), interval: findInterval(programme) };
}

function findInterval(programme: readonly ProgrammeWork[]): ConcertLength['interval'] {
  if (programme.length === 0) return null;
  return programme.some(isInterval) ? 'with' : 'without';
}
