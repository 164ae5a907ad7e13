import {
  findMissingWeekend,
  pickNextAndSoon,
  selectUpcomingPicks,
} from '#domain/event/home-concert-selection.ts';
import { type EventSearchResult, toAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import type { PartialPageFacts } from '#domain/page/page-facts.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import type { HomeData } from '#ui/screens/home/home.data.ts';
import { HomeScreen } from '#ui/screens/home/home.screen.tsx';

/** The front page (TPL-12). */
export const home = defineTemplate<'home', HomeData>({ load, facts, words: ['home'], View });

/** Loads the first two pages of the calendar, which contain tonight, and this weekend if they do not contain all of it. */
async function load(
  _page: PageOf<'home'>,
  { locale, now, search, signal }: TemplateLoaderContext,
): Promise<HomeData> {
  const today = toHallDay(now);
  const params = toAllConcertsSearchCriteria(locale, today);
  const [first, second] = await Promise.all([
    search.events({ ...params, page: 1 }, signal),
    search.events({ ...params, page: 2 }, signal),
  ]);
  const coming = [...first.events, ...(isNextPage(first, second) ? second.events : [])];
  const missing = findMissingWeekend(coming, first.total, today);
  if (!missing) return { today, coming };
  const weekend = { ...params, from: missing.first, until: missing.last };
  const pages = await Promise.all([
    search.events({ ...weekend, page: 1 }, signal),
    search.events({ ...weekend, page: 2 }, signal),
  ]);
  const found = pages.filter(({ page }, index) => page === index + 1).flatMap(({ events }) => events);
  return { today, coming: [...new Map([...coming, ...found].map((event) => [event.uri, event])).values()] };
}

function isNextPage(first: EventSearchResult, second: EventSearchResult): boolean {
  return second.page === first.page + 1;
}

function facts(page: PageOf<'home'>, { coming, today }: HomeData): PartialPageFacts {
  const { next, soon } = pickNextAndSoon(coming, today);
  const shown = [next, ...soon].flatMap((day) => day?.events ?? []);
  return {
    events: [...shown, ...selectUpcomingPicks(page.events, today, shown)],
    eventList: { list: 'home', events: shown, before: 0 },
  };
}

function View({ page, data }: TemplateProps<PageOf<'home'>, HomeData>) {
  return <HomeScreen page={page} data={data} />;
}
