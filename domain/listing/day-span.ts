import { readSingleQueryValue } from '#domain/listing/read-query-params.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { addDays, type HallDay, parseHallDay } from '#domain/time/hall-day.ts';
import { listWeekendDays, listDaysOfWeek } from '#domain/time/week.ts';

/** The days that the calendar shows. */
export interface DaySpan {
  /** The first day; null: today. */
  readonly date: HallDay | null;
  /** The last day, inclusive; null: every day after the first. */
  readonly until: HallDay | null;
}

/** The chosen days as a filter of the calendar; never every day. */
export interface DayFilter extends DaySpan {
  readonly kind: 'days';
}

/** Every day from today. */
export const fullDaySpan: DaySpan = { date: null, until: null };

export type DayPresetName = 'today' | 'tomorrow' | 'weekend' | 'nextWeek';

/** The number of concerts in the list of each preset; absent if unknown. */
export type DayPresetCounts = { readonly [name in DayPresetName]?: number };

/** A span of days that the calendar offers as one choice. */
export interface DayPreset extends DaySpan {
  readonly name: DayPresetName;
  /** The days of the span. */
  readonly days: readonly HallDay[];
}

/** The days of a query. A first day that is past, today or invalid means today; a last day before the first is dropped (WAY-11). */
export function readDaySpan(query: QueryPairs, today: HallDay): DaySpan {
  const [date = null, until = null] = ['date', 'until'].map((name) =>
    parseHallDay(readSingleQueryValue(query, name)),
  );
  return normalizeDaySpan({ date, until }, today);
}

/** The same days as of today: a first day that is not in the future means today, a last day before the first is dropped. */
export function normalizeDaySpan({ date, until }: DaySpan, today: HallDay): DaySpan {
  const first = date && date > today ? date : null;
  return { date: first, until: until && until >= (first ?? today) ? until : null };
}

/**
 * The spans of days that the calendar offers (WAY-12): today, tomorrow, the rest of the weekend, and next week. On a Sunday, the rest
 * of the weekend is today, and is left out.
 */
export function listDayPresets(today: HallDay): readonly DayPreset[] {
  const tomorrow = addDays(today, 1);
  const weekend = listWeekendDays(today).filter((day) => day >= today);
  return [
    toPreset('today', [today], today),
    toPreset('tomorrow', [tomorrow], today),
    ...(weekend[0] === weekend.at(-1) ? [] : [toPreset('weekend', weekend, today)]),
    toPreset('nextWeek', listDaysOfWeek(addDays(today, 7)), today),
  ];
}

/** Whether two spans are the same. */
export function isSameDaySpan(one: DaySpan, other: DaySpan): boolean {
  return one.date === other.date && one.until === other.until;
}

/** Whether a span is one of the presets of a day; the page cache stores no other span with a last day (WAY-13). */
export function isPresetDaySpan(span: DaySpan, today: HallDay): boolean {
  return listDayPresets(today).some((preset) => isSameDaySpan(preset, span));
}

function toPreset(name: DayPresetName, days: readonly HallDay[], today: HallDay): DayPreset {
  const [date = null, until = null] = [days[0], days.at(-1)];
  return { name, days, ...normalizeDaySpan({ date, until }, today) };
}
