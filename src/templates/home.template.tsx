import { comingDays } from '#domain/event/coming-days.ts';
import { type EventListing, everyConcert } from '#domain/listing/event-search-params.ts';
import type { StatedFacts } from '#domain/page/page-facts.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { netaItemList } from '#domain/tracking/event-item.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import type { HomeData } from '#ui/screens/home/home.data.ts';
import { HomeScreen } from '#ui/screens/home/home.screen.tsx';

/** The front page (TPL-12). */
export const home = template<'home', HomeData>({ load, facts, View });

/** Loads the first two pages of the calendar, which contain tonight and this weekend. */
async function load(
  _page: PageOf<'home'>,
  { locale, now, search, signal }: TemplateVisit,
): Promise<HomeData> {
  const today = hallDayAt(now);
  const params = everyConcert(locale, today);
  const [first, second] = await Promise.all([
    search.events({ ...params, page: 1 }, signal),
    search.events({ ...params, page: 2 }, signal),
  ]);
  return { today, coming: [...first.events, ...(isNextPage(first, second) ? second.events : [])] };
}

function isNextPage(first: EventListing, second: EventListing): boolean {
  return second.page === first.page + 1;
}

function facts(page: PageOf<'home'>, { coming, today }: HomeData): StatedFacts {
  const { next, soon } = comingDays(coming, today);
  const shown = [next, ...soon].flatMap((day) => day?.events ?? []);
  return {
    events: [...shown, ...page.events],
    eventList: { list: netaItemList, events: shown, before: 0 },
  };
}

function View({ page, data }: TemplateProps<PageOf<'home'>, HomeData>) {
  return <HomeScreen page={page} data={data} />;
}
