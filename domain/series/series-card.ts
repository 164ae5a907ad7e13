import type { EventCard, EventId } from '#domain/event/event.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import { type PageCard, toPageCard } from '#domain/page/page-card.ts';
import type { Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The card of a series in a list. */
export interface SeriesCard extends PageCard {
  readonly organizer: string | null;
  readonly genres: readonly string[];
  /** When the series goes on sale; null if unknown. */
  readonly saleStart: Instant | null;
  readonly sale?: Sale;
  /** Its concerts, earliest first. */
  readonly concerts: readonly SeriesConcert[];
}

/** The part of a concert that a series card needs: for its date and its figure. */
interface SeriesConcert extends Pick<EventCard, 'url' | 'title' | 'starts' | 'importStatus'> {
  readonly id: EventId;
  /** Null if the room is unknown. */
  readonly room: string | null;
}

/** Converts a series page to its card. */
export function toSeriesCard(page: SeriesPage): SeriesCard {
  const { organizer, genres, saleStart, sale } = page;
  return {
    ...toPageCard(page),
    organizer,
    genres,
    saleStart,
    ...(sale && { sale }),
    concerts: page.events.map((event) => ({
      id: event.id,
      url: event.url,
      title: event.title,
      starts: event.starts,
      importStatus: event.importStatus,
      room: event.room?.title ?? null,
    })),
  };
}
