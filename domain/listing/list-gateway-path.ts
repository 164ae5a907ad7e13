import { type DiscoveryFacetName, discoveryFacetNames } from '#domain/listing/discovery-listing-state.ts';
import type { DiscoveryQuestion } from '#domain/listing/discovery-question.ts';
import {
  keywordIn,
  keywordPairs,
  momentIn,
  pageIn,
  pagePairs,
  pairsFor,
  selectionIn,
  singleValue,
  valuesOf,
} from '#domain/listing/list-query.ts';
import { type QueryPairs, queryString } from '#domain/listing/query-pairs.ts';
import { type SeriesFacetName, seriesFacetNames } from '#domain/listing/series-listing-state.ts';
import type { SeriesQuestion } from '#domain/listing/series-question.ts';
import type { SiteQuestion } from '#domain/listing/site-question.ts';
import { type Locale, localeNamed } from '#domain/locale/locale.ts';
import { isConcertIdentifier } from '#domain/recommendation/suggestions.ts';
import { type HallDay, hallDayOf } from '#domain/time/hall-day.ts';

/** What the browser may ask the site about its lists beside the calendar, and about the site as a whole, as plain values. */
export type ListGatewayQuestion =
  | { readonly kind: 'series' | 'concerts'; readonly question: SeriesQuestion; readonly page: number }
  | { readonly kind: 'seriesFacets' | 'concertFacets'; readonly locale: Locale; readonly from: HallDay }
  | { readonly kind: 'discoveries'; readonly question: DiscoveryQuestion; readonly page: number }
  | { readonly kind: 'discoveryCategories'; readonly locale: Locale }
  | { readonly kind: 'press'; readonly locale: Locale; readonly page: number }
  | { readonly kind: 'find'; readonly question: SiteQuestion; readonly page: number }
  /** The answers that were given stay with the visitor: the identifiers alone say what is looked up. */
  | { readonly kind: 'recommended'; readonly locale: Locale; readonly identifiers: readonly string[] }
  | { readonly kind: 'eventsAt'; readonly locale: Locale; readonly uris: readonly string[] };

/** More concerts are not asked for at once by their uris: so many fit into an address. */
export const mostEventsAtOnce = 50;

/** More identifiers are not looked up at once. */
export const mostIdentifiersAtOnce = 500;

const subjects: Readonly<Record<ListGatewayQuestion['kind'], string>> = {
  series: 'series',
  seriesFacets: 'series-facets',
  concerts: 'concerts',
  concertFacets: 'concert-facets',
  discoveries: 'discoveries',
  discoveryCategories: 'discovery-categories',
  press: 'press',
  find: 'find',
  recommended: 'recommended',
  eventsAt: 'events-at',
};

/** The one address of a question, path and query; also the name under which its answer may be kept. */
export function listGatewayPath(question: ListGatewayQuestion): string {
  const { locale } = 'question' in question ? question.question : question;
  return `/gateway/${locale}/${subjects[question.kind]}${queryString(pairsOf(question))}`;
}

function pairsOf(asked: ListGatewayQuestion): QueryPairs {
  switch (asked.kind) {
    case 'series':
    case 'concerts':
      return seriesPairs(asked.question, asked.page);
    case 'seriesFacets':
    case 'concertFacets':
      return [['from', asked.from]];
    case 'discoveries':
      return discoveryPairs(asked.question, asked.page);
    case 'discoveryCategories':
      return [];
    case 'press':
      return pagePairs(asked.page);
    case 'find':
      return sitePairs(asked.question, asked.page);
    case 'recommended':
      return [['ids', asked.identifiers.join(',')]];
    case 'eventsAt':
      return pairsFor('uri', asked.uris);
  }
}

type Reader = (locale: Locale, query: QueryPairs) => ListGatewayQuestion | undefined;

