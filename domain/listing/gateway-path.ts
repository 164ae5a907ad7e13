import type { BannerKind, BannerList } from '#domain/event/banner.ts';
import { type EventFacetName, eventFacetNames } from '#domain/facet/facet.ts';
import type { EventQuestion } from '#domain/listing/event-question.ts';
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
import { type Locale, localeNamed } from '#domain/locale/locale.ts';
import type { EducationEntry } from '#domain/page/education-entry.ts';
import { type HallMonth, hallDayOf, hallMonthOf } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What the browser may ask the site about itself: the members of the content system and the search, as plain values. */
export type GatewayQuestion =
  | { readonly kind: 'global'; readonly locale: Locale }
  | { readonly kind: 'page'; readonly locale: Locale; readonly uri: string }
  | { readonly kind: 'events'; readonly question: EventQuestion; readonly page: number }
  | { readonly kind: 'eventFacets'; readonly locale: Locale; readonly now: Instant }
  | { readonly kind: 'eventDays'; readonly locale: Locale; readonly month: HallMonth }
  | { readonly kind: 'fallbackBanners'; readonly locale: Locale; readonly list: BannerList }
  | {
      readonly kind: 'banners';
      readonly locale: Locale;
      readonly list: BannerList;
      readonly of: BannerKind;
      readonly values: readonly string[];
    }
  | { readonly kind: 'organizer'; readonly locale: Locale; readonly name: string }
  | ({ readonly kind: 'educationRedirect' } & EducationEntry)
  | { readonly kind: 'redirects'; readonly locale: Locale; readonly path: string };

const bannerKinds: Readonly<Record<BannerList, readonly BannerKind[]>> = {
  events: ['composer', 'genre', 'special'],
  series: ['organizer', 'genre', 'room'],
};

/** No uri, path or name is longer, in characters. */
const longestName = 1000;

/** The one address of a question, path and query; also the name under which its answer may be kept. */
export function gatewayPath(question: GatewayQuestion): string {
  switch (question.kind) {
    case 'global':
      return addressOf(question.locale, 'global', []);
    case 'page':
      return addressOf(question.locale, 'page', [['uri', question.uri]]);
    case 'events':
      return addressOf(question.question.locale, 'events', eventPairs(question.question, question.page));
    case 'eventFacets':
      return addressOf(question.locale, 'event-facets', [['now', String(question.now)]]);
    case 'eventDays':
      return addressOf(question.locale, 'event-days', [['month', question.month]]);
    case 'fallbackBanners':
      return addressOf(question.locale, `fallback-banners/${question.list}`, []);
    case 'banners':
      return addressOf(question.locale, `banners/${question.list}`, bannerPairs(question));
    case 'organizer':
      return addressOf(question.locale, 'organizer', [['name', question.name]]);
    case 'educationRedirect':
      return addressOf(question.locale, 'education-redirect', entryPairs(question));
    case 'redirects':
      return addressOf(question.locale, 'redirects', [['path', question.path]]);
  }
}

type Reader = (locale: Locale, query: QueryPairs) => GatewayQuestion | undefined;

/** How the query of each address is read. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['global', (locale) => ({ kind: 'global', locale })],
  ['page', named('uri', (locale, uri) => ({ kind: 'page', locale, uri }))],
  ['organizer', named('name', (locale, name) => ({ kind: 'organizer', locale, name }))],
  ['education-redirect', entryQuestion],
  [
    'redirects',
    named('path', (locale, path) => (path.startsWith('/') ? { kind: 'redirects', locale, path } : undefined)),
  ],
  ['events', eventsQuestion],
  ['event-facets', facetsQuestion],
  ['event-days', daysQuestion],
  ['fallback-banners/events', (locale) => ({ kind: 'fallbackBanners', locale, list: 'events' })],
  ['fallback-banners/series', (locale) => ({ kind: 'fallbackBanners', locale, list: 'series' })],
  ['banners/events', bannersQuestion('events')],
  ['banners/series', bannersQuestion('series')],
]);

/**
 * The question an address asks; undefined where it asks none. Whatever the query holds, what comes out is a question the
 * site may pass on: known words, dates that exist, bounded lengths. Parameters that belong to no question are passed over.
 */
export function gatewayQuestion(path: string, query: QueryPairs): GatewayQuestion | undefined {
  const [, name, subject = ''] = /^\/gateway\/([a-z]+)\/([a-z/-]+)$/.exec(path) ?? [];
  const locale = localeNamed(name);
  return locale && readers.get(subject)?.(locale, query);
}

/** Reads a question about one thing by its name. */
function named(
  parameter: string,
  ask: (locale: Locale, name: string) => GatewayQuestion | undefined,
): Reader {
  return (locale, query) => {
    const name = singleValue(query, parameter);
    const isUsable = name !== '' && name.length <= longestName && !/[\p{Cc}\p{Cs}]/u.test(name);
    return isUsable ? ask(locale, name) : undefined;
  };
}

function eventsQuestion(locale: Locale, query: QueryPairs): GatewayQuestion | undefined {
  const from = hallDayOf(singleValue(query, 'from'));
  if (!from) return undefined;
  const selection = selectionIn<EventFacetName>(query, eventFacetNames);
  const question = { locale, keyword: keywordIn(query), from, selection };
  return { kind: 'events', question, page: pageIn(query) };
}

function entryQuestion(locale: Locale, query: QueryPairs): GatewayQuestion | undefined {
  const [group, event] = [singleValue(query, 'group'), singleValue(query, 'event')];
  const ask = (_: Locale, uri: string): GatewayQuestion | undefined =>
    [group, event].every((number) => /^\d{1,15}$/.test(number))
      ? { kind: 'educationRedirect', locale, eventGroupId: Number(group), eventId: Number(event), uri }
      : undefined;
  return named('uri', ask)(locale, query);
}

function facetsQuestion(locale: Locale, query: QueryPairs): GatewayQuestion | undefined {
  const now = momentIn(query, 'now');
  return now === undefined ? undefined : { kind: 'eventFacets', locale, now };
}

function daysQuestion(locale: Locale, query: QueryPairs): GatewayQuestion | undefined {
  const month = hallMonthOf(singleValue(query, 'month'));
  return month && { kind: 'eventDays', locale, month };
}

function bannersQuestion(list: BannerList): Reader {
  return (locale, query) => {
    const of = bannerKinds[list].find((kind) => kind === singleValue(query, 'kind'));
    return of && { kind: 'banners', locale, list, of, values: valuesOf(query, 'value') };
  };
}

function bannerPairs({ of, values }: Extract<GatewayQuestion, { kind: 'banners' }>): QueryPairs {
  return [['kind', of], ...pairsFor('value', values)];
}

function entryPairs({ eventGroupId, eventId, uri }: EducationEntry): QueryPairs {
  return [
    ['group', String(eventGroupId)],
    ['event', String(eventId)],
    ['uri', uri],
  ];
}

function eventPairs({ keyword, from, selection }: EventQuestion, page: number): QueryPairs {
  return [
    ...keywordPairs(keyword),
    ['from', from],
    ...pagePairs(page),
    ...eventFacetNames.flatMap((name) => pairsFor(name, selection[name])),
  ];
}

function addressOf(locale: Locale, subject: string, query: QueryPairs): string {
  return `/gateway/${locale}/${subject}${queryString(query)}`;
}
