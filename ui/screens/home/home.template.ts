import type { EventCard } from '#domain/event/event.ts';
import {
  findWeekendToRequest,
  pickMainConcertOfDay,
  splitNextDayAndSoonAfter,
  filterUpcomingSelectedConcerts,
  skipTodayOnceAllHaveStarted,
} from '#domain/event/home-concert-selection.ts';
import { type EventSearchResult, createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { PartialPageFacts } from '#domain/tracking/page-facts.ts';
import { getEventTheme } from '#ui/format/event-figure-url.ts';
import { type HomeData, largeSelectedConcertCount, listHomeConcerts } from '#ui/screens/home/home.data.ts';
import { HomeScreen } from '#ui/screens/home/home.screen.tsx';
import {
  toCompactConcertFields,
  toCompactConcertFieldsWithPhoto,
  toCoverConcertFields,
  withSharedRenditionOnly,
} from '#ui/template/drop-unshown-card-fields.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate } from '#ui/template/template.ts';

/** The front page (TPL-12). */
export const homeTemplate = defineTemplate<'home', HomeData>({
  source: 'ui/screens/home/home.template.ts',
  cover: (_page, { cover }) => (cover ? getEventTheme(cover) : undefined),
  load,
  reducePage,
  facts,
  words: ['home'],
  View: HomeScreen,
});

async function load(_page: PageOf<'home'>, visit: TemplateVisit): Promise<HomeData> {
  const { now } = visit;
  const today = toHallDay(now);
  const coming = skipTodayOnceAllHaveStarted(await loadComing(today, visit), now);
  const { next, soon, isWeekend } = splitNextDayAndSoonAfter(coming, today);
  const ofDay = next?.events ?? [];
  const cover = pickMainConcertOfDay(ofDay, now);
  return {
    today,
    cover: cover ? toCoverConcertFields(cover) : null,
    sameDay: ofDay.filter((event) => event !== cover).map(toCompactConcertFields),
    soon: soon.map(({ day, events }) => ({ day, events: events.map(toCompactConcertFields) })),
    isWeekend,
  };
}

/** Loads the first two pages of the calendar, which contain tonight, and this weekend if they do not contain all of it. */
async function loadComing(
  today: HallDay,
  { locale, search, signal }: TemplateVisit,
): Promise<readonly EventCard[]> {
  const params = createAllConcertsSearchCriteria(locale, today);
  const [first, second] = await Promise.all([
    search.events({ ...params, page: 1 }, signal),
    search.events({ ...params, page: 2 }, signal),
  ]);
  const coming = [...first.events, ...(isNextPage(first, second) ? second.events : [])];
  const missing = findWeekendToRequest(coming, first.total, today);
  if (!missing) return coming;
  const weekend = { ...params, from: missing.first, until: missing.last };
  const pages = await Promise.all([
    search.events({ ...weekend, page: 1 }, signal),
    search.events({ ...weekend, page: 2 }, signal),
  ]);
  const found = pages.filter(({ page }, index) => page === index + 1).flatMap(({ events }) => events);
  return [...new Map([...coming, ...found].map((event) => [event.uri, event])).values()];
}

function isNextPage(first: EventSearchResult, second: EventSearchResult): boolean {
  return second.page === first.page + 1;
}

/** The picks of the season that the first days do not show, the first of them with their photograph. */
function reducePage(page: PageOf<'home'>, data: HomeData): PageOf<'home'> {
  const events = filterUpcomingSelectedConcerts(page.events, data.today, listHomeConcerts(data));
  return {
    ...withSharedRenditionOnly(page),
    events: events.map((event, index) =>
      index < largeSelectedConcertCount
        ? toCompactConcertFieldsWithPhoto(event)
        : toCompactConcertFields(event),
    ),
  };
}

function facts(page: PageOf<'home'>, data: HomeData): PartialPageFacts {
  const shown = listHomeConcerts(data);
  return {
    events: [...shown, ...filterUpcomingSelectedConcerts(page.events, data.today, shown)],
    eventList: { list: 'home', events: shown, before: 0 },
  };
}
