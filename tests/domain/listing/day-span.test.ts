import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DaySpan,
  fullDaySpan,
  isPresetDaySpan,
  listDayPresets,
  normalizeDaySpan,
} from '#domain/listing/day-span.ts';
import { addDays, type HallDay, toWeekday } from '#domain/time/hall-day.ts';
import { onDay } from '#tests/domain/time/at.ts';

/** The presets of a day, as first and last day by name. */
function presetsOn(today: HallDay): Record<string, readonly [string | null, string | null]> {
  return Object.fromEntries(listDayPresets(today).map(({ name, date, until }) => [name, [date, until]]));
}

describe('the days that the calendar offers', () => {
  it('WAY-12 are today, tomorrow, Saturday and Sunday, and the week from Monday', () => {
    expect(presetsOn(onDay('2026-11-18'))).toEqual({
      today: [null, '2026-11-18'],
      tomorrow: ['2026-11-19', '2026-11-19'],
      weekend: ['2026-11-21', '2026-11-22'],
      nextWeek: ['2026-11-23', '2026-11-29'],
    });
  });

  it('WAY-12 begin today on a Saturday, and on a Sunday name the weekend no more', () => {
    expect(presetsOn(onDay('2026-11-21'))['weekend']).toEqual([null, '2026-11-22']);
    expect(Object.keys(presetsOn(onDay('2026-11-22')))).toEqual(['today', 'tomorrow', 'nextWeek']);
  });

  it('WAY-12 are on any day different spans of coming days, in the form that an address is read in', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays(onDay('2026-11-20'), days));
    fc.assert(
      fc.property(day, (today) => {
        const presets = listDayPresets(today);
        expect(new Set(presets.map(({ date, until }) => `${date} ${until}`)).size).toBe(presets.length);
        for (const { days, date, until } of presets) {
          expect(days.every((one) => one >= today)).toBe(true);
          expect([days[0], days.at(-1)]).toEqual([date ?? today, until]);
          expect(normalizeDaySpan({ date, until }, today)).toEqual({ date, until });
        }
        expect(presets.at(-1)?.days.map(toWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      }),
    );
  });

  it('WAY-13 do not include a span with another first or last day', () => {
    const today = onDay('2026-11-18');
    const spans: readonly DaySpan[] = [
      { date: onDay('2026-11-21'), until: onDay('2026-11-22') },
      { date: onDay('2026-11-21'), until: onDay('2026-11-23') },
      { date: null, until: onDay('2026-11-22') },
      { date: onDay('2026-11-21'), until: null },
      fullDaySpan,
    ];
    expect(spans.map((span) => isPresetDaySpan(span, today))).toEqual([true, false, false, false, false]);
  });
});
