import { describe, expect, it } from 'vitest';
import type { Instant } from '#domain/time/instant.ts';
import { instantOf } from '#domain/time/instant.ts';
import { formatsOf } from '#ui/format/formats.ts';

const evening = instantOf('2026-12-05T20:15:00+01:00') as Instant;
const nl = formatsOf('nl');
const en = formatsOf('en');

describe('dates, times and money', () => {
  it('I18N-1 are written as each language writes them', () => {
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

  it('SALE-7 are euros in the page’s language', () => {
    expect([nl.euros(34), en.euros(34)]).toEqual(['€\u00A034,00', '€34.00']);
    expect([nl.euros(34, 'whole'), nl.euros(29.5, 'whole')]).toEqual(['€\u00A034', '€\u00A029,50']);
  });

  it('LIST-16 are the hall’s, at midnight and when the clock changes', () => {
    const night = instantOf('2026-10-25T02:30:00+02:00') as Instant;
    expect([nl.time(night), nl.shortDate(night)]).toEqual(['02:30', 'zo 25 okt']);
    expect(nl.dayAndMonth(instantOf('2026-11-20T23:30:00Z') as Instant)).toBe('zaterdag 21 november');
  });

  it('LIST-16 begin the week on a Monday', () => {
    expect(nl.weekdays.map(({ short }) => short)).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
    expect(en.weekdays[0]).toEqual({ short: 'Mon', long: 'Monday' });
  });

  it('hold no space that another edition of Unicode would write otherwise', () => {
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
