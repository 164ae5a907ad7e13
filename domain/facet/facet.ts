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

/** The facets of series and of an overview's concerts, in the order their lists show them. */
export const seriesFacetNames = ['genres', 'organizers', 'rooms'] as const;

export type SeriesFacetName = (typeof seriesFacetNames)[number];

/** The facets of stories: the collections they are in, and their tags. */
export const discoveryFacetNames = ['categories', 'tags'] as const;

export type DiscoveryFacetName = (typeof discoveryFacetNames)[number];

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
