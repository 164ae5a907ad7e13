import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventFacetNames } from '#domain/facet/facet.ts';
import { choices } from '#domain/facet/selection.ts';
import { type GatewayQuestion, gatewayPath, gatewayQuestion } from '#domain/listing/gateway-path.ts';
import { keywordOf } from '#domain/listing/list-query.ts';
import { daysAfter, type HallDay, monthOf } from '#domain/time/hall-day.ts';
import { instantAt } from '#domain/time/instant.ts';

/** What a server makes of an address. */
function asked(address: string): GatewayQuestion | undefined {
  const [path = '', query = ''] = address.split('?');
  return gatewayQuestion(path, [...new URLSearchParams(query)]);
}

const locale = fc.constantFrom('nl', 'en');
const list = fc.constantFrom('events', 'series');
const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const name = words.filter((text) => text !== '' && !/[\p{Cc}\p{Cs}]/u.test(text));
const day = fc.nat(20_000).map((days) => daysAfter('2000-01-01' as HallDay, days));
const values = fc.array(words, { maxLength: 5 }).map(choices);
const selection = fc.record(
  Object.fromEntries(eventFacetNames.map((facet) => [facet, values])) as Record<
    (typeof eventFacetNames)[number],
    typeof values
  >,
);
const kindOf = { events: ['composer', 'genre', 'special'], series: ['organizer', 'genre', 'room'] } as const;

const question: fc.Arbitrary<GatewayQuestion> = fc.oneof(
  fc.record({ kind: fc.constant('global'), locale }),
  fc.record({ kind: fc.constant('page'), locale, uri: name }),
  fc.record({
    kind: fc.constant('events'),
    question: fc.record({ locale, keyword: words.map(keywordOf), from: day, selection }),
    page: fc.integer({ min: 1, max: 1024 }),
  }),
  fc.record({ kind: fc.constant('eventFacets'), locale, now: fc.nat(4e12).map(instantAt) }),
  fc.record({ kind: fc.constant('eventDays'), locale, month: day.map(monthOf) }),
  fc.record({ kind: fc.constant('fallbackBanners'), locale, list }),
  list.chain((of) =>
    fc.record({
      kind: fc.constant('banners'),
      locale,
      list: fc.constant(of),
      of: fc.constantFrom(...kindOf[of]),
      values,
    }),
  ),
  fc.record({ kind: fc.constant('organizer'), locale, name }),
  fc.record({
    kind: fc.constant('educationRedirect'),
    locale,
    eventGroupId: fc.nat(),
    eventId: fc.nat(),
    uri: name,
  }),
  fc.record({ kind: fc.constant('redirects'), locale, path: name.map((text) => `/${text}`) }),
);

describe('the address of a question', () => {
  it.each<[GatewayQuestion, string]>([
    [{ kind: 'global', locale: 'nl' }, '/gateway/nl/global'],
    [{ kind: 'page', locale: 'en', uri: 'concerts/a&b' }, '/gateway/en/page?uri=concerts%2Fa%26b'],
    [
      { kind: 'banners', locale: 'nl', list: 'events', of: 'genre', values: ['Opera', 'Oude muziek'] },
      '/gateway/nl/banners/events?kind=genre&value=Opera&value=Oude+muziek',
    ],
    [{ kind: 'fallbackBanners', locale: 'nl', list: 'series' }, '/gateway/nl/fallback-banners/series'],
    [{ kind: 'eventFacets', locale: 'nl', now: instantAt(5) }, '/gateway/nl/event-facets?now=5'],
  ])('is short and readable: %j', (one, address) => {
    expect(gatewayPath(one)).toBe(address);
  });

  it('asks the same question when read again', () => {
    fc.assert(
      fc.property(question, (one) => {
        expect(asked(gatewayPath(one))).toEqual(one);
      }),
    );
  });

  it('is one for each question', () => {
    fc.assert(
      fc.property(question, question, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(gatewayPath(one)).not.toBe(gatewayPath(other));
      }),
    );
  });
});

describe('the address of banners', () => {
  it.each([
    ['events', 'composer'],
    ['events', 'genre'],
    ['events', 'special'],
    ['series', 'organizer'],
    ['series', 'genre'],
    ['series', 'room'],
  ] as const)('LIST-6 may name for %s the kind %s', (of, kind) => {
    expect(asked(`/gateway/nl/banners/${of}?kind=${kind}&value=a`)).toEqual({
      kind: 'banners',
      locale: 'nl',
      list: of,
      of: kind,
      values: ['a'],
    });
  });
});

describe('any address', () => {
  it('may name a page by a thousand characters', () => {
    const uri = 'a'.repeat(1000);
    expect(asked(`/gateway/nl/page?uri=${uri}`)).toEqual({ kind: 'page', locale: 'nl', uri });
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
    '/gateway/nl/banners',
    '/gateway/nl/banners/press?kind=genre&value=a',
    '/gateway/nl/banners/events?kind=room&value=a',
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
    '/x/gateway/nl/global',
    '//gateway/nl/global',
  ])('%s is refused', (address) => {
    expect(asked(address)).toBeUndefined();
  });

  it('asks a question of its own, or none, and that question has one address', () => {
    const path = fc.oneof(
      fc.constantFrom(
        '/gateway/nl/events',
        '/gateway/en/page',
        '/gateway/nl/banners/series',
        '/gateway/nl/event-days',
      ),
      fc.string(),
    );
    const parameter = fc.constantFrom(
      'uri',
      'from',
      'keyword',
      'page',
      'rooms',
      'kind',
      'value',
      'month',
      '__proto__',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('2026-12-01', '2026-12', 'room', '3', '-1', '/x'),
    );
    fc.assert(
      fc.property(path, fc.array(fc.tuple(parameter, value)), (at, query) => {
        const one = gatewayQuestion(at, query);
        if (one) expect(asked(gatewayPath(one))).toEqual(one);
      }),
      { numRuns: 1000 },
    );
  });
});
