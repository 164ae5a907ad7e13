import { type FacetSelection, toggleFacetValue } from '#domain/facet/facet.ts';
import { type FacetedState, withKeyword } from '#domain/listing/listing-state.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** A removable filter of a list. */
export type ListFilter<Name extends string> =
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'facet'; readonly name: Name; readonly value: string };

/** How a kind of list changes its state and writes its address; shared by its view model and its loader. */
export interface ListStateOperations<Name extends string, State extends FacetedState<Name>, Filter> {
  readonly facetNames: readonly Name[];
  /** Whether the path without query shows a front page instead of the whole list (TPL-4). */
  readonly hasFrontPage?: boolean;
  /** The query of the list's address. */
  write(state: State, today: HallDay): QueryPairs;
  /** The active filters, in display order. */
  filters(state: State): readonly Filter[];
  /** The state without one filter, at page 1; unchanged if the filter is not set. */
  withoutFilter(state: State, filter: Filter): State;
  /** The state without any filter. */
  withoutFilters(state: State): State;
  /** Toggles a facet value; returns to page 1 (LIST-3). */
  toggleFacet(state: State, name: Name, value: string): State;
}

/** A filter to remove, with the number of results without it. */
export interface RelaxedFilter<Filter> {
  /** The filter to remove. */
  readonly filter: Filter;
  /** The number of results without it; at least 1. */
  readonly count: number;
}

/** How many filters of an empty list are tried. */
const maxTried = 6;

/** Toggles a facet value; returns to page 1 (LIST-3). */
export function toggleFacetFilter<Name extends string, State extends FacetedState<Name>>(
  state: State,
  name: Name,
  value: string,
): State {
  return { ...state, selection: toggleFacetValue<Name>(state.selection, name, value), page: 1 };
}

/** The state without one filter; unchanged if it is not set. */
export function withoutListFilter<Name extends string, State extends FacetedState<Name>>(
  state: State,
  filter: ListFilter<Name>,
): State {
  if (filter.kind === 'keyword') return withKeyword(state, '');
  return state.selection[filter.name].includes(filter.value)
    ? toggleFacetFilter(state, filter.name, filter.value)
    : state;
}

/** The filters of a list: the keyword, then the chosen values. */
export function listActiveFilters<Name extends string>(
  { keyword, selection }: FacetedState<Name>,
  names: readonly Name[],
): readonly ListFilter<Name>[] {
  return [...createKeywordFilter(keyword), ...listFacetFilters(selection, names)];
}

/** The keyword as a filter; empty without a keyword. */
export function createKeywordFilter(keyword: string): readonly ListFilter<never>[] {
  return keyword === '' ? [] : [{ kind: 'keyword', keyword }];
}

/** The chosen values as filters, by facet, in the order chosen. */
export function listFacetFilters<Name extends string>(
  selection: FacetSelection<Name>,
  names: readonly Name[],
): readonly ListFilter<Name>[] {
  return names.flatMap((name) => selection[name].map((value) => ({ kind: 'facet', name, value }) as const));
}

/** The filters that an empty list is tried without, one at a time; none if only one is set, because that would be the whole list. */
export function pickFiltersToRelax<Filter>(filters: readonly Filter[]): readonly Filter[] {
  return filters.length > 1 ? filters.slice(0, maxTried) : [];
}

/** The relaxations with results, most results first; at most three. */
export function pickBestRelaxations<Filter>(
  tried: readonly RelaxedFilter<Filter>[],
): readonly RelaxedFilter<Filter>[] {
  return tried
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 3);
}
