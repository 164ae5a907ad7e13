/** One value of a filter, as the search counts it (LIST-8). */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** How many results it would leave, its own facet's selection not counted. */
  readonly count: number;
}

/** The facets of concerts, in the order the calendar shows them. */
export const eventFacetNames = [
  'genres',
  'rooms',
  'composers',
  'instruments',
  'specials',
  'discounts',
  'tags',
] as const;

export type EventFacetName = (typeof eventFacetNames)[number];

export type Facets<Name extends string> = { readonly [name in Name]: readonly FacetValue[] };

export type EventFacets = Facets<EventFacetName>;

/** The values chosen in each facet, in the order chosen; an empty list is no filter. */
export type Selection<Name extends string> = { readonly [name in Name]: readonly string[] };

export type EventSelection = Selection<EventFacetName>;

const nothing = {
  genres: [],
  rooms: [],
  composers: [],
  instruments: [],
  specials: [],
  discounts: [],
  tags: [],
} as const;

/** No facet has a value. */
export const noEventFacets: EventFacets = nothing;

/** Nothing is chosen: everything is shown. */
export const noEventSelection: EventSelection = nothing;
