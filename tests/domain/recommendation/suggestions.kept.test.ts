import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suggestionsKey } from '#domain/recommendation/keuzehulp-key.ts';
import { keptSuggestions, withSuggestions } from '#domain/recommendation/suggestions.ts';
import { instantAt } from '#domain/time/instant.ts';

const suggestions = [
  { uri: 'concerten/mahler', score: 0.9 },
  { uri: 'concerten/bach', score: 0.4 },
];
const loud = 'nl:stemming=uitbundig';
const soft = 'nl:stemming=verstild';

/** The stored cache with suggestions for loud answers that expire at a moment. */
const written = (until: number) =>
  withSuggestions(null, loud, { until: instantAt(until), suggestions }, instantAt(0));

it('KEUZE-6 CACHE-2 caches suggestions until they expire', () => {
  expect(keptSuggestions(written(1000), loud, instantAt(999))).toEqual(suggestions);
  expect(keptSuggestions(written(1000), loud, instantAt(1000))).toBeUndefined();
});

it('KEUZE-6 caches them by answers, beside those of other answers', () => {
  const both = withSuggestions(
    written(1000),
    soft,
    { until: instantAt(2000), suggestions: suggestions.slice(1) },
    instantAt(999),
  );
  expect(keptSuggestions(both, loud, instantAt(999))).toEqual(suggestions);
  expect(keptSuggestions(both, soft, instantAt(999))).toEqual(suggestions.slice(1));
  expect(keptSuggestions(both, 'en:stemming=verstild', instantAt(999))).toBeUndefined();
});

it('KEUZE-6 drops expired ones when it stores others', () => {
  const later = withSuggestions(
    written(1000),
    soft,
    { until: instantAt(2000), suggestions },
    instantAt(1000),
  );
  expect(JSON.parse(later)).toEqual({ [soft]: { until: 2000, suggestions } });
});

it('E12 KEUZE-6 stores all of them under one key, so that they can be cleared together', () => {
  expect(suggestionsKey).toBe('recommendations');
});

it('KEUZE-6 ignores an invalid stored text', () => {
  expect(keptSuggestions(null, loud, instantAt(0))).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (other, key) => {
      expect(keptSuggestions(other, key, instantAt(0))).toBeUndefined();
      const kept = { until: instantAt(10), suggestions };
      expect(keptSuggestions(withSuggestions(other, loud, kept, instantAt(0)), loud, instantAt(0))).toEqual(
        suggestions,
      );
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
    expect(keptSuggestions(other, loud, instantAt(0))).toBeUndefined();
  }
  const unending = JSON.stringify({ [loud]: { until: '10', suggestions } });
  expect(keptSuggestions(unending, loud, instantAt(0))).toBeUndefined();
});
