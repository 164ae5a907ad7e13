import type { EventCard } from '#domain/event/event.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { PageVisit } from '#ui/template/page-visit.ts';

/** Loads the next four concerts that have not begun, for error pages; none while the search is down. */
export async function loadNextConcerts({
  locale,
  now,
  search,
  signal,
}: Pick<PageVisit, 'locale' | 'now' | 'search' | 'signal'>): Promise<readonly EventCard[]> {
  const params = createAllConcertsSearchCriteria(locale, toHallDay(now));
  const { events } = await search.events({ ...params, card: 'row', page: 1 }, signal);
  return events.filter(({ starts }) => starts > now).slice(0, 4);
}
