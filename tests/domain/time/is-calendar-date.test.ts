import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '#domain/time/hall-day.ts';

describe('a date', () => {
  it.each(['2026-11-20', '2028-02-29', '0001-01-01', '9999-12-31'])('exists on %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '26-11-20',
    '2026-1-2',
    '+012026-11-20',
    ' 2026-11-20',
    '2026-11-20T20:15',
    '2026-11-20\n',
    '',
  ])('does not exist on %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});
