import { type HallDay, toInstantAtHall, toWallClock } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A part of a day, in which a concert begins. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The hours of the hall's clock, the last one exclusive. */
const hoursByPart: Readonly<Record<DayPart, readonly [first: number, end: number]>> = {
  morning: [0, 12],
  afternoon: [12, 17],
  evening: [17, 24],
};

export const dayParts = Object.keys(hoursByPart) as readonly DayPart[];

/** When a part of a day begins, and when it is over. */
export function toMomentsOfDayPart(day: HallDay, part: DayPart): readonly [from: Instant, end: Instant] {
  const [first, end] = hoursByPart[part];
  return [toInstantAtHall(day, first), toInstantAtHall(day, end)];
}

/** Whether a moment is in the evening. */
export function isEvening(moment: Instant): boolean {
  return toWallClock(moment).hour >= hoursByPart.evening[0];
}
