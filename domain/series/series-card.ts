import { type EventCard, type EventId, isPlayed } from '#domain/event/event.ts';
import type { Picture } from '#domain/media/image.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import { type PageCard, toPageCard } from '#domain/page/page-card.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import { type OfferedPrice, pickPriceRangeEnds } from '#domain/pricing/ticket-price.ts';
import type { Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The card of a series in a list. */
export interface SeriesCard extends PageCard {
  readonly organizer: string | null;
  readonly genres: readonly string[];
  /** When the series goes on sale; null if unknown. */
  readonly saleStart: Instant | null;
  readonly sale?: Sale;
  /** The lowest and the highest prices of the whole series; empty if it is not sold as a whole. */
  readonly prices: readonly OfferedPrice[];
  /** Its concerts, earliest first. */
  readonly concerts: readonly SeriesConcert[];
}

/** The part of a concert that a series card needs: its date, its figure and the price of a single ticket. */
export interface SeriesConcert extends Pick<EventCard, 'starts' | 'ends' | 'minPrice'> {
  readonly id: EventId;
  /** Whether it is played at this time: neither cancelled nor moved to another time. */
  readonly isPlayed: boolean;
  /** Null if the room is unknown. */
  readonly room: string | null;
}

/** The organizer of a series; shown if it is the only one chosen and has content (LIST-11). */
export interface Organizer {
  readonly title: string;
  readonly subtitle?: string;
  readonly introduction: RichTextTree;
  readonly image?: Picture;
}

/** Converts a series page to its card. */
export function toSeriesCard(page: SeriesPage): SeriesCard {
  const { organizer, genres, saleStart, sale, prices } = page;
  return {
    ...toPageCard(page),
    organizer,
    genres,
    saleStart,
    ...(sale && { sale }),
    prices: pickPriceRangeEnds(prices),
    concerts: page.events.map((event) => ({
      id: event.id,
      starts: event.starts,
      ...(event.ends && { ends: event.ends }),
      minPrice: event.minPrice,
      isPlayed: isPlayed(event),
      room: event.room?.title ?? null,
    })),
  };
}
