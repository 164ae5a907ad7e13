import type { EventCard } from '#domain/event/event.ts';
import type { Page } from '#domain/page/page.ts';
import { type SeriesCard, seriesCardOf } from '#domain/series/series-card.ts';

/** The concert a page is of. */
export function concertOn(page: Page): EventCard | undefined {
  return page.kind === 'event' ? page.event : undefined;
}

/** What lists show of the series a page is of. */
export function seriesOn(page: Page): SeriesCard | undefined {
  return page.kind === 'series' ? seriesCardOf(page) : undefined;
}
