import { makeAutoObservable } from 'mobx';
import type { FacetValue } from '#domain/facet/facet.ts';
import type { RelaxedFilter } from '#domain/listing/list-filter.ts';
import { withKeyword, type SearchedState } from '#domain/listing/listing-state.ts';
import {
  countSiteSearchResults,
  hasOnlyNearConcerts,
  type SiteSearchResult,
  emptySiteSearchState,
  siteSearchParamsCodec,
  withoutKeywordWord,
} from '#domain/listing/site-search.ts';
import type { HelpLink } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { ListRequestStore } from '#ui/stores/list-request.store.ts';

/** The data of the site search. */
export interface SearchData {
  /** The page's path, without query. */
  readonly path: string;
  readonly state: SearchedState;
  readonly listing: SiteSearchResult;
  /** The answer to a practical question, above the results (DOOR-3). */
  readonly answer: Omit<HelpLink, 'phrases'> | null;
  /** The most played composers, shown if there is no keyword; empty otherwise. */
  readonly composers: readonly FacetValue[];
  /** If nothing was found for several words: the results without one of them. */
  readonly relaxations: readonly RelaxedFilter<string>[];
}

/**
 * The outcome of a search. `answered`: only the answer to a practical question was found. `near`: no concert matches exactly, but some
 * come near.
 */
type SearchOutcome = 'noKeyword' | 'found' | 'answered' | 'near' | 'nothing' | 'unavailable';

/** A word of the keyword that can be left out, with the number of results and the address without it. */
interface RelaxedWord {
  readonly word: string;
  readonly count: number;
  readonly address: string;
}

/** The site search (LIST-12). */
export class SearchViewModel {
  readonly query: ListRequestStore<SearchedState, SearchData>;

  constructor(navigator: Navigator, timer: Timer, data: SearchData) {
    this.query = new ListRequestStore(navigator, timer, siteSearchParamsCodec, data);
    makeAutoObservable(this, { query: false }, { autoBind: true });
  }

  start(): () => void {
    return this.query.start();
  }

  /** Receives data of the loader. */
  receive(data: SearchData): void {
    this.query.receive(data);
  }

  get data(): SearchData {
    return this.query.data;
  }

  get outcome(): SearchOutcome {
    const { answer, listing, state } = this.data;
    if (state.keyword === '') return 'noKeyword';
    if (listing.availability === 'unavailable') return 'unavailable';
    if (hasOnlyNearConcerts(listing)) return 'near';
    if (countSiteSearchResults(listing) > 0) return 'found';
    return answer ? 'answered' : 'nothing';
  }

  /** The words that can be left out if nothing was found (LIST-14). */
  get relaxations(): readonly RelaxedWord[] {
    const { state, relaxations } = this.data;
    return relaxations.map(({ filter, count }) => ({
      word: filter,
      count,
      address: this.query.toAddress(withoutKeywordWord(state, filter)),
    }));
  }

  /** The address of the search for a suggested keyword. */
  keywordAddress(keyword: string): string {
    return this.query.toAddress(withKeyword(emptySiteSearchState, keyword));
  }

  /** The address of the same keyword in another list: the calendar, the series. */
  addressInList(path: string): string {
    return `${path}${toQueryString([['keyword', this.data.state.keyword]])}`;
  }
}

/** The site search of a page's data. */
export const searchBinding = defineBinding(
  'SearchViewModel',
  [Navigator, Timer],
  (navigator, timer) => (data: SearchData) => new SearchViewModel(navigator, timer, data),
);
