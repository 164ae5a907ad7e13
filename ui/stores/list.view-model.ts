import { makeAutoObservable } from 'mobx';
import {
  type CollapsedFacetValues,
  collapseFacetValues,
  type FacetOptions,
  filterFacetValues,
  getFacetValueLabel,
  mergeFacets,
} from '#domain/facet/merge-facets.ts';
import type { DayFilter } from '#domain/listing/day-span.ts';
import type { ListFilter, ListStateOperations, RelaxedFilter } from '#domain/listing/list-filter.ts';
import type { ListPagination } from '#domain/listing/list-pagination.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import {
  type FacetedListData,
  FacetValuesStore,
  type LoadFacetValues,
} from '#ui/stores/facet-values.store.ts';
import { ListRequestStore } from '#ui/stores/list-request.store.ts';

export type AnyListFilter<Name extends string = string> = ListFilter<Name> | DayFilter;

/** A list with any facets, for the components that all lists share. */
export type AnyListViewModel = ListViewModel<
  string,
  FacetedState<string>,
  AnyListFilter,
  ListLoaderData<string, FacetedState<string>, AnyListFilter>
>;

/** The data that the loader of a list with facets returns. */
export interface ListLoaderData<Name extends string, State, Filter> extends FacetedListData<Name> {
  /** The list's own path, without query. */
  readonly path: string;
  /** The hall day on which the list was loaded. */
  readonly today: HallDay;
  readonly state: State;
  readonly listing: ListPagination & FacetedListData<Name>['listing'];
  /** If nothing was found: the results without one of the filters (LIST-14). */
  readonly relaxations: readonly RelaxedFilter<Filter>[];
}

/** A facet as it is displayed. */
export interface DisplayedFacet<Name extends string = string> extends CollapsedFacetValues {
  readonly name: Name;
  /** The number of collapsed values, with those that the document leaves out. */
  readonly collapsedCount: number;
  /** The number of all values. */
  readonly total: number;
}

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
  /** Which facets are expanded. */
  readonly values: FacetValuesStore<Name>;
  readonly #rules: ListStateOperations<Name, State, Filter>;

  constructor(
    navigator: Navigator,
    timer: Timer,
    rules: ListStateOperations<Name, State, Filter>,
    data: Data,
    loadValues: LoadFacetValues = async () => {},
  ) {
    this.#rules = rules;
    const writer = { write: (state: State, { today }: Data) => rules.write(state, today) };
    this.query = new ListRequestStore(navigator, timer, writer, data);
    this.values = new FacetValuesStore(this.query, loadValues);
    makeAutoObservable(this, { query: false, values: false }, { autoBind: true });
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

  /** Every facet with its values, their counts, and which are chosen (LIST-8). */
  get facets(): FacetOptions<Name> {
    const { allFacets, listing } = this.values.data;
    return mergeFacets(allFacets, listing.facets, this.query.requestedState.selection);
  }

  /** The facets that have values, as they are displayed. A text limits the values of its facet to those whose label contains it. */
  facetGroups(texts: { readonly [name in Name]?: string } = {}): readonly DisplayedFacet<Name>[] {
    const { facets } = this;
    const leftOutCounts = this.values.data.partialFacets?.leftOut;
    const toGroup = (name: Name): DisplayedFacet<Name> => {
      const values = facets[name];
      const text = texts[name] ?? '';
      const leftOut = leftOutCounts?.[name] ?? 0;
      const { first, others } = collapseFacetValues(text === '' ? values : filterFacetValues(values, text));
      const collapsedCount = others.length + (text === '' ? leftOut : 0);
      return { name, first, others, collapsedCount, total: values.length + leftOut };
    };
    return this.#rules.facetNames.map(toGroup).filter(({ total }) => total > 0);
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

  /** The address with a value added, or removed if it is chosen. */
  toggledAddress(name: Name, value: string): string {
    return this.query.toAddress(this.#toggleValue(name, value));
  }

  /** The same by the facet's name in a form; null if there is no such facet. */
  filterAddress(name: string, value: string): string | null {
    const facet = this.#findFacet(name);
    return facet ? this.toggledAddress(facet, value) : null;
  }

  /** Adds a value, or removes it if it is chosen. `name` is the facet's name in a form; an unknown name is ignored. */
  toggle(name: string, value: string): void {
    const facet = this.#findFacet(name);
    if (facet) this.query.request(this.#toggleValue(facet, value));
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
        return getFacetValueLabel(filter, this.values.data.allFacets, this.values.data.listing.facets);
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
      loadValues?: LoadFacetValues,
    ) =>
      new ListViewModel(navigator, timer, rules, data, loadValues),
);
