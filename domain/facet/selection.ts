import type { Selection } from '#domain/facet/facet.ts';
import { wellFormed } from '#domain/link/well-formed.ts';

/** More values of one facet than a visitor ever chooses; what comes after is left out. */
const mostChoices = 50;

/** A facet's chosen values as they may stand in a selection: none blank, none twice, at most 50, in the order chosen. */
export function choices(values: readonly string[]): readonly string[] {
  const unique = new Set(values.map(wellFormed).filter((value) => value.trim() !== ''));
  return [...unique].slice(0, mostChoices);
}

/** The selection with a value chosen that was not, or no longer chosen that was. */
export function toggled<Name extends string>(
  selection: Selection<Name>,
  name: Name,
  value: string,
): Selection<Name> {
  const chosen = selection[name];
  const now = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...selection, [name]: choices(now) };
}

/** Nothing is chosen in any facet. */
export function isNothingChosen<Name extends string>(selection: Selection<Name>): boolean {
  return Object.values<readonly string[]>(selection).every((values) => values.length === 0);
}
