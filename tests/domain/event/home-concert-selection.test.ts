import { describe, expect, it } from 'vitest';
import type { EventCard } from '#domain/event/event.ts';
import {
  findWeekendToRequest,
  pickMainConcertOfDay,
  splitNextDayAndSoonAfter,
  filterUpcomingSelectedConcerts,
  skipTodayOnceAllHaveStarted,
} from '#domain/event/home-concert-selection.ts';
import { isEvening } from '#domain/time/day-part.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseInstant } from '#domain/time/instant.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';

const friday = '2026-11-20' as HallDay;
const noon = parseInstant('2026-11-20T12:00:00+01:00') as Instant;

function concertAt(time: string, overrides: Partial<EventCard> = {}): EventCard {
  const starts = parseInstant(time) as Instant;
  return anEventCard({ starts, ends: starts, id: anEventId(Math.trunc(starts / 1000)), ...overrides });
}

const tonight = concertAt('2026-11-20T20:15:00+01:00');
const lunch = concertAt('2026-11-20T12:30:00+01:00');
const saturday = concertAt('2026-11-21T20:15:00+01:00');
const sunday = concertAt('2026-11-22T14:15:00+01:00');
const monday = concertAt('2026-11-23T20:15:00+01:00');
const tuesday = concertAt('2026-11-24T20:15:00+01:00');
const soldOut = { sale: { code: 2, starts: {}, end: null } } as const;

const daysOf = ({ soon }: ReturnType<typeof splitNextDayAndSoonAfter>) => soon.map(({ day }) => day);

