import { makeAutoObservable, observableRef } from 'mobx';
import {
  type CollapsedFacetValues,
  collapseFacetValues,
  filterFacetValues,
  getFacetValueLabel,
  mergeFacets,
  type ShownFacets,
} from '#domain/facet/merge-facets.ts';
import type { DayFilter } from '#domain/listing/day-span.ts';
import type { ListFilter, ListStateOperations, RelaxedFilter } from '#domain/listing/list-filter.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { ListRequestStore } from '#ui/stores/list-request.store.ts';

/** What a list lists: the prefix of the keys of its texts (`<words>.search`, `.total`, `.show`, `.facet.<name>`). */
export type ListWords = 'events' | 'series' | 'discovery';

export type AnyListFilter<Name extends string = string> = ListFilter<Name> | DayFilter;

/** A list with any facets, for the components that all lists share. */
export type AnyListViewModel = ListViewModel<
  string,
  FacetedState<string>,
  AnyListFilter,
  ListLoaderData<string, FacetedState<string>, AnyListFilter>
>;

/** The data that the loader of a list with facets returns. */
export interface ListLoaderData<Name extends string, State, Filter> {
  /** The list's own path, without query. */
  readonly path: string;
  /** The hall day on which the list was loaded. */
  readonly today: HallDay;
  readonly state: State;
  readonly listing: ListPagination;
  readonly facets: ShownFacets<Name>;
  /** If nothing was found: the results without one of the filters (LIST-14). */
  readonly relaxations: readonly RelaxedFilter<Filter>[];
}

/** A facet as it is displayed. */
export interface DisplayedFacet<Name extends string = string> extends CollapsedFacetValues {
  readonly name: Name;
  readonly isExpanded: boolean;
  /** The number of collapsed values. */
  readonly collapsedCount: number;
  /** Whether it has a search field. */
  readonly isLong: boolean;
}

/** A facet with more values than this has a search field. */
const longFacetSize = 15;

/** A filter with its label, and the address of the list without it. */
interface FilterChip<Filter> {
  readonly filter: Filter;
  readonly label: string;
  readonly address: string;
}

/** A list with facets: its query and its filters (LIST-3, LIST-4, LIST-8). */
export class ListViewModel<
  Name extends string,
  State extends FacetedState<Name>,
  Filter extends AnyListFilter<Name>,
  Data extends ListLoaderData<Name, State, Filter>,
