import { type FacetSelection, selectValues } from '#domain/facet/facet.ts';
import { parseYear } from '#domain/listing/press-list.ts';
import {
  readKeyword,
  readPageNumber,
  readSelection,
  readSingleQueryValue,
  toKeywordPairs,
  toPagePairs,
  toPairPerValue,
} from '#domain/listing/read-query-params.ts';
import { type QueryPairs, toQueryString } from '#domain/query-pairs.ts';
import { type HallDay, type HallMonth, parseHallDay, parseHallMonth } from '#domain/time/hall-day.ts';
import { createInstant, type Instant, minuteMs } from '#domain/time/instant.ts';

/** How a parameter of a query is read from an address, written to one, and used in a cache key. */
export interface ParamField<Value> {
  /** Parses the parameter; undefined if it is absent or invalid. */
  readonly read: (query: QueryPairs, name: string) => Value | undefined;
  readonly write: (value: Value, name: string) => QueryPairs;
  /** The part of the cache key; equal for values with the same result. Null if the parameter is absent: the key then has no such part. */
  readonly key: (value: Value, now: Instant) => string | null;
}

/** Maximum length of a uri, path or name, in characters. */
const maxNameLength = 1000;

/** A keyword: one line, at most 200 characters, may be empty. */
export const keywordField: ParamField<string> = {
  read: (query) => readKeyword(query),
  write: toKeywordPairs,
  key: (value) => value,
};

/** A page number: 1-based, 1 by default. */
export const pageNumberField: ParamField<number> = {
  read: (query) => readPageNumber(query),
  write: toPagePairs,
  key: String,
};

export const dayField: ParamField<HallDay> = single((text) => parseHallDay(text));

/** A value, or null if the parameter is absent. Among the last fields of its query, so that keys without it stay distinct. */
export function createOptionalField<Value>(field: ParamField<Value>): ParamField<Value | null> {
  return {
    read: (query, name) => (query.some(([key]) => key === name) ? field.read(query, name) : null),
    write: (value, name) => (value === null ? [] : field.write(value, name)),
    key: (value, now) => (value === null ? null : field.key(value, now)),
  };
}

export const monthField: ParamField<HallMonth> = single((text) => parseHallMonth(text));

/** Moments within five minutes of now share a cache key. */
const nowTolerance = 5 * minuteMs;

/** A moment in milliseconds since 1970. */
export const epochMsField: ParamField<Instant> = {
  read: (query, name) => {
    const text = readSingleQueryValue(query, name);
    return /^\d{1,13}$/.test(text) ? createInstant(Number(text)) : undefined;
  },
  write: (value, name) => [[name, String(value)]],
  key: (value, now) => (Math.abs(value - now) < nowTolerance ? 'now' : String(Math.floor(value / minuteMs))),
};

/** A uri, path or name: limited in length, and without control characters. */
export const boundedTextField: ParamField<string> = single((text) =>
  text !== '' && text.length <= maxNameLength && !/[\p{Cc}\p{Cs}]/u.test(text) ? text : undefined,
);

/** A path of this site, with its leading slash. */
export const sitePathField: ParamField<string> = single((text) =>
  text.startsWith('/') ? boundedTextField.read([['path', text]], 'path') : undefined,
);

/** A whole number of at most fifteen digits. */
export function createIntegerField(parameter: string): ParamField<number> {
  const { read } = single((text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined));
  return {
    read: (query) => read(query, parameter),
    write: (value) => [[parameter, String(value)]],
    key: String,
  };
}

/** A year of four digits; null if the parameter is absent. */
export const yearField: ParamField<number | null> = {
  read: (query, name) => {
    const text = readSingleQueryValue(query, name);
    return text === '' ? null : (parseYear(text) ?? undefined);
  },
  write: (year, name) => (year === null ? [] : [[name, String(year)]]),
  key: (year) => (year === null ? 'all' : String(year)),
};

/** One of the given values. */
export function createOneOfField<Value extends string>(values: readonly Value[]): ParamField<Value> {
  return single((text) => values.find((value) => value === text));
}

/** The chosen values per facet; each facet has a parameter of its own name. */
export function createFacetSelectionField<Name extends string>(
  facets: readonly Name[],
): ParamField<FacetSelection<Name>> {
  const pairs = (chosen: FacetSelection<Name>) =>
    facets.flatMap((facet) => toPairPerValue(facet, chosen[facet]));
  return {
    read: (query) => readSelection(query, facets),
    write: pairs,
    // The order in which values were chosen does not affect the result.
    key: (chosen) =>
      toQueryString(facets.flatMap((facet) => toPairPerValue(facet, chosen[facet].toSorted()))),
  };
}

/** Several values, with the parameter repeated for each. */
export function createRepeatedField(parameter: string): ParamField<readonly string[]> {
  return {
    read: (query) => selectValues(query.filter(([name]) => name === parameter).map(([, value]) => value)),
    write: (values) => toPairPerValue(parameter, values),
    key: (values) => toQueryString(toPairPerValue(parameter, values)),
  };
}

/** Several values in one parameter, separated by commas; values must not contain commas. */
export function createCommaSeparatedField(
  parameter: string,
  isValid: (value: string) => boolean,
  most: number,
): ParamField<readonly string[]> {
  return {
    read: (query) => {
      const values = readSingleQueryValue(query, parameter).split(',');
      return values.length <= most && values.every(isValid) ? values : undefined;
    },
    write: (values) => [[parameter, values.join(',')]],
    key: (values) => values.toSorted().join(','),
  };
}

/** A parameter with a single value, written as it is. */
function single<Value extends string>(parse: (text: string) => Value | undefined): ParamField<Value>;
function single(parse: (text: string) => number | undefined): ParamField<number>;
function single<Value extends string | number>(
  parse: (text: string) => Value | undefined,
): ParamField<Value> {
  return {
    read: (query, name) => parse(readSingleQueryValue(query, name)),
    write: (value, name) => [[name, String(value)]],
    key: String,
  };
}
