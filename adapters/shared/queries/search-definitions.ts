import { eventCardShapes } from '#domain/event/event-card-shape.ts';
import {
  discoveryFacetNames,
  eventFacetNames,
  emptyEventFacets,
  seriesFacetNames,
} from '#domain/facet/facet.ts';
import { unavailablePagination } from '#domain/listing/list-pagination.ts';
import { noSeriesFacets } from '#domain/listing/series-list.ts';
import { emptySiteSearchResult, searchIndexSections } from '#domain/listing/site-search.ts';
import { isConcertIdentifier } from '#domain/recommendation/recommended-hits.ts';
import { dayParts } from '#domain/time/day-part.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import type { SearchPort, RecommendedHits } from '#ports/search.port.ts';
import { type CacheTtl, cacheLifetimes } from './cache-lifetimes.ts';
import {
  boundedTextField,
  createCommaSeparatedField,
  createOneOfField,
  dayField,
  epochMsField,
  createFacetSelectionField,
  keywordField,
  monthField,
  createOptionalField,
  pageNumberField,
  createRepeatedField,
  yearField,
} from './param-fields.ts';
import type { QueryDefinition, QueryDefinitions } from './query-definition.ts';

/** URLs are at most 8192 characters long; this leaves space for the rest of the URL. */
const maxPortionCharacters = 7500;

/** Maximum number of identifiers per request. */
const maxIdentifiersPerRequest = 500;

/** Maximum number of uris per request. */
const maxUrisPerRequest = 50;

/** The lists when the search is unavailable (LIST-14). */
export const unavailableResults = {
  events: { ...unavailablePagination, facets: emptyEventFacets, events: [], topHits: 0, topEvents: [] },
  series: { ...unavailablePagination, facets: noSeriesFacets, series: [] },
  concerts: { ...unavailablePagination, facets: noSeriesFacets, events: [] },
  discoveries: { ...unavailablePagination, facets: { categories: [], tags: [] }, stories: [] },
  press: { ...unavailablePagination, releases: [], years: [] },
  find: { ...emptySiteSearchResult, ...unavailablePagination },
} as const;

/** The fields of a search for series, and for concerts with the facets of series. */
const seriesFields = {
  keyword: keywordField,
  from: dayField,
  page: pageNumberField,
  selection: createFacetSelectionField(seriesFacetNames),
};

/** The definitions as the browser requests and caches them; the server caches the underlying index queries (`indexDefinitions`). */
export const searchDefinitions: QueryDefinitions<SearchPort> = {
  events: {
    path: 'events',
    fields: {
      keyword: keywordField,
      from: dayField,
      page: pageNumberField,
      card: createOneOfField(eventCardShapes),
      selection: createFacetSelectionField(eventFacetNames),
      until: createOptionalField(dayField),
      part: createOptionalField(createOneOfField(dayParts)),
    },
    cache: { partition: 'search', ttl: cacheLifetimes.shownList },
    unavailable: unavailableResults.events,
  },
  dayPresetCounts: {
    path: 'day-preset-counts',
    fields: { today: dayField },
    cache: { partition: 'search', ttl: cacheLifetimes.eventSearch },
    unavailable: {},
  },
  eventFacets: {
    path: 'event-facets',
    fields: { now: epochMsField },
    cache: { partition: 'facets', ttl: cacheLifetimes.allFacets },
    unavailable: emptyEventFacets,
  },
  eventDays: {
    path: 'event-days',
    fields: { month: monthField },
    cache: { partition: 'facets', ttl: cacheLifetimes.monthDays },
    unavailable: [],
  },
  series: {
    path: 'series',
    fields: seriesFields,
    cache: { partition: 'search', ttl: cacheLifetimes.shownList },
    unavailable: unavailableResults.series,
  },
  seriesFacets: {
    path: 'series-facets',
    fields: { from: dayField },
    cache: { partition: 'facets', ttl: cacheLifetimes.seriesFacets },
    unavailable: noSeriesFacets,
  },
  concerts: {
    path: 'concerts',
    fields: seriesFields,
    cache: { partition: 'search', ttl: cacheLifetimes.shownList },
    unavailable: unavailableResults.concerts,
  },
  concertFacets: {
    path: 'concert-facets',
    fields: { from: dayField },
    cache: { partition: 'facets', ttl: cacheLifetimes.allFacets },
    unavailable: noSeriesFacets,
  },
  discoveries: {
    path: 'discoveries',
    fields: {
      keyword: keywordField,
      page: pageNumberField,
      selection: createFacetSelectionField(discoveryFacetNames),
    },
    cache: { partition: 'search', ttl: cacheLifetimes.shownList },
    unavailable: unavailableResults.discoveries,
  },
  discoveryCategories: {
    path: 'discovery-categories',
    fields: {},
    cache: { partition: 'facets', ttl: cacheLifetimes.allFacets },
    unavailable: [],
  },
  press: {
    path: 'press',
    fields: { year: yearField, page: pageNumberField },
    cache: { partition: 'search', ttl: cacheLifetimes.press },
    unavailable: unavailableResults.press,
  },
  find: {
    path: 'find',
    fields: { keyword: keywordField, now: epochMsField, page: pageNumberField },
    cache: { partition: 'search', ttl: cacheLifetimes.eventSearch },
    unavailable: unavailableResults.find,
    portions: {
      split: (params) => (params.keyword.trim() === '' ? [] : [params]),
      join: ([found]) => found ?? emptySiteSearchResult,
    },
  },
  recommended: {
    path: 'recommended',
    fields: { identifiers: createCommaSeparatedField('ids', isConcertIdentifier, maxIdentifiersPerRequest) },
    // The keuzehulp stores its results itself, by answers (KEUZE-6); a retry must send a new request.
    cache: { partition: 'search' },
    unavailable: { kind: 'unavailable' },
    portions: {
      split: ({ locale, identifiers }) =>
        splitTexts(identifiers, maxIdentifiersPerRequest).map((portion) => ({
          locale,
          identifiers: portion,
        })),
      join: joinHits,
    },
  },
  eventsAt: {
    path: 'events-at',
    fields: { uris: createRepeatedField('uri') },
    cache: { partition: 'search' },
    unavailable: [],
    portions: {
      split: ({ locale, uris }) =>
        splitTexts([...new Set(uris)], maxUrisPerRequest).map((portion) => ({ locale, uris: portion })),
      join: (answers) => answers.flat(),
    },
  },
  productionDates: {
    path: 'production-dates',
    fields: { uri: boundedTextField },
    cache: { partition: 'pages', ttl: cacheLifetimes.page },
    unavailable: [],
  },
};

