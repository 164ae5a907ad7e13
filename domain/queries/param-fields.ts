import type { Selection } from '#domain/facet/facet.ts';
import {
  keywordIn,
  keywordPairs,
  momentIn,
  pageIn,
  pagePairs,
  pairsFor,
  selectionIn,
  singleValue,
  valuesOf,
} from '#domain/listing/list-query.ts';
import { type QueryPairs, queryString } from '#domain/listing/query-pairs.ts';
import { type HallDay, type HallMonth, hallDayOf, hallMonthOf } from '#domain/time/hall-day.ts';
import { type Instant, minute } from '#domain/time/instant.ts';

/** How a parameter of a query is read from an address, written to one, and used in a cache key. */
export interface ParamField<Value> {
  /** Parses the parameter; undefined if it is absent or invalid. */
  readonly read: (query: QueryPairs, name: string) => Value | undefined;
  readonly write: (value: Value, name: string) => QueryPairs;
  /** The part of the cache key; equal for values with the same result. */
  readonly key: (value: Value, now: Instant) => string;
}

/** Maximum length of a uri, path or name, in characters. */
const maxNameLength = 1000;

/** A keyword: one line, at most 200 characters, may be empty. */
export const keyword: ParamField<string> = {
  read: (query) => keywordIn(query),
  write: keywordPairs,
  key: (value) => value,
};

/** A page number: 1-based, 1 by default. */
export const page: ParamField<number> = {
  read: (query) => pageIn(query),
  write: pagePairs,
  key: String,
};

export const day: ParamField<HallDay> = single((text) => hallDayOf(text));

export const month: ParamField<HallMonth> = single((text) => hallMonthOf(text));

/** Moments within five minutes of now share a cache key. */
const nowTolerance = 5 * minute;

/** A moment in milliseconds since 1970. */
export const moment: ParamField<Instant> = {
  read: momentIn,
  write: (value, name) => [[name, String(value)]],
  key: (value, now) => (Math.abs(value - now) < nowTolerance ? 'now' : String(Math.floor(value / minute))),
};

/** A uri, path or name: limited in length, and without control characters. */
export const boundedText: ParamField<string> = single((text) =>
  text !== '' && text.length <= maxNameLength && !/[\p{Cc}\p{Cs}]/u.test(text) ? text : undefined,
);

/** A path of this site, with its leading slash. */
export const sitePath: ParamField<string> = single((text) =>
  text.startsWith('/') ? boundedText.read([['path', text]], 'path') : undefined,
);

/** A whole number of at most fifteen digits. */
export function digits(parameter: string): ParamField<number> {
  const { read } = single((text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined));
  return {
    read: (query) => read(query, parameter),
    write: (value) => [[parameter, String(value)]],
    key: String,
  };
}

/** One of the given values. */
export function oneOf<Value extends string>(values: readonly Value[]): ParamField<Value> {
  return single((text) => values.find((value) => value === text));
}

/** The chosen values per facet; each facet has a parameter of its own name. */
export function selection<Name extends string>(facets: readonly Name[]): ParamField<Selection<Name>> {
  const pairs = (chosen: Selection<Name>) => facets.flatMap((facet) => pairsFor(facet, chosen[facet]));
  return {
    read: (query) => selectionIn(query, facets),
    write: pairs,
    // The order in which values were chosen does not affect the result.
    key: (chosen) => queryString(facets.flatMap((facet) => pairsFor(facet, chosen[facet].toSorted()))),
  };
}

/** Several values, with the parameter repeated for each. */
export function repeated(parameter: string): ParamField<readonly string[]> {
  return {
    read: (query) => valuesOf(query, parameter),
    write: (values) => pairsFor(parameter, values),
    key: (values) => queryString(pairsFor(parameter, values)),
  };
}

/** Several values in one parameter, separated by commas; values must not contain commas. */
export function commaSeparated(
  parameter: string,
  isValid: (value: string) => boolean,
  most: number,
): ParamField<readonly string[]> {
  return {
    read: (query) => {
      const values = singleValue(query, parameter).split(',');
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
    read: (query, name) => parse(singleValue(query, name)),
    write: (value, name) => [[name, String(value)]],
    key: String,
  };
}
