import { describe, expect, it } from 'vitest';
import { computeVisitDay } from '#domain/event/visit-day.ts';
import type { EventPage } from '#domain/page/page.ts';
import { formatHallIso } from '#domain/time/hall-iso.ts';
import { moment } from '#fixtures/builders/a-document.ts';
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
} satisfies Partial<EventPage>;

function stepsAt(iso: string, of: Parameters<typeof computeVisitDay>[0] = page) {
  return computeVisitDay(of, moment(iso))?.steps.map(({ kind, at }) => [
    kind,
    at && formatHallIso(at).slice(11, 16),
  ]);
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
    const bare = { event, programme: [{ title: 'Mahler' }, { title: 'Pauze' }] };
    expect(stepsAt('2026-12-04T09:00:00+01:00', bare)).toEqual([
      ['start', '20:15'],
      ['interval', null],
      ['end', '22:20'],
    ]);
    const { ends: _, ...endless } = event;
    expect(stepsAt('2026-12-04T21:00:00+01:00', { event: endless, programme: [] })).toBeUndefined();
  });

  it('HOUR-1 is an evening from five o’clock', () => {
    expect(computeVisitDay(page, page.doorsOpen)?.isEvening).toBe(true);
    const matinee = anEventCard({
      starts: moment('2026-12-04T15:00:00+01:00'),
      ends: moment('2026-12-04T17:00:00+01:00'),
    });
    expect(computeVisitDay({ ...page, event: matinee }, moment('2026-12-04T12:00:00+01:00'))?.isEvening).toBe(
      false,
    );
  });
});
