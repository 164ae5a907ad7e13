import type { FacetSelection } from '#domain/facet/facet.ts';
import { normalizeText, toWellFormed } from '#domain/normalize-text.ts';

/** Maximum number of chosen values per facet; more are ignored. */
const maxChoices = 50;

/** Normalizes the chosen values of a facet: as they look (`normalizeText`), no blanks, no duplicates, at most 50, in the order chosen. */
export function sanitizeFacetValues(values: readonly string[]): readonly string[] {
  return selectValues(values.map(normalizeText));
}

/** Some values without blanks and duplicates, at most 50, in their order. */
export function selectValues(values: readonly string[]): readonly string[] {
  const unique = new Set(values.map(toWellFormed).filter((value) => value.trim() !== ''));
  return [...unique].slice(0, maxChoices);
}

/** Toggles a value in the selection. */
export function toggleFacetValue<Name extends string>(
  selection: FacetSelection<Name>,
  name: Name,
  value: string,
): FacetSelection<Name> {
  const chosen = selection[name];
  const now = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...selection, [name]: sanitizeFacetValues(now) };
}

/** Whether no facet has a chosen value. */
export function isEmptySelection<Name extends string>(selection: FacetSelection<Name>): boolean {
  return Object.values<readonly string[]>(selection).every((values) => values.length === 0);
}
