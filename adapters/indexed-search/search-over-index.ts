import { unavailableResults } from '#adapters/shared/queries/search-definitions.ts';
import { listProductionDates } from '#domain/education/production-dates.ts';
import { toEventCardOfShape } from '#domain/event/event-card-shape.ts';
import { emptyEventFacets, isEmptySelection } from '#domain/facet/facet.ts';
import { listDayPresets } from '#domain/listing/day-span.ts';
import { noDiscoverySelection } from '#domain/listing/discovery-list.ts';
import { emptyEventListingState, toEventSearchCriteria, withDays } from '#domain/listing/event-list.ts';
import {
  eventsPerPage,
  pageHitsPerPage,
  pressPerPage,
  slicePage,
  computePagination,
} from '#domain/listing/list-pagination.ts';
import { countPressHitsByYear, filterPressHitsByYear, type UriHits } from '#domain/listing/press-list.ts';
import { emptySeriesListingState, noSeriesFacets } from '#domain/listing/series-list.ts';
import { emptySiteSearchResult } from '#domain/listing/site-search.ts';
import { type PressCard, type StoryCard, toPressCard, toStoryCard } from '#domain/page/page-card.ts';
import type { Page } from '#domain/page/page.ts';
import { pickLowestPricesByTag } from '#domain/pricing/ticket-price.ts';
import { type SeriesCard, toSeriesCard } from '#domain/series/series-card.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import type { SearchPort, SiteSearchCriteria, EventWithTagsAndPrices } from '#ports/search.port.ts';
import { HitCardLoader } from './hit-card-loader.ts';
import { findInCalendar, findOnNamedDays, noHits, toConcertRow } from './named-days.ts';

interface IndexedSearchDependencies {
  readonly index: SearchIndexPort;
  readonly cms: Pick<CmsPort, 'page'>;
  readonly logger: Logger;
}

/** The search over an index, which returns uris, and a CMS, which returns pages (CALL-21). */
export function createSearchOverIndex({ index, cms, logger }: IndexedSearchDependencies): SearchPort {
  const pages = new HitCardLoader({ cms, logger });
  return { ...calendarQueries(index, pages), ...overviewQueries(index, pages), ...siteQueries(index, pages) };
}

type QueriesOf<Names extends keyof SearchPort> = (
  index: SearchIndexPort,
  pages: HitCardLoader,
) => Pick<SearchPort, Names>;

const calendarQueries: QueriesOf<'events' | 'dayPresetCounts' | 'eventFacets' | 'eventDays'> = (
  index,
  pages,
) => ({
  events: async ({ page, card, ...params }, signal) => {
    const toCard = (found: Page) =>
      found.kind === 'event' ? toEventCardOfShape(found.event, card) : undefined;
    const hits = await pages.withFallback('events', index.events(params, signal), undefined, signal);
    if (!hits) return unavailableResults.events;
    const at = computePagination(page, hits.count, eventsPerPage);
    const topUris = at.page === 1 ? hits.topUris : [];
    const [events, topEvents] = await Promise.all([
      pages.loadCards(params.locale, slicePage(hits.uris, at.page, eventsPerPage), toCard, signal),
      pages.loadCards(params.locale, topUris, toCard, signal),
    ]);
    return { ...at, facets: hits.facets, events, topHits: hits.topUris.length, topEvents };
  },

  dayPresetCounts: async ({ locale, today }, signal) => {
    const counts = Promise.all(
      listDayPresets(today).map(async (preset) => {
        const state = withDays(emptyEventListingState, preset);
        const { count } = await index.events(toEventSearchCriteria(state, locale, today), signal);
        return [preset.name, count] as const;
      }),
    );
    return Object.fromEntries(await pages.withFallback('dayPresetCounts', counts, [], signal));
  },

  eventFacets: (params, signal) =>
    pages.withFallback('eventFacets', index.eventFacets(params, signal), emptyEventFacets, signal),

  eventDays: (params, signal) => pages.withFallback('eventDays', index.eventDays(params, signal), [], signal),
});

type OverviewNames =
  | 'series'
  | 'seriesFacets'
  | 'concerts'
  | 'concertFacets'
  | 'discoveries'
  | 'discoveryCategories'
  | 'press';

