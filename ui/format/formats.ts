import type { Locale } from '#domain/locale/locale.ts';
import { memoize } from '#domain/memoize.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import { type Instant, instantFromMs } from '#domain/time/instant.ts';
import { isWithinSixMonths, toWeek } from '#domain/time/week.ts';
import { hallIdentity } from '#hall/identity.ts';

/**
 * Formats dates, times and money in one language (I18N-1). Dates are in the hall's time zone. A short date includes its year
 * only if it is not within the coming six months: `za 5 dec 2027`.
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
  /** In the hall's currency: `€ 34,00`, `€34.00`; with `whole`, whole amounts have no cents. */
  money(amount: number, rounding?: 'whole'): string;
  number(value: number): string;
  /** `ma`, `Mon`: Monday first. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

const tags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' };

const formattersByLocale = new Map<Locale, Formatters>();
const latestByLocale = new Map<Locale, { readonly today: HallDay; readonly formats: Formats }>();

/**
 * The formats of a language on a day, cached for the latest day. The formatters are cached for good: creating `Intl`
 * formatters is the largest single cost of rendering a page.
 */
export function getFormats(locale: Locale, today: HallDay): Formats {
  const cached = latestByLocale.get(locale);
  if (cached?.today === today) return cached.formats;
  const formatters = formattersByLocale.get(locale) ?? createFormatters(tags[locale]);
  formattersByLocale.set(locale, formatters);
  const formats = createFormats(today, formatters);
  latestByLocale.set(locale, { today, formats });
  return formats;
}

type Formatters = ReturnType<typeof createFormatters>;

/** Creates the formatters of a language that do not depend on the day. */
function createFormatters(tag: string) {
  const { timeZone, currency } = hallIdentity;
  const dateFormatter = dateFormatterFactory(tag, timeZone);
  const clock = new Intl.DateTimeFormat(tag, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const amounts = new Intl.NumberFormat(tag, { style: 'currency', currency });
  const wholeAmounts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const numbers = new Intl.NumberFormat(tag);
  const time = memoize((moment: Instant) => clock.format(moment));
  const withCents = memoize((amount: number) => amounts.format(amount));
  const withoutCents = memoize((amount: number) => wholeAmounts.format(amount));
  const longDate = dateFormatter('long', ['weekday', 'day', 'month', 'year']);
  const weekdayIn = { short: dateFormatter('short', ['weekday']), long: dateFormatter('long', ['weekday']) };
  return {
    shortDate: dateFormatter('short', ['weekday', 'day', 'month']),
    shortDateWithYear: dateFormatter('short', ['weekday', 'day', 'month', 'year']),
    dayAndMonth: dateFormatter('long', ['weekday', 'day', 'month']),
    same: {
      time,
      longDate,
      month: dateFormatter('long', ['month', 'year']),
      longDateTime: (moment) => `${longDate(moment)}, ${time(moment)}`,
      money: (amount, rounding) => (rounding && Number.isInteger(amount) ? withoutCents : withCents)(amount),
      number: (value) => numbers.format(value),
      weekdays: toWeek(toHallDay(instantFromMs(0))).map((day) => ({
        short: weekdayIn.short(day),
        long: weekdayIn.long(day),
      })),
    } satisfies Partial<Formats>,
  };
}

function createFormats(
  today: HallDay,
  { shortDate, shortDateWithYear, dayAndMonth, same }: Formatters,
): Formats {
  const isNear = memoize((day: HallDay | Instant) =>
    isWithinSixMonths(typeof day === 'number' ? toHallDay(day) : day, today),
  );
  const short = (day: HallDay | Instant) => (isNear(day) ? shortDate : shortDateWithYear)(day);
  return {
    ...same,
    shortDate: short,
    dayAndMonth: (day) => (isNear(day) ? dayAndMonth : same.longDate)(day),
    shortDateTime: (moment) => `${short(moment)}, ${same.time(moment)}`,
  };
}

/**
 * Returns a factory of date formatters. Names come from `Intl`, spaces do not, because they differ between the Unicode
 * versions of servers and browsers. A hall day has no time, so it is formatted at noon UTC, which is cheaper than the hall's
 * time zone.
 */
function dateFormatterFactory(tag: string, hallTimeZone: string) {
  const partsFormat = (width: 'short' | 'long', timeZone: string) =>
    new Intl.DateTimeFormat(tag, { timeZone, weekday: width, day: 'numeric', month: width, year: 'numeric' });
  const momentFormats = {
    short: partsFormat('short', hallTimeZone),
    long: partsFormat('long', hallTimeZone),
  };
  const dayFormats = { short: partsFormat('short', 'UTC'), long: partsFormat('long', 'UTC') };
  return (width: 'short' | 'long', order: readonly string[]) =>
    memoize((day: HallDay | Instant): string => {
      const isMoment = typeof day === 'number';
      const formatters = (isMoment ? momentFormats : dayFormats)[width].formatToParts(
        isMoment ? day : Date.parse(`${day}T12:00:00Z`),
      );
      const parts = new Map<string, string>(
        formatters.map(({ type, value }) => [type, value.replace(/\.$/, '')]),
      );
      return order.map((part) => parts.get(part)).join(' ');
    });
}
