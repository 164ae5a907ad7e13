import { describe, expect, it } from 'vitest';
import type { EventCard } from '#domain/event/event.ts';
import { emptyEventFacets } from '#domain/facet/facet.ts';
import { eventParamsCodec } from '#domain/listing/event-list.ts';
import { emptySiteSearchResult, siteSearchParamsCodec } from '#domain/listing/site-search.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { type PageResult, toPageFacts } from '#src/page-result.ts';
import { templates } from '#src/templates.ts';
import { PageViewBuilder } from '#src/tracking/page-tracking.tsx';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.template.tsx';
import type { HomeData } from '#ui/screens/home/home.template.tsx';
import type { SearchData } from '#ui/screens/search/search.view-model.ts';

const today = toHallDay(moment('2026-11-20T12:00:00+01:00'));

const bach = anEventCard({ id: anEventId(1), uri: 'concerten/bach', title: 'Bach' });
const reich = anEventCard({ id: anEventId(2), uri: 'concerten/reich', title: 'Reich' });

/** What a page answers at a query. */
type AtQuery = (query: QueryPairs) => PageResult;

function calendar(
  events: readonly EventCard[],
  page = 1,
  availability: 'answered' | 'unavailable' = 'answered',
): AtQuery {
  const dataAt = (query: QueryPairs): EventOverviewData => ({
    locale: 'nl',
    path: '/concerten',
    today,
    state: eventParamsCodec.read(query, today),
    listing: {
      availability,
      total: 32,
      page,
      pages: 3,
      events,
      topHits: 0,
      topEvents: [],
    },
    facets: { shown: emptyEventFacets, leftOut: {}, expanded: null },
    banners: [],
    month: { month: toMonthOfDay(today), days: [] },
    dayPresetCounts: {},
    facetShortcuts: [],
    relaxations: [],
  });
  return (query) => ({
    kind: 'page',
    status: 200,
    page: aPageOf('eventOverview', {}),
    data: dataAt(query),
  });
}

function front(coming: readonly EventCard[]): PageResult {
  const [cover = null, ...sameDay] = coming;
  const data: HomeData = { today, cover, sameDay, soon: [], isWeekend: false, picks: [] };
  return { kind: 'page', status: 200, page: aPageOf('home'), data };
}

function concert(event: EventCard): PageResult {
  return { kind: 'page', status: 200, page: anEventPage({ event }), data: null };
}

/** A site search with six results. */
const searched: AtQuery = (query) => ({
  kind: 'page',
  status: 200,
  page: aPageOf('search', { placeholder: 'Waarnaar zoekt u?' }),
  data: {
    path: '/zoeken',
    state: siteSearchParamsCodec.read(query),
    listing: { ...emptySiteSearchResult, total: 4, events: { ...emptySiteSearchResult.events, count: 2 } },
    answer: null,
    composers: [],
    relaxations: [],
  } satisfies SearchData,
});

await templates.loadAll();

function following() {
  const story = new PageViewBuilder();
  return (at: PageResult | AtQuery, address: string, title = 'Titel') => {
    const { pathname, search } = new URL(address, 'http://hall.test');
    const answer = typeof at === 'function' ? at([...new URLSearchParams(search)]) : at;
    const facts = toPageFacts(answer);
    return story.next(answer, facts, { pathname, search, locale: 'nl', title });
  };
}

function named(page: ReturnType<ReturnType<typeof following>>): readonly string[] {
  return (page?.events ?? []).map(({ kind }) => kind);
}

describe('the page views of a visit', () => {
  it('TRACK-2 TRACK-4 have an address and a type', () => {
    const go = following();
    expect(go({ kind: 'page', status: 200, page: aPage(), data: null }, '/over-ons?a=1')).toMatchObject({
      path: '/over-ons?a=1',
      type: 'page_page',
      language: 'nl',
      events: [],
    });
    expect(go(calendar([]), '/concerten')?.type).toBe('eventOverview_eventOverview');
    expect(go({ kind: 'error', status: 404, page: null, coming: [] }, '/weg')?.type).toBe(
      'errorPage_errorPage',
    );
  });

  it('TRACK-2 contain a page once, also if it is rendered again or only its fragment changes', () => {
    const go = following();
    expect(go(calendar([bach]), '/concerten')).not.toBeNull();
    expect(go(calendar([bach, reich]), '/concerten')).toBeNull();
    expect(go(calendar([bach]), '/concerten#agenda')).toBeNull();
    expect(go(calendar([bach]), '/concerten?page=2')).not.toBeNull();
  });

  it('TRACK-3 contain the concerts of the days on the home page', () => {
    const tonight = { ...bach, starts: moment('2026-11-20T20:15:00+01:00') };
    const weekend = { ...reich, starts: moment('2026-11-21T20:15:00+01:00') };
    const go = following();
    const shown = go(front([tonight, weekend]), '/');
    expect(shown?.events).toMatchObject([
      { kind: 'concertsListed', list: 'home', concerts: [{ id: 1 }, { id: 2 }], before: 0 },
    ]);
    expect(go(concert(weekend), weekend.url)?.events).toMatchObject([
      { kind: 'concertViewed', concert: { id: 2 }, list: 'home', place: 2 },
    ]);
    expect(following()(front([]), '/')?.events).toEqual([]);
  });

  it('TRACK-3 LIST-7 LIST-12 contain filters from aliases in links and from the header’s search', () => {
    const [, ...chosen] =
      following()(calendar([bach]), '/concerten?room=Foyer&import-discount-groups=Jong')?.events ?? [];
    expect(chosen.map((event) => ('filter' in event ? event.filter : event.kind))).toEqual([
      'rooms',
      'discounts',
      'listFiltered',
    ]);
    expect(following()(searched, '/zoeken?search=mahler')?.events).toEqual([
      { kind: 'listFiltered', list: 'search', filters: { keyword: ['mahler'] }, results: 6 },
    ]);
  });

  it('TRACK-5 TRACK-2 contain no typed text in path or title', () => {
    const tracked = (address: string, title: string) => {
      const page = following()(searched, address, title);
      return [page?.path, page?.title];
    };
    expect(tracked('/zoeken?keyword=noor%40hall.test&page=2', 'Zoeken, noor@hall.test – Hal')).toEqual([
      '/zoeken?page=2',
      'Zoeken, … – Hal',
    ]);
    expect(tracked('/zoeken?search=+06-12345678', 'Zoeken, 06-12345678')).toEqual(['/zoeken', 'Zoeken, …']);
    expect(tracked('/school?event=126180&mail=a%40b.nl&token=x', 'School')).toEqual([
      '/school?event=126180',
      'School',
    ]);
    expect(tracked('/zoeken?keyword=bach', 'Zoeken, bach')).toEqual(['/zoeken?keyword=bach', 'Zoeken, bach']);
  });

  it('TRACK-3 start again after another page, and omit a list that could not be loaded', () => {
    const go = following();
    go(calendar([bach]), '/concerten?genres=Jazz');
    go(concert(bach), bach.url);
    expect(named(go(calendar([bach]), '/concerten?genres=Jazz'))).toContain('filterChosen');
    expect(named(go(calendar([], 1, 'unavailable'), '/concerten?genres=Pop'))).toEqual([]);
  });
});
