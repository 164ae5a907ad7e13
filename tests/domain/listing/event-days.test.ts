import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupEventsByDay } from '#domain/listing/event-days.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { hourMs, createInstant } from '#domain/time/instant.ts';
import { at } from '#tests/domain/time/at.ts';

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
          days.every(({ day, events: onDay }) => onDay.every(({ starts }) => toHallDay(starts) === day)),
        ).toBe(true);
      }),
    );
  });
});
