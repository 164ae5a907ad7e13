import { describe, expect, it } from 'vitest';
import { weekendOf, weekOf } from '#domain/time/week.ts';
import { onDay } from '#tests/domain/time/at.ts';

const week = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
];

describe('a week of the hall', () => {
  it.each(week)('LIST-16 starts on the Monday, seen from %s', (day) => {
    expect(weekOf(onDay(day))).toEqual(week);
  });

  it('LIST-16 loses no day where the clock changes', () => {
    expect(weekOf(onDay('2026-03-29'))).toEqual([
      '2026-03-23',
      '2026-03-24',
      '2026-03-25',
      '2026-03-26',
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
    ]);
    expect(weekOf(onDay('2026-10-25'))[0]).toBe('2026-10-19');
  });

  it('goes over the end of the year', () => {
    expect(weekOf(onDay('2027-01-01'))[0]).toBe('2026-12-28');
  });

  it.each(week)('ends in its own weekend, seen from %s', (day) => {
    expect(weekendOf(onDay(day))).toEqual(['2026-11-21', '2026-11-22']);
  });
});
