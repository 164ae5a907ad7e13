import { toEventCardOfShape } from '#domain/event/event-card-shape.ts';
import type { EventCard } from '#domain/event/event.ts';
import { emptyEventListingState, toEventSearchCriteria } from '#domain/listing/event-list.ts';
import { readKeywordDays } from '#domain/listing/keyword-days.ts';
import type { UriHits } from '#domain/listing/press-list.ts';
import type { FoundEvents } from '#domain/listing/site-search.ts';
import type { Page } from '#domain/page/page.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import type { SiteSearchCriteria } from '#ports/search.port.ts';
import type { HitCardLoader } from './hit-card-loader.ts';

export const noHits: UriHits = { count: 0, uris: [] };

/** The maximum number of rows of the days that a keyword names. */
const maxConcertsOfDays = 12;

/** The concerts with a keyword that the calendar lists (WAY-23). */
export function findInCalendar(
  index: SearchIndexPort,
  { locale, keyword, now }: SiteSearchCriteria,
  signal: AbortSignal | undefined,
): Promise<UriHits> {
  return index.events(
    toEventSearchCriteria({ ...emptyEventListingState, keyword }, locale, toHallDay(now)),
    signal,
  );
}

/** The concerts still to come on the days that a keyword names, such as *tonight*; undefined if there are none (DOOR-48). */
export async function findOnNamedDays(
  index: SearchIndexPort,
  pages: HitCardLoader,
  params: SiteSearchCriteria,
  signal: AbortSignal | undefined,
): Promise<FoundEvents | undefined> {
  const { locale, keyword, now } = params;
  if (!readKeywordDays(keyword, toHallDay(now))) return undefined;
  const hits = await pages.withFallback('events', findInCalendar(index, params, signal), noHits, signal);
  const cards = await pages.loadCards(locale, hits.uris.slice(0, maxConcertsOfDays), toConcertRow, signal);
  const best = cards.filter(({ starts, ends }) => (ends ?? starts) > now);
  if (best.length === 0) return undefined;
  const count = hits.count - (cards.length - best.length);
  return { count, exactCount: count, best, cards: [] };
}

/** The card of a concert's page as a row. */
export function toConcertRow(page: Page): EventCard | undefined {
  return page.kind === 'event' ? toEventCardOfShape(page.event, 'row') : undefined;
}