const overviewQueries: QueriesOf<OverviewNames> = (index, pages) => ({
  series: async ({ page, ...params }, signal) => {
    const list = { query: 'series', locale: params.locale, page, cardOf: toSeries };
    const found = await pages.loadListPage(list, index.series(params, signal), signal);
    return found
      ? { ...found.paging, facets: found.hits.facets, series: found.cards }
      : unavailableResults.series;
  },

  seriesFacets: (params, signal) =>
    pages.withFallback('seriesFacets', index.seriesFacets(params, signal), noSeriesFacets, signal),

  concerts: async ({ page, ...params }, signal) => {
    const list = { query: 'concerts', locale: params.locale, page, cardOf: toConcertRow };
    const found = await pages.loadListPage(list, index.concerts(params, signal), signal);
    return found
      ? { ...found.paging, facets: found.hits.facets, events: found.cards }
      : unavailableResults.concerts;
  },

  concertFacets: (params, signal) =>
    pages.withFallback('concertFacets', index.concertFacets(params, signal), noSeriesFacets, signal),

  discoveries: async ({ page, ...params }, signal) => {
    const list = { query: 'discoveries', locale: params.locale, page, cardOf: toStory };
    const pendingHits = index.discoveries(params, signal);
    // The result without filters: its counts apply to a value that replaces all others.
    const unfiltered = isEmptySelection(params.selection)
      ? undefined
      : index.discoveries({ ...params, selection: noDiscoverySelection }, signal);
    const [found, all] = await Promise.all([
      pages.loadListPage(list, pendingHits, signal),
      unfiltered && pages.withFallback('discoveries', unfiltered, undefined, signal),
    ]);
    if (!found) return unavailableResults.discoveries;
    return { ...found.paging, facets: (all ?? found.hits).facets, stories: found.cards };
  },

  discoveryCategories: (params, signal) =>
    pages.withFallback('discoveryCategories', index.discoveryCategories(params, signal), [], signal),

  press: async ({ page, locale, year }, signal) => {
    const hits = await pages.withFallback('press', index.press({ locale }, signal), undefined, signal);
    if (!hits) return unavailableResults.press;
    const { count, uris } = filterPressHitsByYear(hits, year);
    const at = computePagination(page, count, pressPerPage);
    const releases = await pages.loadCards(
      locale,
      slicePage(uris, at.page, pressPerPage),
      toPressRelease,
      signal,
    );
    const lead = at.page === 1 && year === null ? 0 : -1;
    return {
      ...at,
      releases: releases.map(({ image, ...card }, place) => ({
        ...card,
        ...(image && place === lead && { image }),
      })),
      years: countPressHitsByYear(hits),
    };
  },
});

const siteQueries: QueriesOf<'find' | 'recommended' | 'eventsAt' | 'productionDates'> = (index, pages) => ({
  find: async ({ page, ...params }, signal) => {
    signal?.throwIfAborted();
    if (params.keyword.trim() === '') return emptySiteSearchResult;
    const [onDays, found] = await Promise.all([
      findOnNamedDays(index, pages, params, signal),
      pages.withFallback('find', index.find(params, signal), undefined, signal),
    ]);
    if (!found) return unavailableResults.find;
    const at = computePagination(page, found.pages.count, pageHitsPerPage);
    const { locale } = params;
    const { count } = found.events;
    const [calendar, overview] = await Promise.all([
      count === 0
        ? noHits
        : pages.withFallback('events', findInCalendar(index, params, signal), null, signal),
      found.series.count === 0
        ? noHits
        : pages.withFallback('series', findInOverview(index, params, signal), null, signal),
    ]);
    const [cards, best, series] = await Promise.all([
      pages.loadCards(locale, pickListed(found.events.uris, calendar), toConcertRow, signal),
      pages.loadCards(locale, pickListed(found.events.bestUris, calendar), toConcertRow, signal),
      pages.loadCards(locale, pickListed(found.series.uris, overview), toSeries, signal),
    ]);
    return {
      ...at,
      events: onDays ?? { count, exactCount: (calendar ?? found.events).count, best, cards },
      series: {
        count: found.series.count,
        listedCount: (overview ?? found.series).count,
        cards: series,
      },
      hits: slicePage(found.pages.hits, at.page, pageHitsPerPage),
    };
  },

  recommended: async (params, signal) => {
    const hits = await pages.withFallback(
      'recommended',
      index.recommended(params, signal),
      undefined,
      signal,
    );
    return hits ? { kind: 'found', hits } : { kind: 'unavailable' };
  },

  eventsAt: async ({ locale, uris }, signal) => {
    signal?.throwIfAborted();
    return pages.loadCards(locale, [...new Set(uris)], toDetail, signal);
  },

  productionDates: async ({ locale, uri }, signal) => {
    signal?.throwIfAborted();
    const toProductionUris = (page: Page) =>
      page.kind === 'educationOverview' ? page.productions.map((production) => production.uri) : undefined;
    const toDates = (page: Page) =>
      page.kind === 'educationProduction' ? listProductionDates(page) : undefined;
    const [uris = []] = await pages.loadCards(locale, [uri], toProductionUris, signal);
    return pages.loadCards(locale, uris, toDates, signal);
  },
});

/** The series with a keyword that the series overview lists. */
function findInOverview(
  index: SearchIndexPort,
  { locale, keyword, now }: SiteSearchCriteria,
  signal: AbortSignal | undefined,
): Promise<UriHits> {
  const { selection } = emptySeriesListingState;
  return index.series({ locale, keyword, from: toHallDay(now), selection }, signal);
}

/** Those of some results that a list has too, so that its number is theirs; all of them if it has none or is unknown (DOOR-46). */
function pickListed(uris: readonly string[], list: UriHits | null): readonly string[] {
  return list && list.count > 0 ? uris.filter((uri) => list.uris.includes(uri)) : uris;
}

function toDetail(page: Page): EventWithTagsAndPrices | undefined {
  return page.kind === 'event'
    ? { ...page.event, tags: page.tags, pricesByTag: pickLowestPricesByTag(page.prices) }
    : undefined;
}

function toSeries(page: Page): SeriesCard | undefined {
  if (page.kind !== 'series') return undefined;
  const { image: _, ...card } = toSeriesCard(page);
  return { ...card, introduction: '', genres: [] };
}

function toStory(page: Page): StoryCard | undefined {
  if (page.kind !== 'discovery') return undefined;
  const card = toStoryCard(page);
  return card.image ? { ...card, image: { ...card.image, alt: '' } } : card;
}

function toPressRelease(page: Page): PressCard | undefined {
  return page.kind === 'press' ? toPressCard(page) : undefined;
}