describe('the front page’s days', () => {
  it('TPL-12 are tonight, and this weekend', () => {
    const days = splitNextDayAndSoonAfter([lunch, tonight, saturday, sunday, monday], friday);
    expect(days.next).toEqual({ day: friday, events: [lunch, tonight] });
    expect(daysOf(days)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('TPL-12 are this weekend, and not the days before it', () => {
    const wednesday = concertAt('2026-11-18T20:15:00+01:00');
    const thursday = concertAt('2026-11-19T20:15:00+01:00');
    const days = splitNextDayAndSoonAfter(
      [wednesday, thursday, tonight, saturday, sunday],
      '2026-11-18' as HallDay,
    );
    expect([days.next?.day, daysOf(days)]).toEqual(['2026-11-18', ['2026-11-21', '2026-11-22']]);
  });

  it('TPL-12 are called the weekend only where they are of it', () => {
    const onFriday = splitNextDayAndSoonAfter([tonight, saturday, monday], friday);
    const onSunday = splitNextDayAndSoonAfter([sunday, monday, tuesday], '2026-11-22' as HallDay);
    expect([onFriday.isWeekend, onSunday.isWeekend]).toEqual([true, false]);
  });

  it('TPL-12 are two if the weekend has no concerts, however many follow', () => {
    const wednesday = concertAt('2026-11-25T20:15:00+01:00');
    expect(daysOf(splitNextDayAndSoonAfter([tonight, monday, tuesday, wednesday], friday))).toEqual([
      '2026-11-23',
      '2026-11-24',
    ]);
  });

  it('WAY-15 begin with today, after a concert that began yesterday and ended past midnight', () => {
    const lastNight = concertAt('2026-11-19T23:30:00+01:00');
    expect(splitNextDayAndSoonAfter([lastNight, tonight, saturday], friday).next?.day).toBe(friday);
  });
});

describe('a day on which all concerts have begun', () => {
  const evening = parseInstant('2026-11-20T20:30:00+01:00') as Instant;

  it('DOOR-30 is skipped, so that the next concert comes first', () => {
    expect(skipTodayOnceAllHaveStarted([lunch, tonight, saturday], evening)).toEqual([saturday]);
  });

  it('DOOR-30 is not skipped while one is still to begin', () => {
    expect(skipTodayOnceAllHaveStarted([lunch, tonight, saturday], noon)).toEqual([lunch, tonight, saturday]);
  });
});

describe('the evening', () => {
  it('LIST-16 starts at 17:00 in the hall’s time zone', () => {
    const times = ['2026-11-20T16:59:00+01:00', '2026-11-20T17:00:00+01:00', '2026-07-01T15:00:00Z'];
    expect(times.map((time) => isEvening(parseInstant(time) as Instant))).toEqual([false, true, true]);
  });
});

describe('the concert to put first', () => {
  it('is the first of the evening that can be ordered', () => {
    expect(
      pickMainConcertOfDay([lunch, concertAt('2026-11-20T19:00:00+01:00', soldOut), tonight], noon),
    ).toBe(tonight);
  });

  it('TPL-12 is one of the evening with a photograph, if one has any that a cover can show', () => {
    const [pictured, small] = [640, 320].map((width) => {
      const renditions = { lg: { url: '/zaal.jpg', width, height: 360 } };
      return concertAt('2026-11-20T21:00:00+01:00', { image: { alt: '', renditions } });
    });
    const afternoon = concertAt('2026-11-20T14:15:00+01:00', {
      image: pictured?.image ?? { alt: '', renditions: {} },
    });
    const concerts = [afternoon, tonight, small, pictured].flatMap((event) => event ?? []);
    expect(pickMainConcertOfDay(concerts, noon)).toBe(pictured);
    expect(pickMainConcertOfDay(concerts.slice(0, 3), noon)).toBe(tonight);
  });

  it('TPL-12 is tonight, sold out as it is, rather than one of this morning that is over', () => {
    const full = concertAt('2026-11-20T20:15:00+01:00', soldOut);
    const evening = parseInstant('2026-11-20T19:00:00+01:00') as Instant;
    expect(pickMainConcertOfDay([lunch, full], evening)).toBe(full);
    expect(pickMainConcertOfDay([lunch], evening)).toBe(lunch);
  });

  it('DOOR-30 is one that is played rather than one that is cancelled', () => {
    const cancelled = concertAt('2026-11-20T19:00:00+01:00', { importStatus: 'cancelled' });
    const full = concertAt('2026-11-20T20:15:00+01:00', soldOut);
    expect(pickMainConcertOfDay([cancelled, full], noon)).toBe(full);
    expect(pickMainConcertOfDay([cancelled], noon)).toBe(cancelled);
  });

  it('TPL-12 is one that has not started, if nothing can be ordered', () => {
    const full = concertAt('2026-11-20T14:15:00+01:00', soldOut);
    const played = concertAt('2026-11-20T10:00:00+01:00', soldOut);
    expect(pickMainConcertOfDay([played, full], noon)).toBe(full);
    expect(pickMainConcertOfDay([played, full], full.starts)).toBe(played);
  });
});

it('an editor’s selection excludes concerts that the page already shows', () => {
  const [one, other] = [tonight, { ...saturday, uri: 'concerten/ander' }];
  expect(filterUpcomingSelectedConcerts([one, other], friday, [one])).toEqual([other]);
});

it('an editor’s choice drops what has been played', () => {
  expect(filterUpcomingSelectedConcerts([concertAt('2026-11-19T20:15:00+01:00'), tonight], friday)).toEqual([
    tonight,
  ]);
});

it('an editor’s choice contains at most nine concerts', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ ...monday, uri: `concerten/${index}` }));
  expect(filterUpcomingSelectedConcerts(many, friday)).toEqual(many.slice(0, 9));
});

it('WAY-15 an editor’s choice drops what is cancelled or moved', () => {
  const cancelled = { ...saturday, importStatus: 'cancelled' } as const;
  const moved = { ...sunday, importStatus: 'moved', movedTo: monday.starts } as const;
  expect(filterUpcomingSelectedConcerts([cancelled, moved, tuesday], friday)).toEqual([tuesday]);
});

describe('the weekend that the first concerts do not contain', () => {
  it('WAY-15 is requested from today or Saturday until Sunday', () => {
    const days = { first: '2026-11-21', last: '2026-11-22' };
    expect(findWeekendToRequest([tonight], 40, friday)).toEqual(days);
    expect(findWeekendToRequest([tonight, saturday, sunday], 40, friday)).toEqual(days);
    expect(findWeekendToRequest([sunday], 40, '2026-11-22' as HallDay)).toEqual({
      first: '2026-11-22',
      last: '2026-11-22',
    });
  });

  it('WAY-15 is not requested if later concerts are known, or none is missing', () => {
    expect(findWeekendToRequest([tonight, monday], 40, friday)).toBeNull();
    expect(findWeekendToRequest([tonight], 1, friday)).toBeNull();
    expect(findWeekendToRequest([], 0, friday)).toBeNull();
  });
});
