import type * as Luxon from 'luxon';

const hallTime: { timeZone: string; getLuxon?: () => typeof Luxon } = { timeZone: 'utc' };

/** Sets the hall's time zone, and how luxon is got, for the whole process. */
export function setHallTime(time: Required<typeof hallTime>): void {
  Object.assign(hallTime, time);
}

/** Luxon. In a page that is hydrated it is loaded later (`defer-luxon.ts`): the document has the dates of the page (`recordResult`). */
export function getLuxon(): typeof Luxon {
  return (hallTime as Required<typeof hallTime>).getLuxon();
}

/** The name of the hall's time zone: `Europe/Amsterdam`. */
export function getHallTimeZone(): string {
  return hallTime.timeZone;
}
