import { describe, expect, it, vi } from 'vitest';
import type { Instant } from '#domain/time/instant.ts';
import { parseInstant } from '#domain/time/instant.ts';
import { at, onDay } from '#tests/domain/time/at.ts';
import { getFormats } from '#ui/format/formats.ts';

const evening = parseInstant('2026-12-05T20:15:00+01:00') as Instant;
const today = onDay('2026-11-20');
const nl = getFormats('nl', today);
const en = getFormats('en', today);

describe('dates, times and money', () => {
  it('I18N-1 are in the format of each language', () => {
    expect([nl.time(evening), en.time(evening)]).toEqual(['20:15', '20:15']);
    expect([nl.shortDate(evening), en.shortDate(evening)]).toEqual(['za 5 dec', 'Sat 5 Dec']);
    expect([nl.longDate(evening), en.longDate(evening)]).toEqual([
      'zaterdag 5 december 2026',
      'Saturday 5 December 2026',
    ]);
    expect([nl.shortDateTime(evening), en.longDateTime(evening)]).toEqual([
      'za 5 dec, 20:15',
      'Saturday 5 December 2026, 20:15',
    ]);
  });

  it('I18N-1 include the year of a day that is not within the coming six months', () => {
    const october = at('2027-10-02T20:15:00+02:00');
    expect([nl.shortDate(october), en.shortDate(october)]).toEqual(['za 2 okt 2027', 'Sat 2 Oct 2027']);
    expect([nl.shortDateTime(october), en.shortDateTime(october)]).toEqual([
      'za 2 okt 2027, 20:15',
      'Sat 2 Oct 2027, 20:15',
    ]);
    expect([nl.dayAndMonth(october), en.dayAndMonth(october)]).toEqual([
      'zaterdag 2 oktober 2027',
      'Saturday 2 October 2027',
    ]);
    expect(nl.shortDate(onDay('2026-10-25'))).toBe('zo 25 okt 2026');
  });

  it('I18N-1 are relative to the day they are requested for', () => {
    const day = onDay('2027-06-01');
    expect([today, day, today].map((on) => getFormats('nl', on).shortDate(day))).toEqual([
      'di 1 jun 2027',
      'di 1 jun',
      'di 1 jun 2027',
    ]);
  });

  it('SALE-7 are euros in the format of the page’s language', () => {
    expect([nl.money(34), en.money(34)]).toEqual(['€\u00A034,00', '€34.00']);
    expect([nl.money(34, 'whole'), nl.money(29.5, 'whole')]).toEqual(['€\u00A034', '€\u00A029,50']);
  });

  it('LIST-16 are in the hall’s time zone, at midnight and when the clock changes', () => {
    const night = parseInstant('2026-10-25T02:30:00+02:00') as Instant;
    expect([nl.time(night), nl.shortDate(night)]).toEqual(['02:30', 'zo 25 okt 2026']);
    expect(nl.dayAndMonth(parseInstant('2026-11-20T23:30:00Z') as Instant)).toBe('zaterdag 21 november');
  });

  it('LIST-16 begin the week on a Monday', () => {
    expect(nl.listWeekdays().map(({ short }) => short)).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
    expect(en.listWeekdays()[0]).toEqual({ short: 'Mon', long: 'Monday' });
  });

  it('contain no space that depends on the Unicode version', () => {
    for (const text of [
      nl.longDateTime(evening),
      en.longDateTime(evening),
      nl.time(evening),
      en.time(evening),
    ]) {
      expect(text).not.toMatch(/[\u202F\u2009\u00A0]/);
    }
  });
});

it('creates no format when its module is evaluated, which would make that task of a first visit twice as long', async () => {
  vi.resetModules();
  const created = vi.spyOn(Intl, 'DateTimeFormat');
  await import('#ui/format/formats.ts');
  expect(created).not.toHaveBeenCalled();
  created.mockRestore();
});
