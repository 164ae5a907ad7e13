import { describe, expect, it } from 'vitest';
import { computeVisitDay, type VisitDay } from '#domain/event-page/visit-day.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { EventPage } from '#domain/page/page.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import { formatHallIso } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const page = {
  event: anEventCard({
    starts: moment('2026-12-04T20:15:00+01:00'),
    ends: moment('2026-12-04T22:20:00+01:00'),
  }),
  doorsOpen: moment('2026-12-04T19:30:00+01:00'),
  talkStarts: moment('2026-12-04T19:35:00+01:00'),
  intervalStarts: moment('2026-12-04T21:05:00+01:00'),
  lastRides: [{ title: 'Tram 4', departs: moment('2026-12-05T00:48:00+01:00') }],
  programme: [],
  prices: [],
} satisfies Partial<EventPage>;

function dayAt(iso: string, of: Parameters<typeof computeVisitDay>[0] = page): VisitDay | null {
  return computeVisitDay(of, moment(iso), ['Normaal']);
}

function stepsAt(iso: string, of?: Parameters<typeof computeVisitDay>[0]) {
  return dayAt(iso, of)?.steps.map(({ kind, at }) => [kind, at && formatHallIso(at).slice(11, 16)]);
}

describe('the day of a concert', () => {
  it('HOUR-1 has the visit in the order of the clock', () => {
    expect(stepsAt('2026-12-04T09:00:00+01:00')).toEqual([
      ['doors', '19:30'],
      ['talk', '19:35'],
      ['start', '20:15'],
      ['interval', '21:05'],
      ['end', '22:20'],
      ['lastRide', '00:48'],
    ]);
  });

  it('HOUR-1 begins at midnight by the hall’s clock, and lasts until the concert is over', () => {
    expect(stepsAt('2026-12-03T23:59:59+01:00')).toBeUndefined();
    expect(stepsAt('2026-12-04T00:00:00+01:00')).toBeDefined();
    expect(stepsAt('2026-12-04T22:20:00+01:00')).toBeDefined();
    expect(stepsAt('2026-12-04T22:20:01+01:00')).toBeUndefined();
  });

  it('HOUR-1 goes on past midnight, and shows a last ride before the end where it leaves', () => {
    const late = {
      ...page,
      event: anEventCard({
        starts: moment('2026-12-04T22:30:00+01:00'),
        ends: moment('2026-12-05T00:50:00+01:00'),
      }),
    };
    const steps = stepsAt('2026-12-05T00:30:00+01:00', late);
    expect(steps?.slice(-2)).toEqual([
      ['lastRide', '00:48'],
      ['end', '00:50'],
    ]);
  });

  it('HOUR-1 has no more than what is known', () => {
    const { event } = page;
    const bare = { event, prices: [], programme: [{ title: 'Mahler' }, { title: 'Pauze' }] };
    expect(stepsAt('2026-12-04T09:00:00+01:00', bare)).toEqual([
      ['start', '20:15'],
      ['interval', null],
      ['end', '22:20'],
    ]);
    const { ends: _, ...endless } = event;
    expect(
      stepsAt('2026-12-04T21:00:00+01:00', { event: endless, prices: [], programme: [] }),
    ).toBeUndefined();
  });

  it('HOUR-1 is an evening from five o’clock', () => {
    expect(dayAt('2026-12-04T19:30:00+01:00')?.isEvening).toBe(true);
    const matinee = anEventCard({
      starts: moment('2026-12-04T15:00:00+01:00'),
      ends: moment('2026-12-04T17:00:00+01:00'),
    });
    expect(dayAt('2026-12-04T12:00:00+01:00', { ...page, event: matinee })?.isEvening).toBe(false);
  });
});

describe('what to bring', () => {
  const normal = aPrice();
  const young = aPrice({ ticketType: 'Tot 30 jaar', euros: normal.euros / 2 });

  /** What to bring an hour before the concert and while it is played, when its sale has ended. */
  function bringTo(event: Partial<EventCard>, prices: readonly TicketPrice[] = []) {
    const today = { ...page, event: { ...page.event, ...event }, prices };
    const [before, during] = ['2026-12-04T19:15:00+01:00', '2026-12-04T21:15:00+01:00'].map(
      (iso) => dayAt(iso, today)?.bring,
    );
    expect(during).toBe(before);
    return before;
  }

  it('HOUR-1 is nothing where it is free and one walks in', () => {
    expect(bringTo({ minPrice: 0, sale: { code: 0, starts: {}, end: null } })).toBeNull();
  });

  it('HOUR-1 is the ticket where it is free and one books, also when all places are taken', () => {
    expect(bringTo({ minPrice: 0 })).toBe('ticket');
    expect(bringTo({ minPrice: 0, sale: aSale({ code: 2 }) })).toBe('ticket');
  });

  it('HOUR-1 is the ticket where there is one price, or none is known', () => {
    expect(bringTo({}, [normal])).toBe('ticket');
    expect(bringTo({ minPrice: null })).toBe('ticket');
  });

  it('HOUR-1 is the proof too where a ticket type costs less than the normal one of its zone', () => {
    expect(bringTo({}, [normal, young])).toBe('ticketAndProof');
    expect(bringTo({}, [normal, aPrice({ tag: 37, euros: normal.euros - 1 })])).toBe('ticketAndProof');
    expect(bringTo({}, [normal, aPrice({ ticketType: 'Met diner', euros: normal.euros + 30 })])).toBe(
      'ticket',
    );
    expect(bringTo({}, [normal, { ...young, zone: '5' }])).toBe('ticket');
  });
});
