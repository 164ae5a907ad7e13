import { describe, expect, it } from 'vitest';
import { emptyEventListingState, toEventSearchCriteria } from '#domain/listing/event-list.ts';
import { readKeywordDays } from '#domain/listing/keyword-days.ts';
import { parseHallDay } from '#domain/time/hall-day.ts';

function day(text: string) {
  const parsed = parseHallDay(text);
  if (!parsed) throw new Error(`No day: ${text}`);
  return parsed;
}

const tuesday = day('2026-12-01');
const sunday = day('2026-12-06');

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
      until: day('2026-12-20'),
    };
    expect(toEventSearchCriteria(state, 'en', tuesday)).toMatchObject({
      keyword: 'jazz',
      from: sunday,
      until: sunday,
    });
  });
});