/** Joins all hits; if one lookup failed, the best hits are unknown, so the result is unavailable. */
function joinHits(answers: readonly RecommendedHits[]): RecommendedHits {
  const found = answers.filter((answer) => answer.kind === 'found');
  return found.length === answers.length
    ? { kind: 'found', hits: found.flatMap(({ hits }) => hits) }
    : { kind: 'unavailable' };
}

const hits = (ttl: CacheTtl) => ({ partition: 'search', ttl }) as const;

/** The search's query of the same name, without its fallback. */
function withoutFallback<Params, Answer>({ path, fields, cache }: QueryDefinition<Params, Answer>) {
  return { path, fields, cache };
}

/** The fields of a search that the index reads: it answers all pages at once, and no cards. */
function withoutPage<Fields extends { readonly page: unknown; readonly card?: unknown }>(query: {
  readonly path: string;
  readonly fields: Fields;
}) {
  const { page: _page, card: _card, ...fields } = query.fields;
  return { path: query.path, fields };
}

/** The definitions have no fallbacks: a failure is cached and reported, so that the search can show that it is unavailable (LIST-14). */
export const indexDefinitions: QueryDefinitions<SearchIndexPort> = {
  events: { ...withoutPage(searchDefinitions.events), cache: hits(cacheLifetimes.eventSearch) },
  eventFacets: withoutFallback(searchDefinitions.eventFacets),
  eventDays: withoutFallback(searchDefinitions.eventDays),
  series: { ...withoutPage(searchDefinitions.series), cache: hits(cacheLifetimes.seriesList) },
  seriesFacets: withoutFallback(searchDefinitions.seriesFacets),
  concerts: { ...withoutPage(searchDefinitions.concerts), cache: hits(cacheLifetimes.eventSearch) },
  concertFacets: withoutFallback(searchDefinitions.concertFacets),
  discoveries: { ...withoutPage(searchDefinitions.discoveries), cache: hits(cacheLifetimes.discoverySearch) },
  discoveryCategories: withoutFallback(searchDefinitions.discoveryCategories),
  press: { path: 'press', fields: {}, cache: hits(cacheLifetimes.press) },
  find: { ...withoutPage(searchDefinitions.find), cache: hits(cacheLifetimes.eventSearch) },
  recommended: {
    path: 'recommended',
    // Keyed by identifiers, not by the visitor's answers: a request could claim any list for some answers.
    fields: { identifiers: createCommaSeparatedField('ids', isConcertIdentifier, Number.POSITIVE_INFINITY) },
    cache: hits(cacheLifetimes.recommendations),
  },
  // Used for complete lists of the site; the caller caches what it builds from them.
  urisOf: {
    path: 'uris',
    fields: { section: createOneOfField(searchIndexSections), from: dayField },
    cache: { partition: 'search' },
  },
};

/** Splits texts into portions that fit into a URL with an encoded comma each, in order. */
function splitTexts(texts: readonly string[], most: number): readonly (readonly string[])[] {
  const portions: string[][] = [];
  let charactersLeft = 0;
  for (const text of texts) {
    const length = text.length + '%2C'.length;
    const portion = portions.at(-1);
    if (portion && portion.length < most && length <= charactersLeft) {
      portion.push(text);
      charactersLeft -= length;
    } else {
      portions.push([text]);
      charactersLeft = maxPortionCharacters - length;
    }
  }
  return portions;
}
