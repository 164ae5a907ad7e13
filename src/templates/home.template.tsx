import { pickNextAndSoon } from '#domain/event/home-concert-selection.ts';
import { type EventSearchResult, toAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import type { PartialPageFacts } from '#domain/page/page-facts.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { homeItemList } from '#domain/tracking/event-item.ts';
import type { TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import type { HomeData } from '#ui/screens/home/home.data.ts';
import { HomeScreen } from '#ui/screens/home/home.screen.tsx';

/** The front page (TPL-12). */
export const home = defineTemplate<'home', HomeData>({ load, facts, words: ['home'], View });

/** Loads the first two pages of the calendar, which contain tonight and this weekend. */
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
  return { today, coming: [...first.events, ...(isNextPage(first, second) ? second.events : [])] };
}

function isNextPage(first: EventSearchResult, second: EventSearchResult): boolean {
  return second.page === first.page + 1;
}

function facts(page: PageOf<'home'>, { coming, today }: HomeData): PartialPageFacts {
  const { next, soon } = pickNextAndSoon(coming, today);
  const shown = [next, ...soon].flatMap((day) => day?.events ?? []);
  return {
    events: [...shown, ...page.events],
    eventList: { list: homeItemList, events: shown, before: 0 },
  };
}

function View({ page, data }: TemplateProps<PageOf<'home'>, HomeData>) {
  return <HomeScreen page={page} data={data} />;
}
