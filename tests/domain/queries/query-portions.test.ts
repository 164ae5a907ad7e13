import { describe, expect, it } from 'vitest';
import { emptySiteSearchResult } from '#domain/listing/site-search.ts';
import { searchPortDefinitions } from '#domain/queries/search-queries.ts';
import type { RecommendedHits } from '#domain/recommendation/recommended-hits.ts';
import { at } from '#tests/domain/time/at.ts';

const locale = 'nl';
const { find, recommended, eventsAt } = searchPortDefinitions;

describe('a site search', () => {
  const paramsFor = (keyword: string) =>
    ({ locale, keyword, now: at('2026-12-01T12:00:00+01:00'), page: 1 }) as const;

  it('CALL-23 sends one request with a keyword, and none without one', () => {
    expect(find.portions?.split(paramsFor('harp'))).toEqual([paramsFor('harp')]);
    expect(['', ' '].map((keyword) => find.portions?.split(paramsFor(keyword)))).toEqual([[], []]);
  });

  it('CALL-23 finds nothing without a request', () => {
    const found = { availability: 'answered', total: 0, page: 1, pages: 1 };
    expect(find.portions?.join([])).toMatchObject(found);
    const answer = { ...emptySiteSearchResult, total: 7 };
    expect(find.portions?.join([answer])).toBe(answer);
  });
});

describe('the lookup of recommended concerts', () => {
  const split = (identifiers: readonly string[]) =>
    (recommended.portions?.split({ locale, identifiers }) ?? []).map((portion) => portion.identifiers);
  const identifiers = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => String(index).padStart(length, '0'));

  it('CALL-26 sends no request without identifiers', () => {
    expect(split([])).toEqual([]);
  });

  it('CALL-26 sends at most 500 identifiers per request, in order', () => {
    const many = identifiers(1001, 4);
    expect(split(many)).toEqual([many.slice(0, 500), many.slice(500, 1000), many.slice(1000)]);
  });

  it('CALL-26 sends at most 7500 characters per request, with an encoded comma per identifier', () => {
    // 43 characters each: 174 of them are 7482.
    const long = identifiers(400, 40);
    expect(split(long)).toEqual([long.slice(0, 174), long.slice(174, 348), long.slice(348)]);
    // 25 characters each: 300 of them are exactly 7500.
    const exact = identifiers(301, 22);
    expect(split(exact).map(({ length }) => length)).toEqual([300, 1]);
  });

  it('CALL-26 KEUZE-6 names the identifiers of its portion in the language of the visitor', () => {
    const [portion] = recommended.portions?.split({ locale: 'en', identifiers: ['7', '12'] }) ?? [];
    expect(portion).toEqual({ locale: 'en', identifiers: ['7', '12'] });
  });

  it('KEUZE-6 joins the hits of all requests, and is unavailable if one failed', () => {
    const found = (uri: string): RecommendedHits => ({ kind: 'found', hits: [{ identifier: uri, uri }] });
    expect(recommended.portions?.join([found('a'), found('b')])).toEqual({
      kind: 'found',
      hits: [
        { identifier: 'a', uri: 'a' },
        { identifier: 'b', uri: 'b' },
      ],
    });
    expect(recommended.portions?.join([])).toEqual({ kind: 'found', hits: [] });
    expect(recommended.portions?.join([found('a'), { kind: 'unavailable' }])).toEqual({
      kind: 'unavailable',
    });
  });
});

describe('the concerts at some uris', () => {
  const split = (uris: readonly string[]) =>
    (eventsAt.portions?.split({ locale, uris }) ?? []).map((portion) => portion.uris);

  it('FAV-4 are requested fifty at a time, in order, and each once', () => {
    const uris = Array.from({ length: 101 }, (_, index) => `concerten/${index}`);
    expect(split([...uris, 'concerten/0'])).toEqual([
      uris.slice(0, 50),
      uris.slice(50, 100),
      uris.slice(100),
    ]);
    expect(split([])).toEqual([]);
  });

  it('FAV-4 are those of all requests, in order', () => {
    expect(eventsAt.portions?.split({ locale: 'en', uris: ['a'] })).toEqual([{ locale: 'en', uris: ['a'] }]);
    expect(eventsAt.portions?.join([])).toEqual([]);
  });
});
