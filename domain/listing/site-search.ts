import type { EventCard } from '#domain/event/event.ts';
import { type ListPagination, unavailablePagination } from '#domain/listing/list-pagination.ts';
import type { PageHit } from '#domain/listing/page-hit.ts';
import type { UriHits } from '#domain/listing/press-search.ts';
import type { SearchSection } from '#domain/listing/search-section.ts';
import type { SiteSearchState } from '#domain/listing/site-search-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The sections that the site search lists as pages (CALL-23); concerts and series are listed separately. */
export const searchablePageSections = [
  'page',
  'campaign',
  'press',
  'discovery',
  'discoveryCollection',
  'contentOverview',
] as const satisfies readonly SearchSection[];

/** The parameters of a site search, on the search page and in the header (LIST-12). */
export interface SiteSearchCriteria {
  readonly locale: Locale;
  /** Empty: no search, no results. */
  readonly keyword: string;
  /** Concerts that have ended by this moment are excluded. */
  readonly now: Instant;
}

/** The concerts found: the first three uris, earliest first, and the total. */
export interface SiteEventHits extends UriHits {
  /** The three best uris, best first. */
  readonly bestUris: readonly string[];
}

/** The search result. */
export interface SiteSearchHits {
  readonly events: SiteEventHits;
  /** The three best uris and the total. */
  readonly series: UriHits;
  /** At most 1024 pages, best first, and the total. */
  readonly pages: { readonly count: number; readonly hits: readonly PageHit[] };
}

/** The concerts found (CALL-23): those with the keyword itself; if there are none, those that come near. */
export interface FoundEvents {
  /** With those that have another form or spelling of the keyword. */
  readonly count: number;
  /** The number of concerts with the keyword itself: the total of the calendar's list for it (CALL-18). */
  readonly exactCount: number;
  /** At most three cards, best first; of days that the keyword names, their concerts still to come, at most twelve. */
  readonly best: readonly EventCard[];
  /** At most three cards, earliest first. */
  readonly cards: readonly EventCard[];
}

/** The series found. */
interface FoundSeries {
  readonly count: number;
  /** The total of the series overview's list for the keyword; 0 if none of them is on sale any more. */
  readonly listedCount: number;
  /** At most three cards, best first. */
  readonly cards: readonly SeriesCard[];
}

/** A page of site search results, ready to render; `page`, `pages` and `total` are about the found pages. */
export interface SiteSearchResult extends ListPagination {
  readonly events: FoundEvents;
  readonly series: FoundSeries;
  /** The found pages of this page, best first (LIST-20). */
  readonly hits: readonly PageHit[];
}

const noResults = {
  events: { count: 0, exactCount: 0, best: [], cards: [] },
  series: { count: 0, listedCount: 0, cards: [] },
  hits: [],
} as const;

/** The result for an empty keyword. */
export const emptySiteSearchResult: SiteSearchResult = {
  ...unavailablePagination,
  ...noResults,
  availability: 'answered',
};

/** The result when the search is unavailable (LIST-14). */
export const unavailableSiteSearch: SiteSearchResult = { ...unavailablePagination, ...noResults };

/** Converts the search page's state to search parameters. */
export function toSiteSearchCriteria(
  { keyword }: SiteSearchState,
  locale: Locale,
  now: Instant,
): SiteSearchCriteria {
  return { locale, keyword, now };
}
