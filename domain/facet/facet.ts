import { normalizeText, toWellFormed } from '#domain/normalize-text.ts';

/** A facet value with its count, from the search (LIST-8). */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** The number of results with this value, ignoring the selection in its own facet. */
  readonly count: number;
}

/** The facets of concerts, in display order. `maxPrice` is the highest price for which a concert can be had. */
export const eventFacetNames = [
  'genres',
  'rooms',
  'maxPrice',
  'composers',
  'instruments',
  'specials',
  'facilities',
  'discounts',
  'tags',
] as const;

export type EventFacetName = (typeof eventFacetNames)[number];

/** The facets of series and of an overview's concerts, in display order. */
export const seriesFacetNames = ['genres', 'organizers', 'rooms'] as const;

export type SeriesFacetName = (typeof seriesFacetNames)[number];

/** The facets of discovery pages: categories and tags. */
export const discoveryFacetNames = ['categories', 'tags'] as const;

export type DiscoveryFacetName = (typeof discoveryFacetNames)[number];

export type Facets<Name extends string> = { readonly [name in Name]: readonly FacetValue[] };

export type EventFacets = Facets<EventFacetName>;

/** The chosen values per facet, in the order chosen; an empty list is no filter. */
export type FacetSelection<Name extends string> = { readonly [name in Name]: readonly string[] };

export type EventSelection = FacetSelection<EventFacetName>;

const emptyLists = {
  genres: [],
  rooms: [],
  maxPrice: [],
  composers: [],
  instruments: [],
  specials: [],
  facilities: [],
  discounts: [],
  tags: [],
} as const;

/** Facets without values. */
export const emptyEventFacets: EventFacets = emptyLists;

/** No filter. */
export const noEventSelection: EventSelection = emptyLists;

/** The values of the facet `maxPrice`, in the hall's currency: few, so that their lists can be cached. */
export const priceLimits = [10, 15, 20, 25, 30, 40, 50, 75, 100];

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
