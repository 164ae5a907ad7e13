import type { EventCard } from '#domain/event/event.ts';
import { everyConcert } from '#domain/listing/event-search-params.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import type { Visit } from '#src/loaders/visit.ts';

/** The next few concerts that have not begun, for whoever came to a page that is not there; none while the search is away. */
export async function nextConcerts({
  locale,
  now,
  search,
  signal,
}: Pick<Visit, 'locale' | 'now' | 'search' | 'signal'>): Promise<readonly EventCard[]> {
  const question = everyConcert(locale, hallDayAt(now));
  const { events } = await search.events({ ...question, page: 1 }, signal);
  return events.filter(({ starts }) => starts > now).slice(0, 4);
}
