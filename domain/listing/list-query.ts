import type { Selection } from '#domain/facet/facet.ts';
import { choices } from '#domain/facet/selection.ts';
import { wellFormed } from '#domain/link/well-formed.ts';
import { nearestPage, reachableResults } from '#domain/listing/listed-page.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import { type Instant, instantAt } from '#domain/time/instant.ts';

/** The query parameters of staff, on any page and with any value: the control panel, debug output, live preview. */
export const crewParameters: readonly string[] = [
  'cp',
  'debug',
  'token',
  'x-craft-preview',
  'x-craft-live-preview',
];

/** In characters. */
const longestKeyword = 200;

/** The one value a name has; `''` where it has none, or several (LIST-2). */
export function singleValue(query: QueryPairs, name: string): string {
  const [value = '', ...others] = query.filter(([given]) => given === name).map(([, given]) => given);
  return others.length === 0 ? value : '';
}

/** The values of a filter under any of its names, in the order given. */
export function valuesOf(query: QueryPairs, ...names: readonly string[]): readonly string[] {
  return choices(query.filter(([given]) => names.includes(given)).map(([, value]) => value));
}

/** What is searched for, as one line: trimmed, in Unicode's composed form, at most 200 characters. No field shows a line break, and no document a NUL. */
export function keywordOf(text: string): string {
  const line = wellFormed(text).replace(/\p{Cc}+/gu, ' ');
  const characters = [...line.normalize('NFC').trim()];
  return characters.slice(0, longestKeyword).join('').trim();
}

/** What a query searches for, under one of its names. */
export function keywordIn(query: QueryPairs, name = 'keyword'): string {
  return keywordOf(singleValue(query, name));
}

/** The page a text names, at least 1; anything but digits is 1 (LIST-2). */
export function pageOf(text: string): number {
  return /^\d+$/.test(text) ? pageNear(Number(text)) : 1;
}

/** The page a query names, at least 1. */
export function pageIn(query: QueryPairs): number {
  return pageOf(singleValue(query, 'page'));
}

/** The moment a query names in milliseconds; undefined where it names none. */
export function momentIn(query: QueryPairs, name: string): Instant | undefined {
  const moment = singleValue(query, name);
  return /^\d{1,13}$/.test(moment) ? instantAt(Number(moment)) : undefined;
}

/** The nearest page a list may have: it never has more pages than results that can be reached (LIST-22). */
export function pageNear(page: number): number {
  return nearestPage(page, reachableResults, 1);
}

/** The values chosen in each facet; each facet is a parameter of its own name, and of a second one where it has any. */
export function selectionIn<Name extends string>(
  query: QueryPairs,
  names: readonly Name[],
  secondNames: { readonly [name in Name]?: string } = {},
): Selection<Name> {
  const chosen = (name: Name) => valuesOf(query, name, secondNames[name] ?? name);
  return Object.fromEntries(names.map((name) => [name, chosen(name)])) as Selection<Name>;
}

/** A repeated key for each value, in the order chosen. */
export function pairsFor(name: string, values: readonly string[]): QueryPairs {
  return values.map((value) => [name, value]);
}

/** An empty keyword is not written (LIST-1). */
export function keywordPairs(keyword: string): QueryPairs {
  return pairsFor('keyword', keyword === '' ? [] : [keyword]);
}

/** Page 1 is not written (LIST-1). */
export function pagePairs(page: number): QueryPairs {
  return pairsFor('page', page === 1 ? [] : [String(page)]);
}
