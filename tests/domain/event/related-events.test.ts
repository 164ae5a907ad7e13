import { expect, it } from 'vitest';
import { listRelatedEvents } from '#domain/event/related-events.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const now = moment('2026-12-01T12:00:00+01:00');
const starts = addMilliseconds(now, hourMs);
const sold = (uri: string, code: 0 | 2 | 3) =>
  anEventCard({ uri, starts, sale: { code, starts: {}, end: null } });

it('WAY-27 puts a sold-out concert after the others, and leaves out one that has begun or is not played', () => {
  const related = [
    sold('sold-out', 2),
    sold('first', 0),
    sold('cancelled', 3),
    anEventCard({ uri: 'moved', starts, importStatus: 'moved' }),
    anEventCard({ uri: 'begun', starts: now }),
    sold('second', 0),
  ];
  expect(listRelatedEvents(related, now).map(({ uri }) => uri)).toEqual(['first', 'second', 'sold-out']);
});
