import { expect, it } from 'vitest';
import {
  filterUpcomingDates,
  hasSameRoomAndPrice,
  listProductionDates,
} from '#domain/education/production-dates.ts';
import type { EducationEventCard } from '#domain/page/page.ts';
import { addMilliseconds } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { pupilPrice, schoolMorning } from '#fixtures/builders/concerts.ts';

const starts = moment('2026-12-10T10:15:00+01:00');
const ends = moment('2026-12-10T11:15:00+01:00');

function aMorning(overrides: Partial<EducationEventCard> = {}): EducationEventCard {
  return schoolMorning({
    starts,
    ends,
    room: { title: 'Lindezaal', url: '/zaal' },
    tixEventId: 2,
    ...overrides,
  });
}

it('WAY-43 the dates of a production are those on its page, earliest first, with the name of the room', () => {
  const later = aMorning({ tixEventId: 3, starts: addMilliseconds(starts, 1), room: null, movedTo: ends });
  const page = aPageOf('educationProduction', { events: [later, aMorning()] });
  const { uri, dates } = listProductionDates({ ...page, uri: 'educatie/stil' });
  expect(uri).toBe('educatie/stil');
  expect(dates).toMatchObject([
    { tixEventId: 2, starts, ends, schoolTags: [518], room: { title: 'Lindezaal' } },
    { tixEventId: 3, room: null, movedTo: ends },
  ]);
  expect(dates[0]?.room).toEqual({ title: 'Lindezaal' });
  expect(dates[0]?.prices).toEqual([{ tag: 518, activeFrom: null, activeTo: null, euros: 4.5 }]);
});

it('WAY-43 a date is to come until it is over', () => {
  expect(filterUpcomingDates([{ starts, ends }], ends)).toHaveLength(1);
  expect(filterUpcomingDates([{ starts, ends }], addMilliseconds(ends, 1))).toEqual([]);
});

it('WAY-43 room and price are the same if the room’s name and every price are', () => {
  const one = aMorning();
  expect(hasSameRoomAndPrice(one, aMorning({ starts: ends }))).toBe(true);
  expect(hasSameRoomAndPrice(one, aMorning({ room: null }))).toBe(false);
  expect(hasSameRoomAndPrice(one, aMorning({ prices: [pupilPrice({ euros: 5 })] }))).toBe(false);
});
