import type { Facets, FacetValue, Selection } from '#domain/facet/facet.ts';
import { foldText } from '#domain/facet/fold-text.ts';

/** A facet's value as a list shows it (LIST-8). */
export interface ShownValue extends FacetValue {
  /** The visitor chose it. */
  readonly active: boolean;
}

export type ShownFacets<Name extends string> = { readonly [name in Name]: readonly ShownValue[] };

/**
 * Each facet with every value of coming items and the current counts laid over them (LIST-19).
 *
 * The order is that of `all`, so that nothing moves while a visitor chooses; then what only the current answer knows, then
 * chosen values that neither knows, which stand with count 0 under their own name (LIST-8).
 */
export function shownFacets<Name extends string>(
  all: Facets<Name>,
  current: Facets<Name>,
  selection: Selection<Name>,
): ShownFacets<Name> {
  const shown = Object.entries<readonly string[]>(selection).map(([key, chosen]) => {
    const name = key as Name;
    return [name, shownValues(all[name], current[name], chosen)];
  });
  return Object.fromEntries(shown) as ShownFacets<Name>;
}

/** The values of a long list whose label holds a text, whatever its case and accents. Chosen ones stay, lest a choice be lost by searching. */
export function valuesMatching(values: readonly ShownValue[], text: string): readonly ShownValue[] {
  const wanted = foldText(text.trim());
  return values.filter(({ label, active }) => active || foldText(label).includes(wanted));
}

/** Values shown before the rest of a facet is unfolded. */
const firstValues = 7;

/** The values of a facet as they are laid out. */
export interface FirstAndRest {
  /** The first few, and whatever is chosen. */
  readonly first: readonly ShownValue[];
  /** Those behind the fold. */
  readonly rest: readonly ShownValue[];
}

/** Lays the values of a facet out: the first seven, and the rest behind a fold, which never hides what is chosen (LIST-8). */
export function firstAndRest(values: readonly ShownValue[]): FirstAndRest {
  const first: ShownValue[] = [];
  const rest: ShownValue[] = [];
  values.forEach((value, place) => (value.active || place < firstValues ? first : rest).push(value));
  return { first, rest };
}

/** What a chosen value is called; itself where neither all items nor the current answer know it. */
export function labelOf<Name extends string>(
  { name, value }: { readonly name: Name; readonly value: string },
  all: Facets<Name>,
  current: Facets<Name>,
): string {
  const known = [...all[name], ...current[name]].find((one) => one.value === value);
  return known?.label ?? value;
}

function shownValues(
  all: readonly FacetValue[],
  current: readonly FacetValue[],
  chosen: readonly string[],
): readonly ShownValue[] {
  const counts = new Map<string, number>();
  for (const { value, count } of current) counts.set(value, count);
  const shown = new Map<string, ShownValue>();
  const show = (value: string, label: string) => {
    if (shown.has(value)) return;
    shown.set(value, { value, label, count: counts.get(value) ?? 0, active: chosen.includes(value) });
  };
  for (const { value, label } of all) show(value, label);
  for (const { value, label } of current) show(value, label);
  for (const value of chosen) show(value, value);
  return [...shown.values()];
}
