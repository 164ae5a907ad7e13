import type { Facets, FacetValue, FacetSelection } from '#domain/facet/facet.ts';
import { foldText } from '#domain/facet/fold-text.ts';

/** A facet value as displayed in a list (LIST-8). */
export interface FacetOption extends FacetValue {
  /** Whether the visitor chose it. */
  readonly isActive: boolean;
}

export type FacetOptions<Name extends string> = { readonly [name in Name]: readonly FacetOption[] };

/**
 * Merges the facet values of all upcoming items with the counts of the current result (LIST-19).
 *
 * The order is that of `all`, so that values do not move while a visitor filters; then values that only the current result has,
 * then chosen values that neither has, with count 0 and the value as label (LIST-8).
 */
export function mergeFacets<Name extends string>(
  all: Facets<Name>,
  current: Facets<Name>,
  selection: FacetSelection<Name>,
): FacetOptions<Name> {
  const shown = Object.entries<readonly string[]>(selection).map(([key, chosen]) => {
    const name = key as Name;
    return [name, shownValues(all[name], current[name], chosen)];
  });
  return Object.fromEntries(shown) as FacetOptions<Name>;
}

/** Filters values by label, ignoring case and accents. Chosen values always remain. */
export function filterFacetValues(values: readonly FacetOption[], text: string): readonly FacetOption[] {
  const searchWords = foldText(text).trim();
  return values.filter(({ label, isActive }) => isActive || foldText(label).includes(searchWords));
}

/** The number of values shown before a facet is expanded. */
const initialCount = 7;

/** A facet's values, split for display. */
export interface CollapsedFacetValues {
  /** The first values that have a result, and all chosen ones. */
  readonly first: readonly FacetOption[];
  /** The values that are collapsed (LIST-23). */
  readonly others: readonly FacetOption[];
}

/**
 * Splits a facet's values into the first seven that have a result, with the chosen ones, and the collapsed rest (LIST-8, LIST-23). If none
 * has a result, as while the search is unavailable, the first seven are those of all.
 */
export function collapseFacetValues(values: readonly FacetOption[]): CollapsedFacetValues {
  const hasResults = values.some(({ count }) => count > 0);
  const usable = hasResults ? values.filter(({ count, isActive }) => count > 0 || isActive) : values;
  const first = usable.filter(({ isActive }, index) => isActive || index < initialCount);
  return { first, others: values.filter((value) => !first.includes(value)) };
}

/** The label of a chosen value; the value itself if the facet does not have it. */
export function getFacetValueLabel(facet: readonly FacetValue[], value: string): string {
  return facet.find((one) => one.value === value)?.label ?? value;
}

function shownValues(
  all: readonly FacetValue[],
  current: readonly FacetValue[],
  chosen: readonly string[],
): readonly FacetOption[] {
  const counts = new Map<string, number>();
  for (const { value, count } of current) counts.set(value, count);
  const shown = new Map<string, FacetOption>();
  const show = (value: string, label: string) => {
    if (shown.has(value)) return;
    shown.set(value, { value, label, count: counts.get(value) ?? 0, isActive: chosen.includes(value) });
  };
  for (const { value, label } of all) show(value, label);
  for (const { value, label } of current) show(value, label);
  for (const value of chosen) show(value, value);
  return [...shown.values()];
}

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