> {
  readonly query: ListRequestStore<State, Data>;
  /** The text that each facet's values are filtered by. */
  valueFilters: Readonly<Record<string, string>> = {};
  readonly #rules: ListStateOperations<Name, State, Filter>;

  constructor(
    navigator: Navigator,
    timer: Timer,
    rules: ListStateOperations<Name, State, Filter>,
    data: Data,
  ) {
    this.#rules = rules;
    const writer = { write: (state: State, { today }: Data) => rules.write(state, today) };
    this.query = new ListRequestStore(navigator, timer, writer, data);
    makeAutoObservable(this, { query: false, valueFilters: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return this.query.start();
  }

  /** Receives data of the loader. */
  receive(data: Data): void {
    this.query.receive(data);
  }

  get data(): Data {
    return this.query.data;
  }

  /** The facets that have values, with their counts and which are chosen (LIST-8). */
  get facets(): readonly DisplayedFacet<Name>[] {
    const { shown, leftOut, expanded } = this.data.facets;
    const options = mergeFacets(shown, shown, this.query.requestedState.selection);
    return this.#rules.facetNames.flatMap((name) => {
      const values = options[name];
      const total = values.length + (leftOut[name] ?? 0);
      const isExpanded = name === expanded;
      const matching = filterFacetValues(values, this.valueFilters[name] ?? '');
      const { first, others } = isExpanded ? collapseFacetValues(matching) : { first: matching, others: [] };
      const collapsedCount = isExpanded ? others.length : (leftOut[name] ?? 0);
      const isLong = total > longFacetSize;
      return total > 0 ? { name, first, others, isExpanded, collapsedCount, isLong } : [];
    });
  }

  /** The address that expands or collapses a facet (LIST-23). */
  expandAddress(name: string): string {
    return this.query.toAddress(this.query.requestedState, this.#isExpanded(name) ? null : name);
  }

  /** Expands or collapses a facet. */
  toggleExpanded(name: string): void {
    this.query.expand(this.#isExpanded(name) ? null : name);
  }

  /** Filters the values of a facet by a text, and expands it. */
  filterValues(name: Name, text: string): void {
    this.valueFilters = { ...this.valueFilters, [name]: text };
    if (!this.#isExpanded(name) && this.data.facets.leftOut[name]) this.query.expand(name);
  }

  /** The active filters. */
  get chips(): readonly FilterChip<Filter>[] {
    return this.#rules.filters(this.query.requestedState).map((filter) => this.#toChip(filter));
  }

  /** The filters that can be removed if nothing was found, with the number of results each leaves. */
  get relaxations(): readonly (FilterChip<Filter> & { readonly count: number })[] {
    return this.data.relaxations.map(({ filter, count }) => ({ ...this.#toChip(filter), count }));
  }

  /** The address of the list without filters. */
  get unfilteredAddress(): string {
    return this.query.toAddress(this.#unfilteredState);
  }

  /** The address of a reset: the list without filters, or the front page that replaces it (TPL-4). */
  get resetAddress(): string {
    return this.#rules.hasFrontPage ? this.data.path : this.unfilteredAddress;
  }

  /** The address that `toggle` requests; null if there is no such facet. */
  toggleAddress(name: string, value: string): string | null {
    const facet = this.#findFacet(name);
    return facet ? this.query.toAddress(this.#toggleValue(facet, value), this.data.facets.expanded) : null;
  }

  /** Adds a value, or removes it if it is chosen. `name` is the facet's name in a form; an unknown name is ignored. */
  toggle(name: string, value: string): void {
    const facet = this.#findFacet(name);
    if (facet) this.query.request(this.#toggleValue(facet, value), this.data.facets.expanded);
  }

  removeFilter(filter: Filter): void {
    this.query.request(this.#rules.withoutFilter(this.query.requestedState, filter));
  }

  reset(): void {
    if (this.#rules.hasFrontPage) this.query.leaveList();
    else this.query.reset(this.#unfilteredState);
  }

  get #unfilteredState(): State {
    return this.#rules.withoutFilters(this.query.requestedState);
  }

  #isExpanded(name: string): boolean {
    return this.data.facets.expanded === name;
  }

  #findFacet(name: string): Name | undefined {
    return this.#rules.facetNames.find((facetName) => facetName === name);
  }

  #toggleValue(name: Name, value: string): State {
    return this.#rules.toggleFacet(this.query.requestedState, name, value);
  }

  #toChip(filter: Filter): FilterChip<Filter> {
    const { requestedState } = this.query;
    const address = this.query.toAddress(this.#rules.withoutFilter(requestedState, filter));
    return { filter, label: this.#toLabel(filter), address };
  }

  #toLabel(filter: AnyListFilter<Name>): string {
    switch (filter.kind) {
      case 'keyword':
        return filter.keyword;
      // `useFilterLabelFormatter` formats the days.
      case 'days':
        return '';
      case 'facet':
        return getFacetValueLabel(this.data.facets.shown[filter.name], filter.value);
    }
  }
}

/** A list by its rules, of a page's data. */
export const listViewModelBinding = defineBinding(
  'ListViewModel',
  [Navigator, Timer],
  (navigator, timer) =>
    <
      Name extends string,
      State extends FacetedState<Name>,
      Filter extends AnyListFilter<Name>,
      Data extends ListLoaderData<Name, State, Filter>,
    >(
      rules: ListStateOperations<Name, State, Filter>,
      data: Data,
    ) =>
      new ListViewModel(navigator, timer, rules, data),
);
