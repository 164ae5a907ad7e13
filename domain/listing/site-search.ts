import type { EventCard } from '#domain/event/event.ts';
import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import { computePagination, type ListPagination, pageHitsPerPage } from '#domain/listing/list-pagination.ts';
import { type SearchedState, withKeyword } from '#domain/listing/listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import {
  readKeyword,
  readPageNumber,
  toKeywordPairs,
  toPagePairs,
} from '#domain/listing/read-query-params.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';

export const emptySiteSearchState: SearchedState = { keyword: '', page: 1 };

/** The codec of the site search's query; page 1 is omitted. The header's search uses `search`; `keyword` takes precedence. */
export const siteSearchParamsCodec = {
  names: ['keyword', 'search', 'page'],
  read: (query: QueryPairs): SearchedState => ({
    keyword: readKeyword(query) || readKeyword(query, 'search'),
    page: readPageNumber(query),
  }),
  write: ({ keyword, page }: SearchedState): QueryPairs => [...toKeywordPairs(keyword), ...toPagePairs(page)],
} satisfies ParamsCodec<SearchedState>;

/** The words of a keyword that can be removed one by one (LIST-14): without duplicates by case and accents, and without punctuation. */
export function splitKeyword(keyword: string): readonly string[] {
  const words = splitWords(keyword).filter((word) => normalizeWord(word) !== '');
  return words.filter(
    (word, index) => words.findIndex((other) => normalizeWord(other) === normalizeWord(word)) === index,
  );
}

/** Removes every occurrence of a word from the keyword; returns to page 1 (LIST-3). */
export function withoutKeywordWord(state: SearchedState, word: string): SearchedState {
  const others = splitWords(state.keyword).filter((other) => normalizeWord(other) !== normalizeWord(word));
  return withKeyword(state, others.join(' '));
}

function splitWords(keyword: string): readonly string[] {
  return keyword.split(/\s+/u);
}

/** A word in the form that the search compares. */
function normalizeWord(word: string): string {
  return splitFoldedWords(word).join(' ');
}

/** The parts of the search index: the kinds of pages that it has. */
export const searchIndexSections = [
  'event',
  'series',
  'press',
  'discovery',
  'discoveryCollection',
  'page',
  'campaign',
  'contentOverview',
  'education',
] as const;

export type SearchSection = (typeof searchIndexSections)[number];

/** The sections that the site search lists as pages (CALL-23); concerts and series are listed separately. */
export const searchablePageSections = [
  'page',
  'campaign',
  'press',
  'discovery',
  'discoveryCollection',
  'contentOverview',
] as const satisfies readonly SearchSection[];

/** A text found by the search, split into matches and surrounding text. */
export type HighlightedPassage = readonly { readonly text: string; readonly isMatch: boolean }[];

/** A page found by the site search (LIST-20). */
export interface PageHit {
  readonly url: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly introduction?: string;
  /** The matching passages, each split into matches and surrounding text. */
  readonly highlights: readonly HighlightedPassage[];
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

/** The result for an empty keyword. */
export const emptySiteSearchResult: SiteSearchResult = {
  ...computePagination(1, 0, pageHitsPerPage),
  events: { count: 0, exactCount: 0, best: [], cards: [] },
  series: { count: 0, listedCount: 0, cards: [] },
  hits: [],
};

/** Whether no concert has the keyword, so that those found only come near: a work that is not played, or a misspelling (WAY-23). */
export function hasOnlyNearConcerts({ events }: SiteSearchResult): boolean {
  return events.exactCount === 0 && events.count > 0;
}

/** The result without concerts that only come near. */
export function withoutNearConcerts(listing: SiteSearchResult): SiteSearchResult {
  return hasOnlyNearConcerts(listing) ? { ...listing, events: emptySiteSearchResult.events } : listing;
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
