import { expect, it } from 'vitest';
import { listRelatedEvents } from '#domain/event-page/related-events.ts';
import type { EventCard } from '#domain/event/event.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';

const now = moment('2026-12-01T12:00:00+01:00');
const starts = addMilliseconds(now, hourMs);
const production = { title: 'Another production', organizer: 'Huisorkest', genres: ['Symfonisch'] };
const sold = (uri: string, code: 0 | 2 | 3) =>
  anEventCard({ uri, starts, production, sale: { code, starts: {}, end: null } });
const listUris = (relatedEvents: readonly EventCard[]) =>
  listRelatedEvents(anEventPage({ relatedEvents }), now).map(({ uri }) => uri);

it('WAY-27 puts a sold-out concert after the others, and leaves out one that has begun or is not played', () => {
  const related = [
    sold('sold-out', 2),
    sold('first', 0),
    sold('cancelled', 3),
    anEventCard({ uri: 'moved', starts, production, importStatus: 'moved' }),
    anEventCard({ uri: 'begun', starts: now, production }),
    sold('second', 0),
  ];
  expect(listUris(related)).toEqual(['first', 'second', 'sold-out']);
});

it('WAY-27 leaves out another evening of the same production, which the band of a sold-out concert names', () => {
  const evening = anEventCard({ uri: 'another-evening', starts });
  expect(listUris([evening, sold('other', 0)])).toEqual(['other']);
});
