import type { EventCard, EventId } from '#domain/event/event.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import { type PageCard, pageCardOf } from '#domain/page/page-card.ts';
import type { Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A series as lists show it. */
export interface SeriesCard extends PageCard {
  readonly organizer: string | null;
  readonly genres: readonly string[];
  /** When the series goes on sale; null: not known. */
  readonly saleStart: Instant | null;
  readonly sale?: Sale;
  /** Its concerts, as the page has them: earliest first. */
  readonly concerts: readonly SeriesConcert[];
}

/** As much of a concert as a series shows of it in a list: enough for its date and its figure. */
interface SeriesConcert extends Pick<EventCard, 'url' | 'title' | 'starts' | 'importStatus'> {
  readonly id: EventId;
  /** Null where no room is known. */
  readonly room: string | null;
}

/** The card of a series: what lists show of its page. */
export function seriesCardOf(page: SeriesPage): SeriesCard {
  const { organizer, genres, saleStart, sale } = page;
  return {
    ...pageCardOf(page),
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
