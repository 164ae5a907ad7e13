import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices } from '#domain/facet/selection.ts';
import {
  type ListGatewayQuestion,
  listGatewayPath,
  listGatewayQuestion,
} from '#domain/listing/list-gateway-path.ts';
import { keywordOf } from '#domain/listing/list-query.ts';
import { daysAfter, type HallDay } from '#domain/time/hall-day.ts';
import { instantAt } from '#domain/time/instant.ts';

/** What a server makes of an address. */
function asked(address: string): ListGatewayQuestion | undefined {
  const [path = '', query = ''] = address.split('?');
  return listGatewayQuestion(path, [...new URLSearchParams(query)]);
}

const locale = fc.constantFrom('nl', 'en');
const page = fc.integer({ min: 1, max: 1024 });
const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const keyword = words.map(keywordOf);
const from = fc.nat(20_000).map((days) => daysAfter('2000-01-01' as HallDay, days));
const values = fc.array(words, { maxLength: 5 }).map(choices);
const identifiers = fc.array(fc.stringMatching(/^[\w-]{1,40}$/), { minLength: 1, maxLength: 20 });

const seriesSelection = fc.record({ genres: values, organizers: values, rooms: values });
const discoverySelection = fc.record({ categories: values, tags: values });
const seriesQuestion = fc.record({ locale, keyword, from, selection: seriesSelection });

const question: fc.Arbitrary<ListGatewayQuestion> = fc.oneof(
  fc.record({ kind: fc.constantFrom('series', 'concerts'), question: seriesQuestion, page }),
  fc.record({ kind: fc.constantFrom('seriesFacets', 'concertFacets'), locale, from }),
  fc.record({
    kind: fc.constant('discoveries'),
    question: fc.record({ locale, keyword, selection: discoverySelection }),
    page,
  }),
  fc.record({ kind: fc.constant('discoveryCategories'), locale }),
  fc.record({ kind: fc.constant('press'), locale, page }),
  fc.record({
    kind: fc.constant('find'),
    question: fc.record({ locale, keyword, now: fc.nat(4e12).map(instantAt) }),
    page,
  }),
  fc.record({ kind: fc.constant('recommended'), locale, identifiers }),
  fc.record({ kind: fc.constant('eventsAt'), locale, uris: values }),
);

describe('the address of a question about lists', () => {
  it.each<[ListGatewayQuestion, string]>([
    [{ kind: 'press', locale: 'nl', page: 1 }, '/gateway/nl/press'],
    [{ kind: 'press', locale: 'en', page: 2 }, '/gateway/en/press?page=2'],
    [
      { kind: 'seriesFacets', locale: 'nl', from: '2026-12-01' as HallDay },
      '/gateway/nl/series-facets?from=2026-12-01',
    ],
    [
      { kind: 'find', question: { locale: 'nl', keyword: 'harp & stem', now: instantAt(5) }, page: 1 },
      '/gateway/nl/find?keyword=harp+%26+stem&now=5',
    ],
    [
      { kind: 'eventsAt', locale: 'nl', uris: ['concerten/a', 'concerten/b'] },
      '/gateway/nl/events-at?uri=concerten%2Fa&uri=concerten%2Fb',
    ],
  ])('is short and readable: %j', (one, address) => {
    expect(listGatewayPath(one)).toBe(address);
  });

  it('asks the same question when read again', () => {
    fc.assert(
      fc.property(question, (one) => {
        expect(asked(listGatewayPath(one))).toEqual(one);
      }),
    );
  });

  it.each([
    '/gateway/nl/series',
    '/gateway/nl/series?from=2026-02-30',
    '/gateway/fr/press',
    '/gateway/nl/find?keyword=x',
    '/gateway/nl/find?keyword=x&now=-1',
    '/gateway/nl/recommended',
    '/gateway/nl/recommended?ids=a%20b',
    `/gateway/nl/recommended?ids=${Array.from({ length: 501 }, () => 'a').join(',')}`,
    '/gateway/nl/constructor',
    '/gateway/nl/press/more',
  ])('is not %s', (address) => {
    expect(asked(address)).toBeUndefined();
  });

  it('CALL-37 asks for no more concerts at once than fit into an address', () => {
    const many = Array.from({ length: 80 }, (_, at) => `uri=${at}`).join('&');
    const read = asked(`/gateway/nl/events-at?${many}`);
    expect(read?.kind === 'eventsAt' && read.uris.length).toBe(50);
  });
});
