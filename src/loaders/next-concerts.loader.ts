import type { EventCard } from '#domain/event/event.ts';
import { everyConcert } from '#domain/listing/event-search-params.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import type { Visit } from '#src/loaders/visit.ts';

/** Loads the next four concerts that have not begun, for error pages; none while the search is down. */
export async function nextConcerts({
  locale,
  now,
  search,
  signal,
}: Pick<Visit, 'locale' | 'now' | 'search' | 'signal'>): Promise<readonly EventCard[]> {
  const params = everyConcert(locale, hallDayAt(now));
  const { events } = await search.events({ ...params, page: 1 }, signal);
  return events.filter(({ starts }) => starts > now).slice(0, 4);
}
