import { describe, expect, it } from 'vitest';
import { computeConcertLength } from '#domain/event-page/concert-length.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

const event = anEventCard({ starts: at('2026-12-05T20:15:00+01:00'), ends: at('2026-12-05T22:05:00+01:00') });
const work = { composer: 'Gustav Mahler', title: 'Das Lied von der Erde' };

describe('the length of a concert', () => {
  it('WAY-3 runs from start to end, with the interval', () => {
    const programme = [work, { title: 'Pauze (20 minuten)' }, work];
    expect(computeConcertLength({ event, programme })).toEqual({ minutes: 110, interval: 'with' });
  });

  it('WAY-3 has an interval whose time is known, whatever the programme says', () => {
    const intervalStarts = at('2026-12-05T21:00:00+01:00');
    expect(computeConcertLength({ event, programme: [work], intervalStarts })?.interval).toBe('with');
  });

  it('WAY-3 has no interval if the programme has none', () => {
    expect(computeConcertLength({ event, programme: [work] })).toEqual({ minutes: 110, interval: 'without' });
  });

  it('WAY-3 says nothing about an interval if the programme is unknown', () => {
    expect(computeConcertLength({ event, programme: [] })).toEqual({ minutes: 110, interval: null });
  });

  it('WAY-3 counts the minutes that pass in the night the clock is set back', () => {
    const night = anEventCard({
      starts: at('2026-10-24T22:00:00+02:00'),
      ends: at('2026-10-25T04:00:00+01:00'),
    });
    expect(computeConcertLength({ event: night, programme: [work] })?.minutes).toBe(420);
  });

  it.each([undefined, at('2026-12-05T20:15:00+01:00'), at('2026-12-05T19:00:00+01:00')])(
    'WAY-3 is unknown with the end %j',
    (ends) => {
      const { ends: _, ...open } = event;
      expect(
        computeConcertLength({ event: ends === undefined ? open : { ...open, ends }, programme: [work] }),
      ).toBeNull();
    },
  );
});
