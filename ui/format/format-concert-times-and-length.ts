import { type ConcertTimes, computeConcertLength } from '#domain/event-page/concert-length.ts';
import { type EventCard, isPlayed } from '#domain/event/event.ts';
import type { Formats } from '#ui/format/formats.ts';
import { preventBreaksExceptAfterCommas } from '#ui/format/prevent-breaks-except-after-commas.ts';
import type { Translate } from '#ui/words/translate.ts';

const lengthKeys = { with: 'event.lengthWithInterval', without: 'event.lengthWithoutInterval' } as const;

/** `20:15 tot 22:05, 110 minuten met pauze`: from start to end, and how long that is; only the start if the end is unknown, or if it is not played then. */
export function formatConcertTimesAndLength(page: ConcertTimes, t: Translate, formats: Formats): string {
  const span = formatConcertTimeRange(page.event, t, formats);
  const length = isPlayed(page.event) ? computeConcertLength(page) : null;
  if (!length) return span;
  const key = length.interval ? lengthKeys[length.interval] : 'event.length';
  return `${span}, ${preventBreaksExceptAfterCommas(t(key, { count: length.minutes }))}`;
}

/** The same without its length: `20:15 tot 22:05`. */
export function formatConcertTimeRange(event: EventCard, t: Translate, formats: Formats): string {
  const { starts, ends } = event;
  const start = formats.time(starts);
  if (ends === undefined || !isPlayed(event)) return start;
  return preventBreaksExceptAfterCommas(t('event.until', { start, end: formats.time(ends) }));
}
