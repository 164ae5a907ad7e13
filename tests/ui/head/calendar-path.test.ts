import { describe, expect, it } from 'vitest';
import {
  stripIcsExtension,
  toPageCalendarPath,
  toSaleStartCalendarPath,
  toWebcalUrl,
} from '#ui/head/calendar-path.ts';

describe('the address of a calendar', () => {
  it.each([
    ['/concerten/mahler-2', '/concerten/mahler-2.ics'],
    ['/concertagenda?genres=Opera&page=2&rooms=Foyer', '/concertagenda.ics?genres=Opera&rooms=Foyer'],
    ['/en/concerts?page=3', '/en/concerts.ics'],
  ])('ROUTE-19 is its page’s, with the filters and without the page: %s', (page, calendar) => {
    expect(toPageCalendarPath(page)).toBe(calendar);
  });

  it('ROUTE-19 maps back to the page, and no other path does', () => {
    expect(stripIcsExtension('/concerten/mahler-2.ics')).toBe('/concerten/mahler-2');
    for (const path of ['/', '/.ics', '/concerten/.ics', '/concerten.icsx', 'https://a.example/b.ics']) {
      expect(stripIcsExtension(path)).toBeUndefined();
    }
  });

  it('ROUTE-19 has a webcal URL for subscriptions', () => {
    expect(toWebcalUrl('/concertagenda.ics', 'https://www.klankhuis.example')).toBe(
      'webcal://www.klankhuis.example/concertagenda.ics',
    );
    expect(toWebcalUrl('/concertagenda.ics', 'http://localhost:3000')).toBe(
      'webcal://localhost:3000/concertagenda.ics',
    );
  });

  it('WAY-38 is at the address of the concert’s calendar', () => {
    expect(toSaleStartCalendarPath('/concerten/mahler-2?page=2', 37)).toBe('/concerten/mahler-2.ics?sale=37');
  });
});
