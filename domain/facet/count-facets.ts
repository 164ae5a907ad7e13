import { ascending } from '#domain/ascending.ts';
import type { Facets, FacetValue } from '#domain/facet/facet.ts';
import type { FacetField } from '#domain/hall/edition.ts';

/** Anything that bears values in facets. */
export interface Faceted {
  readonly facets: {
    readonly [field in FacetField]?: readonly { readonly value: string; readonly label: string }[];
  };
}

/** The values asked for in each facet; an absent or empty list asks for nothing in particular. */
export type Chosen = { readonly [field in FacetField]?: readonly string[] };

/** Whether an item bears, in every facet with a choice, one of the chosen values. */
export function hasChosenValues(item: Faceted, chosen: Chosen): boolean {
  return unmetChoices(item, chosen).length === 0;
}

/**
 * How items divide over facets (LIST-8). A facet's counts ignore the choice made in that facet itself and respect every
 * other, so that a facet keeps its alternatives. Most frequent first, then by value in Dutch alphabetical order;
 * values that no item bears are left out.
 */
export function countFacets<Name extends FacetField>(
  items: readonly Faceted[],
  names: readonly Name[],
  chosen: Chosen,
): Facets<Name> {
  const weighed = items.map((item) => ({ item, unmet: unmetChoices(item, chosen) }));
  const counted = names.map((name) => {
    const within = weighed.filter(({ unmet }) => unmet.every((field) => field === name));
    return [name, countValues(within.map(({ item }) => item.facets[name] ?? []))];
  });
  return Object.fromEntries(counted) as Facets<Name>;
}

function unmetChoices(item: Faceted, chosen: Chosen): readonly FacetField[] {
  const fields = Object.keys(chosen) as readonly FacetField[];
  return fields.filter((field) => {
    const wanted = chosen[field] ?? [];
    return wanted.length > 0 && !item.facets[field]?.some(({ value }) => wanted.includes(value));
  });
}

function countValues(
  borne: readonly (readonly { readonly value: string; readonly label: string }[])[],
): readonly FacetValue[] {
  const counts = new Map<string, FacetValue>();
  for (const values of borne) {
    for (const { value, label } of new Map(values.map((one) => [one.value, one])).values()) {
      counts.set(value, { value, label, count: (counts.get(value)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].toSorted(byCountThenDutch);
}

const dutch = new Intl.Collator('nl');

function byCountThenDutch(one: FacetValue, other: FacetValue): number {
  return (
    other.count - one.count || dutch.compare(one.value, other.value) || ascending(one.value, other.value)
  );
}
