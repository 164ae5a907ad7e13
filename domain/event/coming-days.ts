import type { EventCard } from '#domain/event/event.ts';
import { mayOrder, offerOf } from '#domain/event/event-offer.ts';
import { type DayProgramme, groupByDay } from '#domain/listing/event-days.ts';
import { type HallDay, hallDayAt, wallClockAt } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { weekendOf } from '#domain/time/week.ts';

/** What the front page shows of the calendar. */
interface ComingDays {
  /** The first day that has concerts, today or later; null while nothing is planned or known. */
  readonly next: DayProgramme<EventCard> | null;
  /** This weekend's days after it; where the weekend is over or silent, the two days that come next. */
  readonly soon: readonly DayProgramme<EventCard>[];
  /** Whether what comes soon is this weekend's. */
  readonly isWeekend: boolean;
}

/** Divides the coming concerts, earliest first, into what is next and what follows soon. */
export function comingDays(coming: readonly EventCard[], today: HallDay): ComingDays {
  const [next = null, ...others] = groupByDay(coming);
  const weekend = others.filter(({ day }) => weekendOf(today).includes(day));
  const isWeekend = weekend.length > 0;
  return { next, soon: isWeekend ? weekend : others.slice(0, 2), isWeekend };
}

const eveningHour = 17;

/** Whether a moment is in the evening, from 17:00 on by the hall's clock. */
export function isEvening(moment: Instant): boolean {
  return wallClockAt(moment).hour >= eveningHour;
}

/**
 * The concert of a day to put first: the first of the evening that can be ordered, else any that can, else the first of the
 * evening that is still to come, else any that is; one that has begun only where the day holds nothing else (TPL-12).
 */
export function pickHighlight(events: readonly EventCard[], now: Instant): EventCard | undefined {
  const coming = events.filter(({ starts }) => starts > now);
  const orderable = events.filter((event) => mayOrder(offerOf(event, [], now)));
  const best = [orderable, coming].find(({ length }) => length > 0) ?? events;
  return best.find(({ starts }) => isEvening(starts)) ?? best[0];
}

/** The concerts of an editor's choice that are still to come, without those that stand on the page already. */
export function upcomingSelection(
  events: readonly EventCard[],
  today: HallDay,
  shown: readonly EventCard[] = [],
): readonly EventCard[] {
  const uris = new Set(shown.map(({ uri }) => uri));
  return events.filter(({ starts, uri }) => hallDayAt(starts) >= today && !uris.has(uri));
}
