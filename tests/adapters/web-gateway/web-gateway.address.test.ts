import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import type { QueryDefinition } from '#adapters/shared/queries/query-definition.ts';
import { searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import {
  parseGatewayPath,
  parseQueryParams,
  toGatewayUrl,
} from '#adapters/web-gateway/web-gateway.address.ts';
import { eventCardShapes } from '#domain/event/event-card-shape.ts';
import { eventFacetNames, type FacetSelection, sanitizeFacetValues } from '#domain/facet/facet.ts';
import { sanitizeKeyword } from '#domain/listing/read-query-params.ts';
import { dayParts } from '#domain/time/day-part.ts';
import { addDays, type HallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { CmsQueries } from '#ports/cms.port.ts';
import type { InLocale, Query } from '#ports/query.ts';
import type { SearchPort } from '#ports/search.port.ts';

type AnyDefinition = QueryDefinition<InLocale, unknown>;

const definitions = Object.values({
  ...cmsDefinitions,
  ...searchDefinitions,
}) as unknown as AnyDefinition[];

/** What a server makes of an address: the query it names, and its parameters. */
function parseAddress(address: string): { readonly path: string; readonly params: InLocale } | undefined {
  const [path = '', query = ''] = address.split('?');
  const named = parseGatewayPath(path);
  const definition = definitions.find((one) => one.path === named?.path);
  const params =
    named && definition && parseQueryParams(definition, named.locale, [...new URLSearchParams(query)]);
  return params && { path: definition.path, params };
}

const locale = fc.constantFrom('nl', 'en');
const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const name = words.filter((text) => text !== '' && !/[\p{Cc}\p{Cs}]/u.test(text));
const keyword = words.map(sanitizeKeyword);
const from = fc.nat(20_000).map((days) => addDays('2000-01-01' as HallDay, days));
const month = from.map(toMonthOfDay);
const now = fc.nat(4e12).map(createInstant);
const page = fc.integer({ min: 1, max: 1024 });
const values = fc.array(words, { maxLength: 5 }).map(sanitizeFacetValues);
const identifiers = fc.array(fc.stringMatching(/^[\w-]{1,40}$/), { minLength: 1, maxLength: 20 });
const chosen = <Name extends string>(...facets: readonly Name[]): fc.Arbitrary<FacetSelection<Name>> =>
  fc
    .tuple(...facets.map(() => values))
    .map(
      (lists) => Object.fromEntries(facets.map((facet, at) => [facet, lists[at]])) as FacetSelection<Name>,
    );
const series = fc.record({ locale, keyword, from, page, selection: chosen('genres', 'organizers', 'rooms') });
const kindsOf = { events: ['composer', 'genre', 'special'], series: ['organizer', 'genre', 'room'] } as const;

/** Arbitrary parameters for each query. The compiler requires a row for each. */
const anyParams: {
  readonly [Name in keyof (CmsQueries & SearchPort)]: (CmsQueries & SearchPort)[Name] extends Query<
    infer Params,
    unknown
  >
    ? fc.Arbitrary<Params>
    : never;
} = {
  global: fc.record({ locale }),
  page: fc.record({ locale, uri: name }),
  fallbackBanners: fc.record({ locale, list: fc.constantFrom('events', 'series') }),
  banners: fc
    .constantFrom('events' as const, 'series' as const)
    .chain((list) =>
      fc.record({ locale, list: fc.constant(list), kind: fc.constantFrom(...kindsOf[list]), values }),
    ),
  organizer: fc.record({ locale, name }),
  educationRedirect: fc.record({ locale, eventGroupId: fc.nat(), eventId: fc.nat(), uri: name }),
  redirects: fc.record({ locale, path: name.map((text) => `/${text}`) }),
  events: fc.record({
    locale,
    card: fc.constantFrom(...eventCardShapes),
    keyword,
    from,
    until: fc.option(from),
    part: fc.option(fc.constantFrom(...dayParts)),
    page,
    selection: chosen(...eventFacetNames),
  }),
  dayPresetCounts: fc.record({ locale, today: from }),
  eventFacets: fc.record({ locale, now }),
  eventDays: fc.record({ locale, month }),
  series,
  seriesFacets: fc.record({ locale, from }),
  concerts: series,
  concertFacets: fc.record({ locale, from }),
  discoveries: fc.record({ locale, keyword, page, selection: chosen('categories', 'tags') }),
  discoveryCategories: fc.record({ locale }),
  press: fc.record({ locale, page, year: fc.option(fc.integer({ min: 1000, max: 2999 })) }),
  find: fc.record({ locale, keyword, now, page }),
  recommended: fc.record({ locale, identifiers }),
  eventsAt: fc.record({ locale, uris: values }),
  productionDates: fc.record({ locale, uri: name }),
};

interface AnyQuestion {
  readonly definition: AnyDefinition;
  readonly params: InLocale;
}

const byName = { ...cmsDefinitions, ...searchDefinitions } as unknown as Record<string, AnyDefinition>;

const question: fc.Arbitrary<AnyQuestion> = fc.oneof(
  ...Object.entries<fc.Arbitrary<InLocale>>(anyParams).map(([query, params]) =>
    fc.record({ definition: fc.constant(byName[query] as AnyDefinition), params }),
  ),
);

const addressOf = ({ definition, params }: AnyQuestion) => toGatewayUrl(definition, params);

describe('the address of a query', () => {
  it('is short and readable', () => {
    const { global, page: aPage, banners, fallbackBanners, educationRedirect } = cmsDefinitions;
    const { eventFacets, press, seriesFacets, find, eventsAt } = searchDefinitions;
    const december = '2026-12-01' as HallDay;
    const soon = createInstant(5);
    expect([
      toGatewayUrl(global, { locale: 'nl' }),
      toGatewayUrl(aPage, { locale: 'en', uri: 'concerts/a&b' }),
      toGatewayUrl(banners, {
        locale: 'nl',
        list: 'events',
        kind: 'genre',
        values: ['Opera', 'Oude muziek'],
      }),
      toGatewayUrl(fallbackBanners, { locale: 'nl', list: 'series' }),
      toGatewayUrl(educationRedirect, { locale: 'nl', eventGroupId: 5, eventId: 6, uri: 'stil' }),
      toGatewayUrl(eventFacets, { locale: 'nl', now: soon }),
      toGatewayUrl(press, { locale: 'nl', page: 1, year: null }),
      toGatewayUrl(press, { locale: 'en', page: 2, year: 2025 }),
      toGatewayUrl(seriesFacets, { locale: 'nl', from: december }),
      toGatewayUrl(find, { locale: 'nl', keyword: 'harp & stem', now: soon, page: 1 }),
      toGatewayUrl(eventsAt, { locale: 'nl', uris: ['concerten/a', 'concerten/b'] }),
    ]).toEqual([
      '/gateway/nl/global',
      '/gateway/en/page?uri=concerts%2Fa%26b',
      '/gateway/nl/banners?list=events&kind=genre&value=Opera&value=Oude+muziek',
      '/gateway/nl/fallback-banners?list=series',
      '/gateway/nl/education-redirect?group=5&event=6&uri=stil',
      '/gateway/nl/event-facets?now=5',
      '/gateway/nl/press',
      '/gateway/en/press?year=2025&page=2',
      '/gateway/nl/series-facets?from=2026-12-01',
      '/gateway/nl/find?keyword=harp+%26+stem&now=5',
      '/gateway/nl/events-at?uri=concerten%2Fa&uri=concerten%2Fb',
    ]);
  });

  it('is no other query’s', () => {
    const paths = definitions.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives the same parameters when parsed', () => {
    fc.assert(
      fc.property(question, (one) => {
        expect(parseAddress(addressOf(one))).toEqual({ path: one.definition.path, params: one.params });
      }),
    );
  });

  it('is unique per query', () => {
    fc.assert(
      fc.property(question, question, (one, other) => {
        const differ =
          one.definition !== other.definition || JSON.stringify(one.params) !== JSON.stringify(other.params);
        fc.pre(differ);
        expect(addressOf(one)).not.toBe(addressOf(other));
      }),
    );
  });
});

describe('any address', () => {
  it('may name a page by a thousand characters', () => {
    const uri = 'a'.repeat(1000);
    expect(parseAddress(`/gateway/nl/page?uri=${uri}`)?.params).toEqual({ locale: 'nl', uri });
  });

  it.each([
    '/gateway',
    '/gateway/nl',
    '/gateway/nl/',
    '/gateway/de/global',
    '/gateway/nl/global/',
    '/gateway/nl/global/x',
    '/gateway/nl/Global',
    '/gateway/nl/global2',
    '/gateway/nl/constructor',
    '/gateway/nl/translation-urls',
    '/gateway/nl/banners',
    '/gateway/nl/banners?list=press&kind=genre&value=a',
    '/gateway/nl/banners?list=events&kind=room&value=a',
    '/gateway/nl/page',
    '/gateway/nl/page?uri=',
    '/gateway/nl/page?uri=a&uri=b',
    '/gateway/nl/page?uri=a%00b',
    `/gateway/nl/page?uri=${'a'.repeat(1001)}`,
    '/gateway/nl/redirects?path=oud',
    '/gateway/nl/education-redirect?group=1&event=2',
    '/gateway/nl/education-redirect?group=1&event=x&uri=a',
    '/gateway/nl/education-redirect?group=1e3&event=2&uri=a',
    '/gateway/nl/events',
    '/gateway/nl/events?from=2026-02-30',
    '/gateway/nl/events?from=now',
    '/gateway/nl/event-facets',
    '/gateway/nl/event-facets?now=-1',
    '/gateway/nl/event-facets?now=1e3',
    '/gateway/nl/event-days?month=2026-13',
    '/gateway/nl/series',
    '/gateway/fr/press',
    '/gateway/nl/find?keyword=x',
    '/gateway/nl/find?keyword=x&now=-1',
    '/gateway/nl/recommended',
    '/gateway/nl/recommended?ids=a%20b',
    '/gateway/nl/recommended?ids=a,b%20c',
    `/gateway/nl/recommended?ids=${Array.from({ length: 501 }, () => 'a').join(',')}`,
    '/gateway/nl/press/more',
    '/x/gateway/nl/global',
    '//gateway/nl/global',
  ])('%s is refused', (address) => {
    expect(parseAddress(address)).toBeUndefined();
  });

  it('CALL-26 may name five hundred identifiers', () => {
    const numbers = Array.from({ length: 500 }, (_, index) => String(index));
    expect(parseAddress(`/gateway/nl/recommended?ids=${numbers.join(',')}`)?.params).toMatchObject({
      identifiers: numbers,
    });
  });

  it('CALL-37 requests at most as many concerts as fit into a URL', () => {
    const many = Array.from({ length: 80 }, (_, at) => `uri=${at}`).join('&');
    expect(parseAddress(`/gateway/nl/events-at?${many}`)?.params).toMatchObject({ uris: { length: 50 } });
  });

  it('gives valid parameters or none, with one URL for them', () => {
    const path = fc.oneof(
      fc.constantFrom(...definitions.map((one) => `/gateway/nl/${one.path}`)),
      fc.string(),
    );
    const parameters = [
      'uri',
      'from',
      'keyword',
      'page',
      'rooms',
      'list',
      'kind',
      'value',
      'month',
      '__proto__',
    ];
    const parameter = fc.constantFrom(...parameters);
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('2026-12-01', '2026-12', 'events', 'genre', '3', '-1', '/x'),
    );
    fc.assert(
      fc.property(path, fc.array(fc.tuple(parameter, value)), (at, query) => {
        const one = parseAddress(`${at}?${new URLSearchParams(query.map(([key, text]) => [key, text]))}`);
        const definition = one && definitions.find((row) => row.path === one.path);
        if (definition) expect(parseAddress(toGatewayUrl(definition, one.params))).toEqual(one);
      }),
    );
  });
});
