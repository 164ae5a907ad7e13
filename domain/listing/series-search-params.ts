import { ascending } from '#domain/ascending.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { Facets, SeriesFacetName } from '#domain/facet/facet.ts';
import { type ListedPage, unavailablePage } from '#domain/listing/listed-page.ts';
import type { SeriesListingState, SeriesSelection } from '#domain/listing/series-listing-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** What is asked of the series overview (LIST-11), or of an overview of concerts (LIST-17): what bears one of the chosen values in each facet. */
export interface SeriesSearchParams {
  readonly locale: Locale;
  /** Empty: everything. */
  readonly keyword: string;
  /** Series still on sale on this day or later; concerts that end on it or later. */
  readonly from: HallDay;
  readonly selection: SeriesSelection;
}

export type SeriesFacets = Facets<SeriesFacetName>;

/** What the index answers: which series, or which concerts, and how many in all. */
export interface SeriesHits {
  /** All matches, also those beyond the 1024 that can be paged (LIST-22). */
  readonly count: number;
  readonly facets: SeriesFacets;
  /** At most 1024: series by their first concert, those with more concerts first where that is the same; concerts earliest first. */
  readonly uris: readonly string[];
}

/** One page of the series overview, ready to be drawn. */
export interface SeriesListing extends ListedPage {
  readonly facets: SeriesFacets;
  readonly series: readonly SeriesCard[];
}

/** One page of an overview of concerts, ready to be drawn. */
export interface ConcertListing extends ListedPage {
  readonly facets: SeriesFacets;
  readonly events: readonly EventCard[];
}

export const noSeriesFacets: SeriesFacets = { genres: [], organizers: [], rooms: [] };

/** What the series overview shows where the search could not be asked (LIST-14). */
export const unavailableSeries: SeriesListing = { ...unavailablePage, facets: noSeriesFacets, series: [] };

/** What an overview of concerts shows then. */
export const unavailableConcerts: ConcertListing = { ...unavailablePage, facets: noSeriesFacets, events: [] };

/** What the address of the series overview, or of an overview of concerts, asks of the search. */
export function toSeriesSearchParams(
  { keyword, selection }: SeriesListingState,
  locale: Locale,
  today: HallDay,
): SeriesSearchParams {
  return { locale, keyword, from: today, selection };
}

interface Ordered {
  readonly uri: string;
  /** When its first concert starts; absent without concerts. */
  readonly starts?: number;
  /** How many concerts it has. */
  readonly concerts: number;
}

/** Series as overviews show them (LIST-11): by their first concert, then more concerts first, then by uri; without concerts last. */
export function inSeriesOrder<Series extends Ordered>(series: readonly Series[]): readonly Series[] {
  return series.toSorted(
    (one, other) =>
      ascending(one.starts ?? Infinity, other.starts ?? Infinity) ||
      other.concerts - one.concerts ||
      ascending(one.uri, other.uri),
  );
}
