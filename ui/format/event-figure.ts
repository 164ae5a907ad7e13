import type { EventCard } from '#domain/event/event.ts';
import type { Offer } from '#domain/event/event-offer.ts';
import { figurePath } from '#domain/figure/figure-path.ts';
import type { Theme } from '#domain/page/theme.ts';

export function themeOf(event: Pick<EventCard, 'theme'>): Theme {
  return event.theme ?? 'petrol';
}

/** The address of a concert's own figure: its shape is the room, its sand the state of the sale. */
export function eventFigure(event: EventCard, offer: Offer): string {
  return figurePath({
    identifier: event.id,
    room: event.room?.title ?? '',
    theme: themeOf(event),
    mood: moodOf(offer),
  });
}

/** The same figure printed large: as sand alone in the tone of the concert's cover, or engraved, quiet enough for a title to stand on. */
export function largeFigure(event: EventCard, print: 'cover' | 'press'): string {
  return figurePath({
    identifier: event.id,
    room: event.room?.title ?? '',
    theme: themeOf(event),
    mood: print,
  });
}

function moodOf(offer: Offer): 'open' | 'waiting' | 'silent' | 'grey' {
  switch (offer.kind) {
    case 'cancelled':
      return 'silent';
    case 'moved':
    case 'soldOut':
    case 'saleEnded':
    case 'over':
      return 'grey';
    case 'notOnSaleYet':
    case 'presaleOnly':
    case 'notScheduled':
      return 'waiting';
    case 'available':
    case 'free':
    case 'fewTickets':
    case 'unknown':
      return 'open';
  }
}
