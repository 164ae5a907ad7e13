import type { Locale } from '#domain/locale/locale.ts';
import { memoize } from '#domain/memoize.ts';
import { type HallDay, hallDayAt, hallZone } from '#domain/time/hall-day.ts';
import { type Instant, instantAt } from '#domain/time/instant.ts';
import { isInComingMonths, weekOf } from '#domain/time/week.ts';

/**
 * Dates, times and money as one language writes them (I18N-1); every date in the hall's own time zone. A date that is written
 * without its year says it where it is not within the coming six months: `za 5 dec 2027`.
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
  /** `€ 34,00`, `€34.00`; whole euros without cents where `whole` asks for it and there are none. */
  euros(amount: number, whole?: 'whole'): string;
  number(value: number): string;
  /** `ma`, `Mon`: Monday first. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

const tags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' };

const writers = new Map<Locale, Writers>();
const made = new Map<Locale, { readonly today: HallDay; readonly formats: Formats }>();

/** The formats of a language on a day. Kept for the latest day; what they write with is made once, because `Intl` formatters are the largest single cost of rendering a page. */
export function formatsOf(locale: Locale, today: HallDay): Formats {
  const kept = made.get(locale);
  if (kept?.today === today) return kept.formats;
  const written = writers.get(locale) ?? makeWriters(tags[locale]);
  writers.set(locale, written);
  const formats = formatsOn(today, written);
  made.set(locale, { today, formats });
  return formats;
}

type Writers = ReturnType<typeof makeWriters>;

/** Everything a language writes, whatever day it is. */
function makeWriters(tag: string) {
  const names = namer(tag);
  const clock = new Intl.DateTimeFormat(tag, {
    timeZone: hallZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const euros = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' });
  const wholeEuros = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const numbers = new Intl.NumberFormat(tag);
  const time = memoize((moment: Instant) => clock.format(moment));
  const inEuros = memoize((amount: number) => euros.format(amount));
  const inWholeEuros = memoize((amount: number) => wholeEuros.format(amount));
  const longDate = names('long', ['weekday', 'day', 'month', 'year']);
  const weekdayIn = { short: names('short', ['weekday']), long: names('long', ['weekday']) };
  return {
    shortDate: names('short', ['weekday', 'day', 'month']),
    shortDateWithYear: names('short', ['weekday', 'day', 'month', 'year']),
    dayAndMonth: names('long', ['weekday', 'day', 'month']),
    same: {
      time,
      longDate,
      month: names('long', ['month', 'year']),
      longDateTime: (moment) => `${longDate(moment)}, ${time(moment)}`,
      euros: (amount, whole) => (whole && Number.isInteger(amount) ? inWholeEuros : inEuros)(amount),
      number: (value) => numbers.format(value),
      weekdays: mondayToSunday.map((day) => ({
        short: weekdayIn.short(day),
        long: weekdayIn.long(day),
      })),
    } satisfies Partial<Formats>,
  };
}

function formatsOn(today: HallDay, { shortDate, shortDateWithYear, dayAndMonth, same }: Writers): Formats {
  const isNear = (day: HallDay | Instant) =>
    isInComingMonths(typeof day === 'number' ? hallDayAt(day) : day, today);
  const short = (day: HallDay | Instant) => (isNear(day) ? shortDate : shortDateWithYear)(day);
  return {
    ...same,
    shortDate: short,
    dayAndMonth: (day) => (isNear(day) ? dayAndMonth : same.longDate)(day),
    shortDateTime: (moment) => `${short(moment)}, ${same.time(moment)}`,
  };
}

const mondayToSunday = weekOf(hallDayAt(instantAt(0)));

/**
 * Takes the names from `Intl` and sets the spaces itself: they differ between the editions of Unicode in servers and browsers.
 * A day of the hall is a date already, so it is read at noon UTC; asking for the hall's clock would cost four more calls.
 */
function namer(tag: string) {
  const partsOf = (width: 'short' | 'long', timeZone: string) =>
    new Intl.DateTimeFormat(tag, { timeZone, weekday: width, day: 'numeric', month: width, year: 'numeric' });
  const ofMoments = { short: partsOf('short', hallZone), long: partsOf('long', hallZone) };
  const ofDays = { short: partsOf('short', 'UTC'), long: partsOf('long', 'UTC') };
  return (width: 'short' | 'long', order: readonly string[]) =>
    memoize((day: HallDay | Instant): string => {
      const isMoment = typeof day === 'number';
      const written = (isMoment ? ofMoments : ofDays)[width].formatToParts(
        isMoment ? day : Date.parse(`${day}T12:00:00Z`),
      );
      const parts = new Map<string, string>(
        written.map(({ type, value }) => [type, value.replace(/\.$/, '')]),
      );
      return order.map((part) => parts.get(part)).join(' ');
    });
}
