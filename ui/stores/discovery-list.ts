import { makeAutoObservable, observableRef } from 'mobx';
import { labelOf, type ShownFacets, shownFacets } from '#domain/facet/merge-facets.ts';
import {
  chooseFacet,
  type DiscoveryFacetName,
  type DiscoveryListingState,
  discoveryFacetNames,
  discoveryOverviewParams,
  discoveryParams,
  emptyDiscoveryListing,
  resetFacet,
  withoutFilter,
} from '#domain/listing/discovery-listing-state.ts';
import type { DiscoveryFacets, DiscoveryListing } from '#domain/listing/discovery-question.ts';
import type { ListFilter } from '#domain/listing/list-filter.ts';
import { listFilters, withKeyword, withPage } from '#domain/listing/listing-state.ts';
import type { Loosened } from '#domain/listing/loosened.ts';
import { queryString } from '#domain/listing/query-pairs.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { FilterChip } from '#ui/stores/filter-chip.ts';
import { type ListAhead, ListQuestion, showingAhead } from '#ui/stores/list-question.ts';

type DiscoveryFilter = ListFilter<DiscoveryFacetName>;

/** What the address of a list of stories leads to: on the discovery search, or on the discovery overview. */
export interface DiscoveryListData {
  /** The page's own path, without query. */
  readonly path: string;
  /** Whether that path alone shows a front page in place of the whole list (TPL-4). */
  readonly hasFrontPage: boolean;
  readonly state: DiscoveryListingState;
  readonly listing: DiscoveryListing;
  /** Every collection; the listing's counts are laid over it (LIST-19). */
  readonly allFacets: DiscoveryFacets;
  /** Where nothing was found: what would be without one of the things asked for. */
  readonly waysOut: readonly Loosened<DiscoveryFilter>[];
}

/** The stories: what is shown, what is asked for, and the visitor's wishes (LIST-10, LIST-21). */
export class DiscoveryList {
  data: DiscoveryListData;
  readonly question: ListQuestion<DiscoveryListingState>;
  readonly #navigator: Navigator;

  constructor(
    navigator: Navigator,
    timer: Timer,
    data: DiscoveryListData,
    ahead?: ListAhead<DiscoveryListData>,
  ) {
    this.#navigator = navigator;
    this.data = data;
    const { path, hasFrontPage } = data;
    const write = hasFrontPage ? discoveryOverviewParams.write : discoveryParams.write;
    const addressOf = (state: DiscoveryListingState) => `${path}${queryString(write(state))}`;
    const showAhead = showingAhead(ahead, (known) => this.show(known));
    this.question = new ListQuestion(navigator, timer, { addressOf, withKeyword, showAhead }, data.state);
    makeAutoObservable(this, { data: observableRef, question: false }, { autoBind: true });
  }

  /** Nothing runs until the visitor wishes something; the function returned ends what does. */
  start(): () => void {
    return () => this.question.stop();
  }

  /** A new answer of the loader. */
  show(data: DiscoveryListData): void {
    if (data === this.data) return;
    this.data = data;
    this.question.show(data.state);
  }

  /** The collections and the tags with how many stories each has, and which is chosen. */
  get facets(): ShownFacets<DiscoveryFacetName> {
    return shownFacets(this.data.allFacets, this.data.listing.facets, this.question.wanted.selection);
  }

  /** What can be taken back one by one. */
  get chips(): readonly FilterChip<DiscoveryFilter>[] {
    return listFilters(this.question.wanted, discoveryFacetNames).map((filter) => this.#chipOf(filter));
  }

  /** What to let go of where nothing was found, and how many that leaves. */
  get waysOut(): readonly (FilterChip<DiscoveryFilter> & { readonly count: number })[] {
    return this.data.waysOut.map(({ without, count }) => ({ ...this.#chipOf(without), count }));
  }

  /** Where a value of a facet leads: to the list with it alone, or without it where it is chosen (LIST-10). */
  choiceAddress(name: DiscoveryFacetName, value: string): string {
    return this.question.addressOf(this.#chosen(name, value));
  }

  pageAddress(page: number): string {
    return this.question.addressOf(withPage(this.data.state, page));
  }

  /** The address of the whole list. */
  get allAddress(): string {
    return this.question.addressOf(emptyDiscoveryListing);
  }

  /** Where a reset leads: to the front page where there is one, else to the whole list (TPL-4, LIST-10). */
  get resetAddress(): string {
    return this.data.path;
  }

  /** Makes a value the only one chosen in any facet; choosing the chosen one takes it back (LIST-10). */
  choose(name: DiscoveryFacetName, value: string): void {
    this.question.ask(this.#chosen(name, value));
  }

  takeBack(filter: DiscoveryFilter): void {
    const wanted = withoutFilter(this.question.wanted, filter);
    if (filter.kind === 'keyword') this.question.askAnew(wanted);
    else this.question.ask(wanted);
  }

  reset(): void {
    if (!this.data.hasFrontPage) return this.question.askAnew(emptyDiscoveryListing);
    this.question.stop();
    this.#navigator.go(this.resetAddress);
  }

  #chosen(name: DiscoveryFacetName, value: string): DiscoveryListingState {
    const { wanted } = this.question;
    return wanted.selection[name].includes(value)
      ? resetFacet(wanted, name)
      : chooseFacet(wanted, name, value);
  }

  #chipOf(filter: DiscoveryFilter): FilterChip<DiscoveryFilter> {
    const address = this.question.addressOf(withoutFilter(this.question.wanted, filter));
    return { filter, label: this.#labelOf(filter), address };
  }

  #labelOf(filter: DiscoveryFilter): string {
    if (filter.kind === 'keyword') return filter.keyword;
    return labelOf(filter, this.data.allFacets, this.data.listing.facets);
  }
}
