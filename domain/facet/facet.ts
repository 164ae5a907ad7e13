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

/** The fields of the search index that are facets. */
export const facetFieldNames = [
  'composers',
  'discounts',
  'facilities',
  'maxPrice',
  'genres',
  'instruments',
  'rooms',
  'specials',
  'tags',
  'organizers',
  'discoveryCollections',
  'discoveryTags',
] as const;

export type FacetField = (typeof facetFieldNames)[number];
