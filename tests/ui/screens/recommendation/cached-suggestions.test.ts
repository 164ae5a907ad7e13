import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createInstant } from '#domain/time/instant.ts';
import {
  addToCachedSuggestions,
  readCachedSuggestions,
  toSuggestionsCacheKey,
} from '#ui/screens/recommendation/cached-suggestions.ts';

it('KEUZE-6 caches suggestions under locale and path', () => {
  const path = [
    { question: 'stemming', answers: ['uitbundig'] },
    { question: 'architectuur', answers: ['barok', 'modern'] },
  ] as const;
  expect(toSuggestionsCacheKey('nl', path)).toBe('nl:stemming=uitbundig>architectuur=barok+modern');
});

const suggestions = [
  { uri: 'concerten/mahler', score: 0.9 },
  { uri: 'concerten/bach', score: 0.4 },
];
const loud = 'nl:stemming=uitbundig';
const soft = 'nl:stemming=verstild';

/** The stored cache with suggestions for loud answers that expire at a moment. */
const written = (until: number) =>
  addToCachedSuggestions(null, loud, { until: createInstant(until), suggestions }, createInstant(0));

it('KEUZE-6 CACHE-2 caches suggestions until they expire', () => {
  expect(readCachedSuggestions(written(1000), loud, createInstant(999))).toEqual(suggestions);
  expect(readCachedSuggestions(written(1000), loud, createInstant(1000))).toBeUndefined();
});

it('KEUZE-6 caches them by answers, beside those of other answers', () => {
  const both = addToCachedSuggestions(
    written(1000),
    soft,
    { until: createInstant(2000), suggestions: suggestions.slice(1) },
    createInstant(999),
  );
  expect(readCachedSuggestions(both, loud, createInstant(999))).toEqual(suggestions);
  expect(readCachedSuggestions(both, soft, createInstant(999))).toEqual(suggestions.slice(1));
  expect(readCachedSuggestions(both, 'en:stemming=verstild', createInstant(999))).toBeUndefined();
});

it('KEUZE-6 drops expired ones when it stores others', () => {
  const later = addToCachedSuggestions(
    written(1000),
    soft,
    { until: createInstant(2000), suggestions },
    createInstant(1000),
  );
  expect(JSON.parse(later)).toEqual({ [soft]: { until: 2000, suggestions } });
});

it('KEUZE-6 ignores an invalid stored text', () => {
  expect(readCachedSuggestions(null, loud, createInstant(0))).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (other, key) => {
      expect(readCachedSuggestions(other, key, createInstant(0))).toBeUndefined();
      const entry = { until: createInstant(10), suggestions };
      expect(
        readCachedSuggestions(
          addToCachedSuggestions(other, loud, entry, createInstant(0)),
          loud,
          createInstant(0),
        ),
      ).toEqual(suggestions);
    }),
  );
  const until = 10;
  for (const odd of [
    7,
    [{ uri: 1, score: 1 }],
    [{ uri: 'a' }],
    [...suggestions, { uri: 'a' }],
    [null],
    { 0: 'a' },
  ]) {
    const other = JSON.stringify({ [loud]: { until, suggestions: odd } });
    expect(readCachedSuggestions(other, loud, createInstant(0))).toBeUndefined();
  }
  const unending = JSON.stringify({ [loud]: { until: '10', suggestions } });
  expect(readCachedSuggestions(unending, loud, createInstant(0))).toBeUndefined();
});
