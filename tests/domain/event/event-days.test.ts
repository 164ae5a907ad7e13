import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupEventsByDay, isOverToday, listEndsOfToday } from '#domain/event/event-days.ts';
import type { EventTimes } from '#domain/event/event.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs, createInstant } from '#domain/time/instant.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { at, onDay } from '#tests/domain/time/at.ts';

const concert = (title: string, starts: string) => ({ title, starts: at(starts) });

describe('concerts by day', () => {
  it('LIST-5 are grouped by the day on which they begin, in the hall’s time zone', () => {
    const lunch = concert('Lunch', '2026-12-04T12:30:00+01:00');
    const evening = concert('Mahler', '2026-12-04T20:15:00+01:00');
    const night = concert('Night', '2026-12-04T23:30:00Z');
    expect(groupEventsByDay([lunch, evening, night])).toEqual([
      { day: '2026-12-04', events: [lunch, evening] },
      { day: '2026-12-05', events: [night] },
    ]);
  });

  it('LIST-5 stay with the evening of their start if they end after midnight', () => {
    const marathon = {
      ...concert('Marathon', '2026-12-04T23:00:00+01:00'),
      ends: at('2026-12-05T02:00:00+01:00'),
    };
    expect(groupEventsByDay([marathon]).map(({ day }) => day)).toEqual(['2026-12-04']);
  });

  it('LIST-5 are all there, each day once, in the order they came', () => {
    const events = fc.array(
      fc
        .nat({ max: 120 })
        .map((hours) => ({ starts: createInstant(Date.UTC(2026, 9, 23) + hours * hourMs) })),
    );
    fc.assert(
      fc.property(events, (coming) => {
        const sorted = coming.toSorted((one, other) => one.starts - other.starts);
        const days = groupEventsByDay(sorted);
        expect(days.flatMap((day) => day.events)).toEqual(sorted);
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
        expect(
          days.every(({ day, events: ofDay }) => ofDay.every(({ starts }) => toHallDay(starts) === day)),
        ).toBe(true);
      }),
    );
  });
});

describe('the concerts of today that are over', () => {
  const today = onDay('2026-12-05');
  const at18 = at('2026-12-05T18:00:00+01:00');
  const planned = (starts: string, ends: string): EventTimes => ({
    starts: at(starts),
    ends: at(ends),
    importStatus: 'planned',
    sale: aSale(),
  });
  const lunch = planned('2026-12-05T12:30:00+01:00', '2026-12-05T13:00:00+01:00');
  const tea = planned('2026-12-05T16:30:00+01:00', '2026-12-05T18:30:00+01:00');
  const night = planned('2026-12-04T23:00:00+01:00', '2026-12-05T02:00:00+01:00');
  const toUnknown = { ...lunch, importStatus: 'moved' } as const;
  const toTonight = { ...toUnknown, movedTo: at('2026-12-05T20:00:00+01:00') };

  it('LIST-5 WAY-15 have ended, and began today; a moved one has ended at its new time', () => {
    const isOver = (event: EventTimes, now = at18) => isOverToday(event, today, now);
    expect([lunch, { ...lunch, importStatus: 'cancelled' } as const].map((event) => isOver(event))).toEqual([
      true,
      true,
    ]);
    expect([tea, night, toUnknown, toTonight].map((event) => isOver(event))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isOver(toTonight, at('2026-12-05T20:31:00+01:00'))).toBe(true);
  });

  it('LIST-5 are others after each end of a concert of today', () => {
    const ends = listEndsOfToday([tea, lunch, night, toUnknown, toTonight], today);
    expect(ends).toEqual([
      at('2026-12-05T13:00:00.001+01:00'),
      at('2026-12-05T18:30:00.001+01:00'),
      at('2026-12-05T20:30:00.001+01:00'),
    ]);
    for (const [index, event] of [lunch, tea, toTonight].entries()) {
      const end = ends[index] ?? at18;
      expect([isOverToday(event, today, addMilliseconds(end, -1)), isOverToday(event, today, end)]).toEqual([
        false,
        true,
      ]);
    }
  });
});
