import type { EventCard } from '#domain/event/event.ts';
import type { SearchSection } from '#domain/hall/edition.ts';
import { type ListedPage, unavailablePage } from '#domain/listing/listed-page.ts';
import type { PageHit } from '#domain/listing/page-hit.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import type { SiteSearchState } from '#domain/listing/site-search-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The sections whose pages the site search lists (CALL-23); concerts and series stand apart, above them. */
export const pageSections = [
  'page',
  'campaign',
  'press',
  'discovery',
  'discoveryCollection',
  'contentOverview',
] as const satisfies readonly SearchSection[];

/** What is asked of the whole site, on its search page and while typing in the header (LIST-12). */
export interface SiteSearchParams {
  readonly locale: Locale;
  /** Empty: nothing is asked, and nothing found. */
  readonly keyword: string;
  /** Concerts that are over by then are not found. */
  readonly now: Instant;
}

/** What the index answers. */
export interface SiteHits {
  /** The first three, earliest first, of so many. */
  readonly events: UriHits;
  /** The three best, of so many. */
  readonly series: UriHits;
  /** At most 1024, best first, of so many. */
  readonly pages: { readonly count: number; readonly hits: readonly PageHit[] };
}

/** What the site has for a keyword, ready to be drawn; page and pages are those of the found pages, and `total` is their number. */
export interface SiteListing extends ListedPage {
  /** At most three of so many, earliest first. */
  readonly events: { readonly count: number; readonly cards: readonly EventCard[] };
  /** At most three of so many, best first. */
  readonly series: { readonly count: number; readonly cards: readonly SeriesCard[] };
  /** The pages of this page, best first (LIST-20). */
  readonly hits: readonly PageHit[];
}

const nothing = { events: { count: 0, cards: [] }, series: { count: 0, cards: [] }, hits: [] } as const;

/** What is found without a keyword. */
export const nothingSought: SiteListing = { ...unavailablePage, ...nothing, availability: 'answered' };

/** What the site search shows where the search could not be asked (LIST-14). */
export const unavailableSite: SiteListing = { ...unavailablePage, ...nothing };

/** What the address of the site search asks. */
export function toSiteSearchParams(
  { keyword }: SiteSearchState,
  locale: Locale,
  now: Instant,
): SiteSearchParams {
  return { locale, keyword, now };
}

/** How many concerts, series and pages the site search found, all together (LIST-12). */
export function countFound({ events, series, total }: SiteListing): number {
  return events.count + series.count + total;
}
