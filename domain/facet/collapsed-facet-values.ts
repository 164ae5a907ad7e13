import type { Facets, FacetValue, FacetSelection } from '#domain/facet/facet.ts';
import { collapseFacetValues, type FacetOption, mergeFacets } from '#domain/facet/merge-facets.ts';

/** The number of values that are left out, by facet; none for a facet that is not named. */
export type LeftOutCounts<Name extends string> = { readonly [name in Name]?: number };

/** The facets of a list as its address shows them (LIST-23). */
export interface ShownFacets<Name extends string> {
  /** The values that are shown, in their order and with their current counts. */
  readonly shown: Facets<Name>;
  readonly leftOut: LeftOutCounts<Name>;
  /** The facet that the address expands. */
  readonly expanded: string | null;
}

/**
 * Merges the values of all upcoming items with the counts of the current result (LIST-19), and leaves out those that are collapsed
 * (LIST-8, LIST-23), except in the facet that is expanded, or in `all`.
 */
export function leaveOutCollapsedValues<Name extends string>(
  all: Facets<Name>,
  current: Facets<Name>,
  selection: FacetSelection<Name>,
  expanded: string | null | 'all',
): ShownFacets<Name> {
  const options = Object.entries<readonly FacetOption[]>(mergeFacets(all, current, selection));
  const facets = options.map(([key, values]) => {
    const name = key as Name;
    const shown = expanded === 'all' || name === expanded ? values : collapseFacetValues(values).first;
    return { name, shown: shown.map(toFacetValue), leftOut: values.length - shown.length };
  });
  return {
    shown: fromEntries(facets.map(({ name, shown }) => [name, shown])),
    leftOut: fromEntries(
      facets.filter(({ leftOut }) => leftOut > 0).map(({ name, leftOut }) => [name, leftOut]),
    ),
    expanded: expanded === 'all' ? null : expanded,
  };
}

function toFacetValue({ value, label, count }: FacetOption): FacetValue {
  return { value, label, count };
}

function fromEntries<Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): { readonly [name in Name]: Value } {
  return Object.fromEntries(entries) as { readonly [name in Name]: Value };
}
