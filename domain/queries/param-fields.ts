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

/** How one parameter of a query stands in an address and in the key of a cached answer. */
export interface ParamField<Value> {
  /** The value under a name in an address; undefined where none stands there that may be passed on. */
  readonly read: (query: QueryPairs, name: string) => Value | undefined;
  readonly write: (value: Value, name: string) => QueryPairs;
  /** The same text for values that are answered alike. */
  readonly key: (value: Value, now: Instant) => string;
}

/** Longest uri, path or name that is passed on, in characters. */
const maxNameLength = 1000;

/** What is searched for: one line, at most 200 characters, empty where nothing is. */
export const keyword: ParamField<string> = {
  read: (query) => keywordIn(query),
  write: keywordPairs,
  key: (value) => value,
};

/** A page of a list: 1-based, 1 where none is named. */
export const page: ParamField<number> = {
  read: (query) => pageIn(query),
  write: pagePairs,
  key: String,
};

export const day: ParamField<HallDay> = single((text) => hallDayOf(text));

export const month: ParamField<HallMonth> = single((text) => hallMonthOf(text));

/** Within five minutes, all who ask for about now are answered alike. */
const nowTolerance = 5 * minute;

/** In milliseconds since 1970. */
export const moment: ParamField<Instant> = {
  read: momentIn,
  write: (value, name) => [[name, String(value)]],
  key: (value, now) => (Math.abs(value - now) < nowTolerance ? 'now' : String(Math.floor(value / minute))),
};

/** A uri, path or name: bounded, and without control characters. */
export const boundedText: ParamField<string> = single((text) =>
  text !== '' && text.length <= maxNameLength && !/[\p{Cc}\p{Cs}]/u.test(text) ? text : undefined,
);

/** A path of this site. */
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

/** One of some words. */
export function oneOf<Value extends string>(values: readonly Value[]): ParamField<Value> {
  return single((text) => values.find((value) => value === text));
}

/** The values chosen in each facet; each facet is a parameter of its own name. */
export function selection<Name extends string>(facets: readonly Name[]): ParamField<Selection<Name>> {
  const pairs = (chosen: Selection<Name>) => facets.flatMap((facet) => pairsFor(facet, chosen[facet]));
  return {
    read: (query) => selectionIn(query, facets),
    write: pairs,
    // The order of choosing is no part of the question.
    key: (chosen) => queryString(facets.flatMap((facet) => pairsFor(facet, chosen[facet].toSorted()))),
  };
}

/** Several values, each under the same parameter. */
export function repeated(parameter: string): ParamField<readonly string[]> {
  return {
    read: (query) => valuesOf(query, parameter),
    write: (values) => pairsFor(parameter, values),
    key: (values) => queryString(pairsFor(parameter, values)),
  };
}

/** Several values under one parameter, with commas between them; none may hold one. */
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

/** A text that stands in an address as it is. */
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
