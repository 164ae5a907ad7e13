import type { Selection } from '#domain/facet/facet.ts';
import { choices } from '#domain/facet/selection.ts';
import { wellFormed } from '#domain/link/well-formed.ts';
import { nearestPage, reachableResults } from '#domain/listing/listed-page.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import { type Instant, instantAt } from '#domain/time/instant.ts';

/** Query parameters for staff, allowed on any page: control panel, debug output, live preview. */
export const crewParameters: readonly string[] = [
  'cp',
  'debug',
  'token',
  'x-craft-preview',
  'x-craft-live-preview',
];

/** Maximum keyword length in characters. */
const maxKeywordLength = 200;

/** The value of a parameter; `''` if it is absent or occurs more than once (LIST-2). */
export function singleValue(query: QueryPairs, name: string): string {
  const [value = '', ...others] = query.filter(([key]) => key === name).map(([, key]) => key);
  return others.length === 0 ? value : '';
}

/** The values of a parameter, under any of its names, in query order. */
export function valuesOf(query: QueryPairs, ...names: readonly string[]): readonly string[] {
  return choices(query.filter(([key]) => names.includes(key)).map(([, value]) => value));
}

/** Normalizes a keyword: one line, trimmed, Unicode NFC, at most 200 characters; control characters become spaces. */
export function keywordOf(text: string): string {
  const singleLine = wellFormed(text).replace(/\p{Cc}+/gu, ' ');
  const characters = [...singleLine.normalize('NFC').trim()];
  return characters.slice(0, maxKeywordLength).join('').trim();
}

/** The keyword of a query, under one of its names. */
export function keywordIn(query: QueryPairs, name = 'keyword'): string {
  return keywordOf(singleValue(query, name));
}

/** Parses a page number, at least 1; anything but digits is 1 (LIST-2). */
export function pageOf(text: string): number {
  return /^\d+$/.test(text) ? pageNear(Number(text)) : 1;
}

/** The page number of a query, at least 1. */
export function pageIn(query: QueryPairs): number {
  return pageOf(singleValue(query, 'page'));
}

/** A moment in a query, in milliseconds since the epoch; undefined if absent or invalid. */
export function momentIn(query: QueryPairs, name: string): Instant | undefined {
  const moment = singleValue(query, name);
  return /^\d{1,13}$/.test(moment) ? instantAt(Number(moment)) : undefined;
}

/** Limits a page number to the maximum any list can have (LIST-22). */
export function pageNear(page: number): number {
  return nearestPage(page, reachableResults, 1);
}

/** The chosen values per facet; each facet has a parameter of its name, and may have an alternative name. */
export function selectionIn<Name extends string>(
  query: QueryPairs,
  names: readonly Name[],
  alternativeNames: { readonly [name in Name]?: string } = {},
): Selection<Name> {
  const chosen = (name: Name) => valuesOf(query, name, alternativeNames[name] ?? name);
  return Object.fromEntries(names.map((name) => [name, chosen(name)])) as Selection<Name>;
}

/** One pair per value, in the order chosen. */
export function pairsFor(name: string, values: readonly string[]): QueryPairs {
  return values.map((value) => [name, value]);
}

/** The keyword's pair; omitted if empty (LIST-1). */
export function keywordPairs(keyword: string): QueryPairs {
  return pairsFor('keyword', keyword === '' ? [] : [keyword]);
}

/** The page's pair; omitted for page 1 (LIST-1). */
export function pagePairs(page: number): QueryPairs {
  return pairsFor('page', page === 1 ? [] : [String(page)]);
}
