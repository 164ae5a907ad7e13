import { type EventCard, type EventId, parseEventId } from '#domain/event/event.ts';
import { aSale } from '#tests/domain/sale/a-sale.ts';
import { at } from '#tests/domain/time/at.ts';

/** A concert of 4 December 2026 at 20:15, planned and with the sale of `aSale`. */
export function anEvent(own: Partial<EventCard> = {}): EventCard {
  return {
    uri: 'concerten/mahler-2',
    url: '/concerten/mahler-2',
    id: anEventId(48211),
    title: 'Mahlers Tweede',
    starts: at('2026-12-04T20:15:00+01:00'),
    ends: at('2026-12-04T22:15:00+01:00'),
    room: { title: 'Grote Zaal' },
    production: { title: 'Mahler 2', organizer: 'Huisorkest', genres: ['Symfonisch'] },
    minPrice: 29.5,
    sale: aSale(),
    importStatus: 'planned',
    composers: ['Gustav Mahler'],
    performers: [],
    waitingList: false,
    ...own,
  };
}

export function anEventId(number: number): EventId {
  const id = parseEventId(number);
  if (id === undefined) throw new Error(`The test names no event: ${number}`);
  return id;
}
