import type { Selection } from '#domain/facet/facet.ts';
import { toggled } from '#domain/facet/selection.ts';
import { type FacetedState, withKeyword } from '#domain/listing/listing-state.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** One filter of a list, which can be removed by itself. */
export type ListFilter<Name extends string> =
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'facet'; readonly name: Name; readonly value: string };

/** How one kind of list changes its state and writes it: its view model and its loader have these rules in common. */
export interface ListRules<Name extends string, State extends FacetedState<Name>, Filter> {
  readonly facetNames: readonly Name[];
  /** Whether the list's path without query shows a front page in place of the whole list (TPL-4). */
  readonly hasFrontPage?: boolean;
  /** The query of the list's address, as the codec of its page writes it. */
  write(state: State, today: HallDay): QueryPairs;
  /** The filters that are set, each by itself, in the order of the page. */
  filters(state: State): readonly Filter[];
  /** The list without one filter, from page 1; the same state where that filter is not set. */
  withoutFilter(state: State, filter: Filter): State;
  /** The whole list. */
  withoutFilters(state: State): State;
  /** Chooses a value, or removes it where it is chosen; from page 1 (LIST-3). */
  toggleFacet(state: State, name: Name, value: string): State;
}

/** What would be found without one of the filters. */
export interface RelaxedFilter<Filter> {
  /** The filter that is left out. */
  readonly filter: Filter;
  /** How many results that leaves; at least 1. */
  readonly count: number;
}

/** So many filters of an empty list are tried at most. */
const mostTried = 6;

/** Chooses a value, or removes it where it is chosen; from page 1 (LIST-3). */
export function toggleFacet<Name extends string, State extends FacetedState<Name>>(
  state: State,
  name: Name,
  value: string,
): State {
  return { ...state, selection: toggled<Name>(state.selection, name, value), page: 1 };
}

/** The list without one filter: the keyword, or one value; the same state where it was not set. */
export function withoutListFilter<Name extends string, State extends FacetedState<Name>>(
  state: State,
  filter: ListFilter<Name>,
): State {
  if (filter.kind === 'keyword') return withKeyword(state, '');
  return state.selection[filter.name].includes(filter.value)
    ? toggleFacet(state, filter.name, filter.value)
    : state;
}

/** The filters of a list that has no others: the keyword, then the chosen values. */
export function listFilters<Name extends string>(
  { keyword, selection }: FacetedState<Name>,
  names: readonly Name[],
): readonly ListFilter<Name>[] {
  return [...keywordFilters(keyword), ...facetFilters(selection, names)];
}

/** The keyword as a filter; none where nothing is searched for. */
export function keywordFilters(keyword: string): readonly ListFilter<never>[] {
  return keyword === '' ? [] : [{ kind: 'keyword', keyword }];
}

/** The chosen values, facet by facet, in the order chosen. */
export function facetFilters<Name extends string>(
  selection: Selection<Name>,
  names: readonly Name[],
): readonly ListFilter<Name>[] {
  return names.flatMap((name) => selection[name].map((value) => ({ kind: 'facet', name, value }) as const));
}

/** The filters to try an empty list without, one at a time; none where only one is set, for that is the whole list. */
export function filtersToRelax<Filter>(filters: readonly Filter[]): readonly Filter[] {
  return filters.length > 1 ? filters.slice(0, mostTried) : [];
}

/** The relaxations that find anything, the one that finds most first; three at most. */
export function bestRelaxations<Filter>(
  tried: readonly RelaxedFilter<Filter>[],
): readonly RelaxedFilter<Filter>[] {
  return tried
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 3);
}
