import { makeAutoObservable, observableRef } from 'mobx';
import { foundOnSite } from '#domain/listing/found-on-site.ts';
import { withKeyword, withPage } from '#domain/listing/listing-state.ts';
import { queryString } from '#domain/listing/query-pairs.ts';
import {
  emptySiteSearch,
  type SiteSearchState,
  siteSearchParams,
  withoutWord,
} from '#domain/listing/site-search-state.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { SearchData } from '#ui/screens/search/search.data.ts';
import { ListQuestion } from '#ui/stores/list-question.ts';

/** What a search has come to. */
type SearchOutcome = 'notAsked' | 'found' | 'nothing' | 'unavailable';

/** A word that may be let go, how much that leaves, and where it is. */
interface WayOut {
  readonly word: string;
  readonly count: number;
  readonly address: string;
}

/** The whole site's search: what is asked, and what was found (LIST-12). */
export class SearchViewModel {
  data: SearchData;
  readonly question: ListQuestion<SiteSearchState>;

  constructor(navigator: Navigator, timer: Timer, data: SearchData) {
    this.data = data;
    const { path } = data;
    const addressOf = (state: SiteSearchState) => `${path}${queryString(siteSearchParams.write(state))}`;
    this.question = new ListQuestion(navigator, timer, { addressOf, withKeyword }, data.state);
    makeAutoObservable(this, { data: observableRef, question: false }, { autoBind: true });
  }

  /** Nothing runs until the visitor types; the function returned ends what does. */
  start(): () => void {
    return () => this.question.stop();
  }

  /** A new answer of the loader. */
  show(data: SearchData): void {
    if (data === this.data) return;
    this.data = data;
    this.question.show(data.state);
  }

  get outcome(): SearchOutcome {
    const { listing, state } = this.data;
    if (state.keyword === '') return 'notAsked';
    if (listing.availability === 'unavailable') return 'unavailable';
    return foundOnSite(listing) > 0 ? 'found' : 'nothing';
  }

  /** What to let go of where nothing was found (LIST-14). */
  get waysOut(): readonly WayOut[] {
    const { state, waysOut } = this.data;
    return waysOut.map(({ without, count }) => ({
      word: without,
      count,
      address: this.question.addressOf(withoutWord(state, without)),
    }));
  }

  pageAddress(page: number): string {
    return this.question.addressOf(withPage(this.data.state, page));
  }

  /** Where a word leads that is offered to begin with. */
  keywordAddress(keyword: string): string {
    return this.question.addressOf(withKeyword(emptySiteSearch, keyword));
  }

  /** The same question, asked of the list at a path: the calendar, the series. */
  elsewhere(path: string): string {
    return `${path}${queryString([['keyword', this.data.state.keyword]])}`;
  }
}
