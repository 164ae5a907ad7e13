import { DateTime, Info } from 'luxon';
import { type Locale, toLanguageTag } from '#domain/locale/locale.ts';
import { memoize } from '#domain/memoize.ts';
import { recordResult } from '#domain/recorded-results.ts';
import { type HallDay, toUtcMidnightOfDay, toHallDay, toWallClock } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { isWithinSixMonths } from '#domain/time/week.ts';
import { hallIdentity } from '#hall/identity.ts';

/**
 * Formats dates, times and money by the tag of a language (I18N-1): `nl-NL`, `en-GB`. Dates are in the hall's time zone.
 * A short date includes its year only if it is not within the coming six months: `za 5 dec 2027`.
 */
export interface Formats {
  /** `20:15` */
  time(moment: Instant): string;
  /** `za 5 dec`, `Sat 5 Dec` */
  shortDate(day: HallDay | Instant): string;
  /** `zaterdag 5 december 2026`, `Saturday 5 December 2026` */
  longDate(day: HallDay | Instant): string;
  /** `zaterdag 5 december`, `Saturday 5 December` */
  dayAndMonth(day: HallDay | Instant): string;
  /** `december 2026`, `December 2026` */
  month(day: HallDay): string;
  /** `za 5 dec, 20:15` */
  shortDateTime(moment: Instant): string;
  /** `zaterdag 5 december 2026, 20:15` */
  longDateTime(moment: Instant): string;
  /** In the hall's currency: `€ 34,00`, `£34.00`; with `whole`, whole amounts have no cents. */
  money(amount: number, rounding?: 'whole'): string;
  number(value: number): string;
  /** `ma`, `Mon`: Monday first. */
  listWeekdays(): readonly { readonly short: string; readonly long: string }[];
}

/**
 * The formats of a language on a day, cached for the latest day. The formatters, and what is slow of the texts that they return, are
 * cached for good: a page shows the same dates many times.
 */
export function getFormats(locale: Locale, today: HallDay): Formats {
  return findFormats(toLanguageTag(locale))(today);
}

const findFormats = memoize((tag: string) => {
  const formatters = createFormatters(tag);
  let latest: { readonly today: HallDay; readonly formats: Formats } | undefined;
  return (today: HallDay) => {
    if (latest?.today !== today) latest = { today, formats: createFormats(today, formatters) };
    return latest.formats;
  };
});

type Formatters = ReturnType<typeof createFormatters>;

/** Creates the formatters of a language that do not depend on the day. */
function createFormatters(locale: string) {
  const currency = { style: 'currency', currency: hallIdentity.currency } as const;
  const numbers = {
    number: memoizeFormat(locale, {}),
    amount: memoizeFormat(locale, currency),
    whole: memoizeFormat(locale, { ...currency, maximumFractionDigits: 0 }),
  };
  const formatNumber = (style: keyof typeof numbers, value: number) =>
    recordResult(`${style} ${locale}`, value, () => numbers[style](value));
  const weekdaysOfLocale = memoize(listWeekdays);
  const listRecordedWeekdays = () => recordResult('weekdays', locale, () => weekdaysOfLocale(locale));
  const monthFormatter = (format: 'MMM' | 'MMMM') => {
    const nameOfMonth = memoize((month: number) =>
      withoutStop(DateTime.fromObject({ month }, { zone: 'utc', locale }).toFormat(format)),
    );
    return (day: HallDay) => {
      const { month } = toUtcMidnightOfDay(day);
      return recordResult(`${format} ${locale}`, month, () => nameOfMonth(month));
    };
  };
  const months = { short: monthFormatter('MMM'), long: monthFormatter('MMMM') };
  const formatDate = (day: HallDay, length: 'short' | 'long') => {
    const date = toUtcMidnightOfDay(day);
    const weekday = listRecordedWeekdays()[date.weekday - 1]?.[length];
    return `${weekday} ${date.day} ${months[length](day)}`;
  };
  const shortDate = (day: HallDay) => formatDate(day, 'short');
  const dayAndMonth = (day: HallDay) => formatDate(day, 'long');
  const longDate = (day: HallDay) => `${dayAndMonth(day)} ${toYear(day)}`;
  return {
    shortDate,
    shortDateWithYear: (day: HallDay) => `${shortDate(day)} ${toYear(day)}`,
    dayAndMonth,
    same: {
      time: formatTime,
      longDate: (day) => longDate(toDay(day)),
      month: (day) => `${months.long(day)} ${toYear(day)}`,
      longDateTime: (moment) => `${longDate(toHallDay(moment))}, ${formatTime(moment)}`,
      money: (amount, rounding) =>
        formatNumber(rounding && Number.isInteger(amount) ? 'whole' : 'amount', amount),
      number: (value) => formatNumber('number', value),
      listWeekdays: listRecordedWeekdays,
    } satisfies Partial<Formats>,
  };
}

/** Formats numbers by `Intl`, whose formatter is created for the first of them. */
function memoizeFormat(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return memoize((value: number) => {
    formatter ??= new Intl.NumberFormat(locale, options);
    return formatter.format(value);
  });
}

/**
 * The names of the weekdays, Monday first. Only the names of weekdays and months come from `Intl`, by luxon, and an abbreviation has no
 * full stop: the order and the spaces differ between the Unicode versions of servers and browsers.
 */
function listWeekdays(locale: string): ReturnType<Formats['listWeekdays']> {
  const longNames = Info.weekdays('long', { locale });
  return Info.weekdays('short', { locale }).map((short, index) => ({
    short: withoutStop(short),
    long: longNames[index] ?? short,
  }));
}

function withoutStop(name: string): string {
  return name.replaceAll('.', '');
}

function toDay(day: HallDay | Instant): HallDay {
  return typeof day === 'number' ? toHallDay(day) : day;
}

function toYear(day: HallDay): string {
  return day.slice(0, 4);
}

/** The time at the hall: `20:15`. */
function formatTime(moment: Instant): string {
  const { hour, minute } = toWallClock(moment);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

function createFormats(
  today: HallDay,
  { shortDate, shortDateWithYear, dayAndMonth, same }: Formatters,
): Formats {
  const short = (day: HallDay) => (isWithinSixMonths(day, today) ? shortDate(day) : shortDateWithYear(day));
  return {
    ...same,
    shortDate: (day) => short(toDay(day)),
    dayAndMonth: (day) =>
      isWithinSixMonths(toDay(day), today) ? dayAndMonth(toDay(day)) : same.longDate(day),
    shortDateTime: (moment) => `${short(toHallDay(moment))}, ${same.time(moment)}`,
  };
}
