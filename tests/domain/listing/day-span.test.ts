import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DaySpan,
  fullDaySpan,
  isPresetDaySpan,
  listDayPresets,
  normalizeDaySpan,
} from '#domain/listing/day-span.ts';
import { emptyEventListingState, toEventSearchCriteria } from '#domain/listing/event-list.ts';
import { readKeywordDays } from '#domain/listing/keyword-days.ts';
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

const tuesday = onDay('2026-12-01');
const sunday = onDay('2026-12-06');

describe('the days that a keyword names', () => {
  it.each([
    ['vanavond', '', '2026-12-01', '2026-12-01', 'evening'],
    ['Jazz VANDAAG', 'jazz', '2026-12-01', '2026-12-01', null],
    ['what’s on this evening?', '', '2026-12-01', '2026-12-01', 'evening'],
    ['tonight', '', '2026-12-01', '2026-12-01', 'evening'],
    ['concerten morgenavond', '', '2026-12-02', '2026-12-02', 'evening'],
    ['tomorrow night', '', '2026-12-02', '2026-12-02', 'evening'],
    ['is er dit weekend koor', 'koor', '2026-12-05', '2026-12-06', null],
    ['mahler next week', 'mahler', '2026-12-07', '2026-12-13', null],
    ['orgel zondag', 'orgel', '2026-12-06', '2026-12-06', null],
    ['op dinsdag', '', '2026-12-01', '2026-12-01', null],
    ['organ on Monday afternoon', 'organ', '2026-12-07', '2026-12-07', 'afternoon'],
    ['zondag morgen', '', '2026-12-06', '2026-12-06', 'morning'],
    ['zaterdagavond', '', '2026-12-05', '2026-12-05', 'evening'],
    ['6 december', '', '2026-12-06', '2026-12-06', null],
    ['koor zondag 6 dec.', 'koor', '2026-12-06', '2026-12-06', null],
    ['Sunday 6th of December 2026', '', '2026-12-06', '2026-12-06', null],
    ['jazz February 3', 'jazz', '2027-02-03', '2027-02-03', null],
  ])('DOOR-48 of %j leave %j from %s until %s (%s)', (keyword, rest, from, until, part) => {
    expect(readKeywordDays(keyword, tuesday)).toEqual({ keyword: rest, from, until, part });
  });

  it.each(['jazz', 'witte donderdag', 'vanavonden', 'weekend', '31 februari', 'opus 6 voor viool', ''])(
    'DOOR-48 are none in %j',
    (keyword) => {
      expect(readKeywordDays(keyword, tuesday)).toBeUndefined();
    },
  );

  it('DOOR-48 are the rest of the weekend, on a Sunday that day alone', () => {
    expect(readKeywordDays('dit weekend', sunday)).toMatchObject({ from: sunday, until: sunday });
  });

  it('DOOR-48 narrow the days that are chosen in the calendar', () => {
    const state = {
      ...emptyEventListingState,
      keyword: 'jazz this weekend',
      date: sunday,
      until: onDay('2026-12-20'),
    };
    expect(toEventSearchCriteria(state, 'en', tuesday)).toMatchObject({
      keyword: 'jazz',
      from: sunday,
      until: sunday,
    });
  });
});
