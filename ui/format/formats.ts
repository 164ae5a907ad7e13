import { DateTime, Info } from 'luxon';
import { type Locale, languageTags } from '#domain/locale/locale.ts';
import { memoize } from '#domain/memoize.ts';
import { type HallDay, toDateTime, toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { isWithinSixMonths } from '#domain/time/week.ts';
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

const formattersByLocale = new Map<Locale, Formatters>();
const latestByLocale = new Map<Locale, { readonly today: HallDay; readonly formats: Formats }>();

/**
 * The formats of a language on a day, cached for the latest day. The formatters, and each text that they return, are cached for good:
 * a page shows the same dates many times, and luxon computes a zone's offset and parses the format for each.
 */
export function getFormats(locale: Locale, today: HallDay): Formats {
  const cached = latestByLocale.get(locale);
  if (cached?.today === today) return cached.formats;
  const formatters = formattersByLocale.get(locale) ?? createFormatters(languageTags[locale]);
  formattersByLocale.set(locale, formatters);
  const formats = createFormats(today, formatters);
  latestByLocale.set(locale, { today, formats });
  return formats;
}

type Formatters = ReturnType<typeof createFormatters>;

/** Creates the formatters of a language that do not depend on the day. */
function createFormatters(locale: string) {
  const currency = { style: 'currency', currency: hallIdentity.currency } as const;
  const amounts = new Intl.NumberFormat(locale, currency);
  const wholeAmounts = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 });
  const numbers = new Intl.NumberFormat(locale);
  const time = dateFormatter('HH:mm', locale);
  const withCents = memoize((amount: number) => amounts.format(amount));
  const withoutCents = memoize((amount: number) => wholeAmounts.format(amount));
  const longDate = dateFormatter('EEEE d MMMM yyyy', locale);
  const longNames = Info.weekdays('long', { locale });
  return {
    shortDate: dateFormatter('EEE d MMM', locale),
    shortDateWithYear: dateFormatter('EEE d MMM yyyy', locale),
    dayAndMonth: dateFormatter('EEEE d MMMM', locale),
    same: {
      time,
      longDate,
      month: dateFormatter('LLLL yyyy', locale),
      longDateTime: (moment) => `${longDate(moment)}, ${time(moment)}`,
      money: (amount, rounding) => (rounding && Number.isInteger(amount) ? withoutCents : withCents)(amount),
      number: (value) => numbers.format(value),
      weekdays: Info.weekdays('short', { locale }).map((short, index) => ({
        short,
        long: longNames[index] ?? short,
      })),
    } satisfies Partial<Formats>,
  };
}

/**
 * Memoizes a format of luxon. The order and the spaces are those of `format`, and an abbreviation has no full stop: only the names
 * come from `Intl`, because the rest differs between the Unicode versions of servers and browsers.
 */
function dateFormatter(format: string, locale: string) {
  return memoize((day: HallDay | Instant): string =>
    (typeof day === 'number' ? DateTime.fromMillis(day) : toDateTime(day))
      .setLocale(locale)
      .toFormat(format)
      .replaceAll('.', ''),
  );
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
