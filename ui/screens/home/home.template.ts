import { toEventCardOfShape } from '#domain/event/event-card-shape.ts';
import type { EventCard } from '#domain/event/event.ts';
import {
  findWeekendToRequest,
  pickMainConcertOfDay,
  splitNextDayAndSoonAfter,
  filterUpcomingSelectedConcerts,
  skipTodayOnceAllHaveStarted,
} from '#domain/event/home-concert-selection.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { EventSearchResult } from '#ports/search.port.ts';
import { getEventTheme } from '#ui/format/event-figure-url.ts';
import { type HomeData, HomeScreen, largePickCount } from '#ui/screens/home/home.screen.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate } from '#ui/template/template.ts';

/** The front page (TPL-12). */
export const homeTemplate = defineTemplate<'home', HomeData>({
  source: 'ui/screens/home/home.template.ts',
  cover: (_page, { cover }) => (cover ? getEventTheme(cover) : undefined),
  load,
  words: ['home'],
  View: HomeScreen,
});

async function load(page: PageOf<'home'>, visit: TemplateVisit): Promise<HomeData> {
  const { now } = visit;
  const today = toHallDay(now);
  const coming = skipTodayOnceAllHaveStarted(await loadComing(today, visit), now);
  const { next, soon, isWeekend } = splitNextDayAndSoonAfter(coming, today);
  const ofDay = next?.events ?? [];
  const cover = pickMainConcertOfDay(ofDay, now);
  const shown = [...ofDay, ...soon.flatMap(({ events }) => events)];
  const picks = filterUpcomingSelectedConcerts(page.events, today, shown);
  return {
    today,
    cover: cover ?? null,
    sameDay: ofDay.filter((event) => event !== cover).map(toCompactCard),
    soon: soon.map(({ day, events }) => ({ day, events: events.map(toCompactCard) })),
    isWeekend,
    picks: picks.map((event, index) => (index < largePickCount ? toLargeCard(event) : toCompactCard(event))),
  };
}

/** Loads the first two pages of the calendar, which contain tonight, and this weekend if they do not contain all of it. */
async function loadComing(
  today: HallDay,
  { locale, search, signal }: TemplateVisit,
): Promise<readonly EventCard[]> {
  const params = createAllConcertsSearchCriteria(locale, today);
  const [first, second] = await Promise.all([
    search.events({ ...params, card: 'cover', page: 1 }, signal),
    search.events({ ...params, card: 'cover', page: 2 }, signal),
  ]);
  const coming = [...first.events, ...(isNextPage(first, second) ? second.events : [])];
  const missing = findWeekendToRequest(coming, first.total, today);
  if (!missing) return coming;
  const weekend = { ...params, from: missing.first, until: missing.last };
  const pages = await Promise.all([
    search.events({ ...weekend, card: 'cover', page: 1 }, signal),
    search.events({ ...weekend, card: 'cover', page: 2 }, signal),
  ]);
  const found = pages.filter(({ page }, index) => page === index + 1).flatMap(({ events }) => events);
  return [...new Map([...coming, ...found].map((event) => [event.uri, event])).values()];
}

/** A pick with its photograph, whose excerpt and subtitle are not shown. */
function toLargeCard(event: EventCard): EventCard {
  const { excerpt: _, subtitle: __, ...card } = toEventCardOfShape(event, 'cover');
  return card;
}

function toCompactCard(event: EventCard): EventCard {
  return toEventCardOfShape(event, 'compact');
}

function isNextPage(first: EventSearchResult, second: EventSearchResult): boolean {
  return second.page === first.page + 1;
}
