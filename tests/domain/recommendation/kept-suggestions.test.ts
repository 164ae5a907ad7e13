import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptSuggestions, writtenSuggestions } from '#domain/recommendation/kept-suggestions.ts';
import { instantAt } from '#domain/time/instant.ts';

const suggestions = [
  { uri: 'concerten/mahler', score: 0.9 },
  { uri: 'concerten/bach', score: 0.4 },
];

it('KEUZE-6 CACHE-2 keeps suggestions until their time is up, and not a moment longer', () => {
  const written = writtenSuggestions(suggestions, instantAt(1000));
  expect(keptSuggestions(written, instantAt(999))).toEqual(suggestions);
  expect(keptSuggestions(written, instantAt(1000))).toBeUndefined();
});

it('KEUZE-6 keeps that nothing fits as well', () => {
  expect(keptSuggestions(writtenSuggestions([], instantAt(10)), instantAt(0))).toEqual([]);
});

it('KEUZE-6 has kept nothing in whatever else may stand there', () => {
  expect(keptSuggestions(null, instantAt(0))).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (written) => {
      const kept = keptSuggestions(written, instantAt(0));
      if (kept) expect(JSON.parse(written).suggestions).toEqual(kept);
    }),
  );
  const until = 10;
  for (const odd of [7, [{ uri: 1, score: 1 }], [{ uri: 'a' }], [null], { 0: 'a' }]) {
    expect(keptSuggestions(JSON.stringify({ until, suggestions: odd }), instantAt(0))).toBeUndefined();
  }
});
