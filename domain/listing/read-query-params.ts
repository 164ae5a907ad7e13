import { type FacetSelection, sanitizeFacetValues } from '#domain/facet/facet.ts';
import { clampPage, maxReachableResults } from '#domain/listing/list-pagination.ts';
import { normalizeText, toWellFormed } from '#domain/normalize-text.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';

/** Query parameters for staff, allowed on any page: control panel, debug output, live preview. */
export const staffQueryParams: readonly string[] = [
  'cp',
  'debug',
  'token',
  'x-craft-preview',
  'x-craft-live-preview',
];

/** Maximum keyword length in characters. */
const maxKeywordLength = 200;

/** The value of a parameter; `''` if it is absent or occurs more than once (LIST-2). */
export function readSingleQueryValue(query: QueryPairs, name: string): string {
  const [value = '', ...others] = query.filter(([key]) => key === name).map(([, single]) => single);
  return others.length === 0 ? value : '';
}

/** The values of a parameter, under any of its names, in query order. */
export function readQueryValues(query: QueryPairs, ...names: readonly string[]): readonly string[] {
  return sanitizeFacetValues(query.filter(([key]) => names.includes(key)).map(([, value]) => value));
}

/** Normalizes a keyword: one line, trimmed, as it looks (`normalizeText`), at most 200 characters; control characters become spaces. */
export function sanitizeKeyword(text: string): string {
  const singleLine = toWellFormed(text).replace(/\p{Cc}+/gu, ' ');
  const characters = [...normalizeText(singleLine).trim()];
  return characters.slice(0, maxKeywordLength).join('').trim();
}

/** The keyword of a query, under one of its names. */
export function readKeyword(query: QueryPairs, name = 'keyword'): string {
  return sanitizeKeyword(readSingleQueryValue(query, name));
}

/** Parses a page number, at least 1; anything but digits is 1 (LIST-2). */
export function parsePageNumber(text: string): number {
  return /^\d+$/.test(text) ? clampToReachablePage(Number(text)) : 1;
}

/** The page number of a query, at least 1. */
export function readPageNumber(query: QueryPairs): number {
  return parsePageNumber(readSingleQueryValue(query, 'page'));
}

/** Limits a page number to the maximum any list can have (LIST-22). */
export function clampToReachablePage(page: number): number {
  return clampPage(page, maxReachableResults, 1);
}

/** The chosen values per facet; each facet has a parameter of its name, and may have an alternative name. */
export function readSelection<Name extends string>(
  query: QueryPairs,
  names: readonly Name[],
  alternativeNames: { readonly [name in Name]?: string } = {},
): FacetSelection<Name> {
  const chosen = (name: Name) => readQueryValues(query, name, alternativeNames[name] ?? name);
  return Object.fromEntries(names.map((name) => [name, chosen(name)])) as FacetSelection<Name>;
}

/** One pair per value, in the order chosen. */
export function toPairPerValue(name: string, values: readonly string[]): QueryPairs {
  return values.map((value) => [name, value]);
}

/** The pair of a value; omitted if there is none. */
export function toOptionalPair(name: string, value: string | null): QueryPairs {
  return value === null ? [] : [[name, value]];
}

/** The keyword's pair; omitted if empty (LIST-1). */
export function toKeywordPairs(keyword: string): QueryPairs {
  return toOptionalPair('keyword', keyword === '' ? null : keyword);
}

/** The page's pair; omitted for page 1 (LIST-1). */
export function toPagePairs(page: number): QueryPairs {
  return toOptionalPair('page', page === 1 ? null : String(page));
}
