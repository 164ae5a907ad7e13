import fc from 'fast-check';
import { normalizeText } from '#domain/normalize-text.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';

/** Arbitrary facet values: never blank, often in need of encoding. */
const value = fc.oneof(
  fc.constantFrom('Grote Zaal', 'AC/DC, live', 'a&b=c', '100%', 'Łódź', '+', '𝄞', "L'été"),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => normalizeText(text).trim() !== ''),
);

/** The chosen values of one facet. */
export const chosenValues = fc.uniqueArray(value.map(normalizeText), { maxLength: 6 });

/** An arbitrary keyword of a state. */
export const keyword = fc
  .oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constant('a'.repeat(200)))
  .map((text) => [...normalizeText(text).trim()].slice(0, 200).join('').trim());

export const page = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 1024 }));

/** Any text, half characters included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', ' ', '0', '-1', '2', '1e9', 'NaN', '2026-12-24', '2026-02-30', '1999-01-01'),
);

/** An arbitrary query, mostly with the given names. */
export function anyQuery(...names: readonly string[]): fc.Arbitrary<QueryPairs> {
  return fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), anyText), anyText), { maxLength: 80 });
}

/** What a browser makes of an address's query. */
export function queryIn(search: string): QueryPairs {
  return [...new URLSearchParams(search)];
}
