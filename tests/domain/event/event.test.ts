import { describe, expect, it } from 'vitest';
import { endOf, eventIdOf } from '#domain/event/event.ts';
import { at } from '#tests/domain/time/at.ts';

describe('the number of a concert', () => {
  it('ENT-1 is read from a number and from digits', () => {
    expect([48211, '48211', 1, '0048'].map(eventIdOf)).toEqual([48211, 48211, 1, 48]);
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    2 ** 60,
    '',
    '-1',
    '1.5',
    '48211x',
    ' 1',
    '1e3',
    null,
    undefined,
    true,
    [1],
    {},
  ])('ENT-1 is not read from %j', (value) => {
    expect(eventIdOf(value)).toBeUndefined();
  });
});

describe('a concert', () => {
  const starts = at('2026-12-04T20:15:00+01:00');
  const ends = at('2026-12-04T22:15:00+01:00');

  it('ends at its end, and where none is known counts by its start', () => {
    expect(endOf({ starts, ends })).toBe(ends);
    expect(endOf({ starts })).toBe(starts);
  });
});
