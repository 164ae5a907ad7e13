import type { Facets, Selection } from '#domain/facet/facet.ts';
import { collapseValues, type FacetOption, mergeFacets } from '#domain/facet/merge-facets.ts';

/** The number of values that are left out of a document, by facet; none for a facet that is not named. */
export type LeftOutCounts<Name extends string> = { readonly [name in Name]?: number };

/** The facets of a list as its document contains them (LIST-23). */
export interface PartialFacets<Name extends string> {
  readonly all: Facets<Name>;
  readonly current: Facets<Name>;
  readonly leftOut: LeftOutCounts<Name>;
}

/**
 * Leaves out the values that are collapsed (LIST-8, LIST-23): those of all upcoming items and of the current result alike, except
 * in the facet that is expanded. Merged again, the facets show the same first values.
 */
export function leaveOutCollapsedValues<Name extends string>(
  all: Facets<Name>,
  current: Facets<Name>,
  selection: Selection<Name>,
  expanded: string | null,
): PartialFacets<Name> {
  const options = Object.entries<readonly FacetOption[]>(mergeFacets(all, current, selection));
  const split = options.map(([key, values]) => {
    const name = key as Name;
    const { first } = collapseValues(values);
    const shown = new Set((name === expanded ? values : first).map(({ value }) => value));
    const pick = (facets: Facets<Name>) => facets[name].filter(({ value }) => shown.has(value));
    return { name, all: pick(all), current: pick(current), leftOut: values.length - shown.size };
  });
  return {
    all: fromEntries(split.map((facet) => [facet.name, facet.all])),
    current: fromEntries(split.map((facet) => [facet.name, facet.current])),
    leftOut: fromEntries(
      split.filter(({ leftOut }) => leftOut > 0).map((facet) => [facet.name, facet.leftOut]),
    ),
  };
}

function fromEntries<Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): { readonly [name in Name]: Value } {
  return Object.fromEntries(entries) as { readonly [name in Name]: Value };
}
