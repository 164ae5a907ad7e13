import { locales } from '#domain/locale/locale.ts';
import { addDays, toHallDay } from '#domain/time/hall-day.ts';
import { formatHallIso } from '#domain/time/hall-iso.ts';
import { addMilliseconds, hourMs, minuteMs } from '#domain/time/instant.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { getFormats } from '#ui/format/formats.ts';

/** Every format of a moment and a day for each day of two years, at a time that moves by an hour and a minute; of a hall in a time zone. */
export function formatSamples(timeZone: string): readonly string[] {
  setDateTimeDefaults({ timeZone });
  const today = toHallDay(afternoon);
  return locales.flatMap((locale) => {
    const formats = getFormats(locale, today);
    const weekdays = formats.listWeekdays().map(({ short, long }) => `${short} ${long}`);
    const days = Array.from({ length: 731 }, (_, count) => {
      const moment = addMilliseconds(afternoon, (count - 200) * (25 * hourMs + minuteMs));
      const day = addDays(today, count);
      return [
        formatHallIso(moment),
        formats.time(moment),
        formats.shortDateTime(moment),
        formats.longDateTime(moment),
        formats.shortDate(day),
        formats.dayAndMonth(day),
        formats.month(day),
      ].join('|');
    });
    return [...weekdays, ...days];
  });
}
