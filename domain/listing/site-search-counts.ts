import type { EventCard } from '#domain/event/event.ts';
import type { SiteSearchResult } from '#domain/listing/site-search.ts';

/** Whether no concert has the keyword, so that those found only come near: a work that is not played, or a misspelling (WAY-23). */
export function hasOnlyNearConcerts({ events }: SiteSearchResult): boolean {
  return events.exactCount === 0 && events.count > 0;
}

/** The result without concerts that only come near. */
export function withoutNearConcerts(listing: SiteSearchResult): SiteSearchResult {
  return hasOnlyNearConcerts(listing)
    ? { ...listing, events: { count: 0, exactCount: 0, best: [], cards: [] } }
    : listing;
}

/** The next concerts that are not among the best (WAY-22); none if all of them only come near. */
export function listNextConcertsBesideBest(listing: SiteSearchResult): readonly EventCard[] {
  if (hasOnlyNearConcerts(listing)) return [];
  const { best, cards } = listing.events;
  return cards.filter(({ uri }) => !best.some((other) => other.uri === uri));
}

/** The numbers that a search states, which are those of the lists that it links to, if these list anything (DOOR-46). */
export function countSiteSearchResultsByKind({ events, series, total }: SiteSearchResult) {
  return {
    concerts: events.exactCount || events.count,
    series: series.listedCount || series.count,
    pages: total,
  };
}

/** The total of found concerts, series and pages (LIST-12). */
export function countSiteSearchResults(listing: SiteSearchResult): number {
  const { concerts, series, pages } = countSiteSearchResultsByKind(listing);
  return concerts + series + pages;
}
