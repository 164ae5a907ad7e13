import type { Offer } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { Theme } from '#domain/media/theme.ts';
import { type FigureSaleStyle, pickFigureImagePathByHash } from '#ui/figure/figure-image-path.ts';

export function getEventTheme(event: Pick<EventCard, 'theme'>): Theme {
  return event.theme ?? 'petrol';
}

/** The URL of a concert's figure: the room decides its shape, the state of the sale its style. */
export function toEventFigureUrl(event: EventCard, offer: Offer): string {
  return pickFigureImagePathByHash({
    identifier: event.id,
    room: event.room?.title ?? '',
    theme: getEventTheme(event),
    style: toFigureSaleStyle(offer),
  });
}

/**
 * The large figure of a concert: `cover` is sand in the tone of the cover, `press` an engraving, light enough for a title on
 * top of it.
 */
export function toLargeEventFigureUrl(event: EventCard, style: 'cover' | 'press'): string {
  return pickFigureImagePathByHash({
    identifier: event.id,
    room: event.room?.title ?? '',
    theme: getEventTheme(event),
    style,
  });
}

/** The style of a figure for an offer. */
export function toFigureSaleStyle(offer: Offer): FigureSaleStyle {
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