/** How the query of each address is read. */
const readers: Readonly<Record<ListGatewayQuestion['kind'], Reader>> = {
  series: (locale, query) => seriesQuestion('series', locale, query),
  concerts: (locale, query) => seriesQuestion('concerts', locale, query),
  seriesFacets: (locale, query) => facetsQuestion('seriesFacets', locale, query),
  concertFacets: (locale, query) => facetsQuestion('concertFacets', locale, query),
  discoveries: discoveriesQuestion,
  discoveryCategories: (locale) => ({ kind: 'discoveryCategories', locale }),
  press: (locale, query) => ({ kind: 'press', locale, page: pageIn(query) }),
  find: siteQuestion,
  recommended: recommendedQuestion,
  eventsAt: (locale, query) => ({ kind: 'eventsAt', locale, uris: valuesOf(query, 'uri') }),
};

const kinds = Object.keys(subjects) as readonly ListGatewayQuestion['kind'][];

/**
 * The question an address asks; undefined where it asks none of these. Whatever the query holds, what comes out is a question
 * the site may pass on: known words, dates that exist, bounded lengths.
 */
export function listGatewayQuestion(path: string, query: QueryPairs): ListGatewayQuestion | undefined {
  const [, name, subject = ''] = /^\/gateway\/([a-z]+)\/([a-z-]+)$/.exec(path) ?? [];
  const locale = localeNamed(name);
  const kind = kinds.find((known) => subjects[known] === subject);
  return locale && kind && readers[kind](locale, query);
}

function seriesQuestion(
  kind: 'series' | 'concerts',
  locale: Locale,
  query: QueryPairs,
): ListGatewayQuestion | undefined {
  const from = hallDayOf(singleValue(query, 'from'));
  const selection = selectionIn<SeriesFacetName>(query, seriesFacetNames);
  return (
    from && { kind, question: { locale, keyword: keywordIn(query), from, selection }, page: pageIn(query) }
  );
}

function facetsQuestion(
  kind: 'seriesFacets' | 'concertFacets',
  locale: Locale,
  query: QueryPairs,
): ListGatewayQuestion | undefined {
  const from = hallDayOf(singleValue(query, 'from'));
  return from && { kind, locale, from };
}

function discoveriesQuestion(locale: Locale, query: QueryPairs): ListGatewayQuestion {
  const selection = selectionIn<DiscoveryFacetName>(query, discoveryFacetNames);
  return {
    kind: 'discoveries',
    question: { locale, keyword: keywordIn(query), selection },
    page: pageIn(query),
  };
}

function siteQuestion(locale: Locale, query: QueryPairs): ListGatewayQuestion | undefined {
  const now = momentIn(query, 'now');
  if (now === undefined) return undefined;
  return { kind: 'find', question: { locale, keyword: keywordIn(query), now }, page: pageIn(query) };
}

/** An identifier holds no comma, so that one can stand between them. */
function recommendedQuestion(locale: Locale, query: QueryPairs): ListGatewayQuestion | undefined {
  const identifiers = singleValue(query, 'ids').split(',');
  if (!identifiers.every(isConcertIdentifier) || identifiers.length > mostIdentifiersAtOnce) return undefined;
  return { kind: 'recommended', locale, identifiers };
}

function seriesPairs({ keyword, from, selection }: SeriesQuestion, page: number): QueryPairs {
  return [
    ...keywordPairs(keyword),
    ['from', from],
    ...pagePairs(page),
    ...seriesFacetNames.flatMap((name) => pairsFor(name, selection[name])),
  ];
}

function discoveryPairs({ keyword, selection }: DiscoveryQuestion, page: number): QueryPairs {
  return [
    ...keywordPairs(keyword),
    ...pagePairs(page),
    ...discoveryFacetNames.flatMap((name) => pairsFor(name, selection[name])),
  ];
}

function sitePairs({ keyword, now }: SiteQuestion, page: number): QueryPairs {
  return [...keywordPairs(keyword), ['now', String(now)], ...pagePairs(page)];
}
