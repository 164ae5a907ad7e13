import type { Selection } from '#domain/facet/facet.ts';
import { toggled } from '#domain/facet/selection.ts';
import { facetFilters, keywordFilters, type ListFilter } from '#domain/listing/list-filter.ts';
import {
  keywordIn,
  keywordOf,
  keywordPairs,
  pageIn,
  pageNear,
  pagePairs,
  pairsFor,
  selectionIn,
} from '#domain/listing/list-query.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';

/** The facets of series, in the order the overview shows them. */
export const seriesFacetNames = ['genres', 'organizers', 'rooms'] as const;

export type SeriesFacetName = (typeof seriesFacetNames)[number];

export type SeriesSelection = Selection<SeriesFacetName>;

/** What the address of the series overview says (LIST-11); a page's overview of concerts has the same (LIST-17). */
export interface SeriesListingState {
  /** Trimmed; empty: every series. */
  readonly keyword: string;
  /** 1-based. */
  readonly page: number;
  readonly selection: SeriesSelection;
}

export const emptySeriesListing: SeriesListingState = {
  keyword: '',
  page: 1,
  selection: { genres: [], organizers: [], rooms: [] },
};

/** The query of the overview's address; page 1 is not written. */
export const seriesParams = {
  names: ['keyword', 'page', ...seriesFacetNames],
  read: (query: QueryPairs): SeriesListingState => ({
    keyword: keywordIn(query),
    page: pageIn(query),
    selection: selectionIn(query, seriesFacetNames),
  }),
  write: ({ keyword, page, selection }: SeriesListingState): QueryPairs => [
    ...keywordPairs(keyword),
    ...pagePairs(page),
    ...seriesFacetNames.flatMap((name) => pairsFor(name, selection[name])),
  ],
} satisfies ParamsCodec<SeriesListingState>;

/** Chooses a value, or takes it back; begins again at page 1 (LIST-3). */
export function toggleFacet(
  state: SeriesListingState,
  name: SeriesFacetName,
  value: string,
): SeriesListingState {
  return { ...state, selection: toggled(state.selection, name, value), page: 1 };
}

/** Searches for something else, trimmed, `''` for every series; begins again at page 1 (LIST-3). */
export function withKeyword(state: SeriesListingState, keyword: string): SeriesListingState {
  return { ...state, keyword: keywordOf(keyword), page: 1 };
}

/** Turns to a page; the only change that keeps the list as it is. */
export function withPage(state: SeriesListingState, page: number): SeriesListingState {
  return { ...state, page: pageNear(page) };
}

/** The list without one thing asked for. */
export function withoutFilter(
  state: SeriesListingState,
  filter: ListFilter<SeriesFacetName>,
): SeriesListingState {
  if (filter.kind === 'keyword') return withKeyword(state, '');
  return state.selection[filter.name].includes(filter.value)
    ? toggleFacet(state, filter.name, filter.value)
    : state;
}

/** Keyword, then the facets in the overview's order. */
export function activeFilters(state: SeriesListingState): readonly ListFilter<SeriesFacetName>[] {
  return [...keywordFilters(state.keyword), ...facetFilters(state.selection, seriesFacetNames)];
}

/** The one organizer chosen, whose introduction is worth asking for; null with none or several (LIST-11). */
export function onlyOrganizer({ selection }: SeriesListingState): string | null {
  return selection.organizers.length === 1 ? (selection.organizers[0] ?? null) : null;
}
