import { makeAutoObservable, observableRef } from 'mobx';
import type { Banner } from '#domain/event/banner.ts';
import { labelOf, type ShownFacets, shownFacets } from '#domain/facet/merge-facets.ts';
import { closedPanel, type FilterPanel, toggledPanel } from '#domain/listing/filter-panel.ts';
import type { ListFilter } from '#domain/listing/list-filter.ts';
import type { ListedPage } from '#domain/listing/listed-page.ts';
import {
  listFilters,
  toggleFacet,
  withKeyword,
  withoutListFilter,
  withPage,
} from '#domain/listing/listing-state.ts';
import type { Loosened } from '#domain/listing/loosened.ts';
import { queryString } from '#domain/listing/query-pairs.ts';
import {
  emptySeriesListing,
  type SeriesFacetName,
  type SeriesListingState,
  seriesFacetNames,
  seriesParams,
} from '#domain/listing/series-listing-state.ts';
import type { SeriesFacets } from '#domain/listing/series-question.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { FilterChip } from '#ui/stores/filter-chip.ts';
import { type ListAhead, ListQuestion, showingAhead } from '#ui/stores/list-question.ts';

type SeriesFilter = ListFilter<SeriesFacetName>;

/** What the address of a list by genre, organizer and room comes to: series (LIST-11), or concerts (LIST-17). */
export interface FacetedListData<Listing> {
  /** The list's own path, without query. */
  readonly path: string;
  readonly state: SeriesListingState;
  readonly listing: Listing;
  /** Every value that coming items bear; the listing's counts are laid over it (LIST-19). */
  readonly allFacets: SeriesFacets;
  readonly banners: readonly Banner[];
  /** Where nothing was found: what would be without one of the things asked for. */
  readonly waysOut: readonly Loosened<SeriesFilter>[];
}

type AnyListing = ListedPage & { readonly facets: SeriesFacets };

/** A list by genre, organizer and room: what is shown, what is asked for, and the visitor's wishes (LIST-3, LIST-4, LIST-8). */
export class FacetedList<Listing extends AnyListing, Data extends FacetedListData<Listing>> {
  data: Data;
  panel: FilterPanel = closedPanel;
  /** Everything is being asked for again: nothing stands until it is there (LIST-4). */
  isResetting = false;
  readonly question: ListQuestion<SeriesListingState>;

  constructor(navigator: Navigator, timer: Timer, data: Data, ahead?: ListAhead<Data>) {
    this.data = data;
    const { path } = data;
    const addressOf = (state: SeriesListingState) => `${path}${queryString(seriesParams.write(state))}`;
    const showAhead = showingAhead(ahead, (known) => this.show(known));
    this.question = new ListQuestion(navigator, timer, { addressOf, withKeyword, showAhead }, data.state);
    makeAutoObservable(this, { data: observableRef, question: false }, { autoBind: true });
  }

  /** Nothing runs until the visitor wishes something; the function returned ends what does. */
  start(): () => void {
    return () => this.question.stop();
  }

  /** A new answer of the loader. */
  show(data: Data): void {
    if (data === this.data) return;
    this.data = data;
    this.isResetting = false;
    this.question.show(data.state);
  }

  get listing(): Listing {
    return this.data.listing;
  }

  get isPanelOpen(): boolean {
    return this.panel === 'open';
  }

  /** Every facet with its values, how many each leaves, and which are chosen (LIST-8). */
  get facets(): ShownFacets<SeriesFacetName> {
    return shownFacets(this.data.allFacets, this.listing.facets, this.question.wanted.selection);
  }

  /** What can be taken back one by one. */
  get chips(): readonly FilterChip<SeriesFilter>[] {
    return listFilters(this.question.wanted, seriesFacetNames).map((filter) => this.#chipOf(filter));
  }

  /** What to let go of where nothing was found, and how many that leaves. */
  get waysOut(): readonly (FilterChip<SeriesFilter> & { readonly count: number })[] {
    return this.data.waysOut.map(({ without, count }) => ({ ...this.#chipOf(without), count }));
  }

  /** The address of the whole list. */
  get resetAddress(): string {
    return this.question.addressOf(emptySeriesListing);
  }

  pageAddress(page: number): string {
    return this.question.addressOf(withPage(this.data.state, page));
  }

  /** Where choosing a value leads, or taking it back; null for a facet that is none. */
  addressWith(name: string, value: string): string | null {
    const wanted = this.#toggled(name, value);
    return wanted && this.question.addressOf(wanted);
  }

  /** Chooses a value or takes it back, by the name a form has for its facet; a name that is none is nothing. */
  choose(name: string, value: string): void {
    const wanted = this.#toggled(name, value);
    if (wanted) this.question.ask(wanted);
  }

  takeBack(filter: SeriesFilter): void {
    const wanted = withoutListFilter(this.question.wanted, filter);
    if (filter.kind === 'keyword') this.question.askAnew(wanted);
    else this.question.ask(wanted);
  }

  /** Everything: the list empties at once and is asked for again (LIST-4). */
  reset(): void {
    this.isResetting = true;
    this.question.resetTo(emptySeriesListing);
  }

  togglePanel(): void {
    this.panel = toggledPanel(this.panel);
  }

  closePanel(): void {
    this.panel = closedPanel;
  }

  #toggled(name: string, value: string): SeriesListingState | null {
    const facet = seriesFacetNames.find((known) => known === name);
    return facet ? toggleFacet(this.question.wanted, facet, value) : null;
  }

  #chipOf(filter: SeriesFilter): FilterChip<SeriesFilter> {
    return {
      filter,
      label: this.#labelOf(filter),
      address: this.question.addressOf(withoutListFilter(this.question.wanted, filter)),
    };
  }

  #labelOf(filter: SeriesFilter): string {
    if (filter.kind === 'keyword') return filter.keyword;
    return labelOf(filter, this.data.allFacets, this.listing.facets);
  }
}
