import type { FacetField, IndexedDocument } from '#adapters/shared/hall.ts';
import { compareAscending } from '#domain/compare-ascending.ts';
import type { Facets, FacetValue } from '#domain/facet/facet.ts';

export type FacetedItem = Pick<IndexedDocument, 'facets'>;

/** The chosen values per facet; an absent or empty list is no filter. */
export type ChosenFacetValues = { readonly [field in FacetField]?: readonly string[] };

/** Whether an item has, in every filtered facet, one of the chosen values. */
export function matchesChosenValues(item: FacetedItem, chosen: ChosenFacetValues): boolean {
  return unmetChoices(item, chosen).length === 0;
}

/**
 * Counts items per facet value (LIST-8). A facet's counts ignore the selection in that facet itself and respect all others, so
 * that its alternatives remain visible. Most frequent first, then in Dutch alphabetical order; values without items are left out.
 */
export function countItemsByFacet<Name extends FacetField>(
  items: readonly FacetedItem[],
  names: readonly Name[],
  chosen: ChosenFacetValues,
): Facets<Name> {
  const matched = items.map((item) => ({ item, unmet: unmetChoices(item, chosen) }));
  const counts = names.map((name) => {
    const counted = matched.filter(({ unmet }) => unmet.every((field) => field === name));
    return [name, countValues(counted.map(({ item }) => item.facets[name] ?? []))];
  });
  return Object.fromEntries(counts) as Facets<Name>;
}

function unmetChoices(item: FacetedItem, chosen: ChosenFacetValues): readonly FacetField[] {
  const choices = Object.entries(chosen) as readonly (readonly [FacetField, readonly string[]])[];
  const unmet = choices.filter(
    ([field, values]) =>
      values.length > 0 && !item.facets[field]?.some(({ value }) => values.includes(value)),
  );
  return unmet.map(([field]) => field);
}

/** The values of some items with the number of items that have them, most frequent first; a value has the label of its first item. */
export function countValues<Value extends { readonly value: string }>(
  valuesPerItem: readonly (readonly Value[])[],
): readonly (Value & { readonly count: number })[] {
  const counts = new Map<string, Value & { readonly count: number }>();
  for (const values of valuesPerItem) {
    for (const one of new Map(values.map((each) => [each.value, each])).values()) {
      const known = counts.get(one.value);
      counts.set(one.value, { ...(known ?? one), count: (known?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].toSorted(byCountThenDutch);
}

const dutch = new Intl.Collator('nl');

function byCountThenDutch(one: Omit<FacetValue, 'label'>, other: Omit<FacetValue, 'label'>): number {
  return (
    other.count - one.count ||
    dutch.compare(one.value, other.value) ||
    compareAscending(one.value, other.value)
  );
}
