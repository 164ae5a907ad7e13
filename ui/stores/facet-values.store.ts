import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Facets } from '#domain/facet/facet.ts';
import type { LeftOutCounts } from '#domain/facet/partial-facets.ts';
import { expandParam } from '#domain/listing/params-codec.ts';
import type { ListDataSource } from '#ui/stores/list-request.store.ts';

/** A list's data, as far as it is about facets. */
interface FacetedData<Name extends string> {
  readonly state: { readonly page: number };
  readonly listing: { readonly availability: 'answered' | 'unavailable'; readonly facets: Facets<Name> };
  readonly allFacets: Facets<Name>;
  readonly partialFacets?: { readonly leftOut: LeftOutCounts<Name>; readonly expanded: string | null };
}

interface FacetedQuery<Data> {
  readonly data: Data;
  pageAddress(page: number): string;
  complete(data: Data): void;
}

/** The facets of a list that are expanded. Loads the values that the document leaves out, all facets at once (LIST-23). */
export class FacetValuesStore<Name extends string, Data extends FacetedData<Name>> {
  expanded: readonly string[];
  /** The facet for which the values could not be loaded. */
  failed: string | null = null;
  #isLoading = false;
  readonly #query: FacetedQuery<Data>;
  readonly #source: ListDataSource<Data> | undefined;
  #life = new AbortController();

  constructor(query: FacetedQuery<Data>, source?: ListDataSource<Data>) {
    this.#query = query;
    this.#source = source;
    this.expanded = [query.data.partialFacets?.expanded ?? []].flat();
    makeAutoObservable(this, { expanded: observableRef }, { autoBind: true });
  }

  start(): () => void {
    this.#life = new AbortController();
    this.#isLoading = false;
    return () => this.#life.abort();
  }

  isExpanded(name: string): boolean {
    return this.expanded.includes(name);
  }

  /** Whether the last attempt to load the values that are left out failed, and was for this facet. */
  hasFailed(name: string): boolean {
    return this.failed === name && this.wholeAddress !== null;
  }

  /** The address of the list's page; null if no values are left out, so that nothing has to be loaded. */
  get wholeAddress(): string | null {
    return this.#query.data.partialFacets ? this.#address : null;
  }

  /** The address that expands or collapses a facet without scripts. The fragment is the id of the facet's group. */
  toggleAddress(name: string): string {
    const address = this.#address;
    const pair = this.isExpanded(name) ? '' : `${address.includes('?') ? '&' : '?'}${expandParam}=${name}`;
    return `${address}${pair}#${toGroupId(name)}`;
  }

  /** Expands or collapses a facet. */
  toggle(name: string): void {
    if (this.isExpanded(name)) {
      this.expanded = this.expanded.filter((other) => other !== name);
      return;
    }
    this.expanded = [...this.expanded, name];
    void this.load(name);
  }

  /** Loads the values that the document leaves out, unless they are there or being loaded. After a failure, the facets are collapsed. */
  async load(name: string): Promise<void> {
    const { data } = this.#query;
    const address = this.wholeAddress;
    if (address === null || this.#isLoading || !this.#source) return;
    const prefetched = this.#source.peek(address);
    if (prefetched) return this.#receive(name, data, prefetched);
    this.#isLoading = true;
    const { signal } = this.#life;
    // A rejection means that the page cannot be loaded here: the router would have left it to the server.
    const whole = await this.#source.load(address, signal).catch(() => undefined);
    if (!signal.aborted) runInAction(() => this.#receive(name, data, whole));
  }

  #receive(name: string, data: Data, whole: Data | undefined): void {
    this.#isLoading = false;
    // Newer data has all values.
    if (data !== this.#query.data) return;
    this.failed = whole?.listing.availability === 'answered' ? null : name;
    if (this.failed !== null) this.expanded = [data.partialFacets?.expanded ?? []].flat();
    else if (whole) this.#query.complete(addValues(data, whole));
  }

  get #address(): string {
    return this.#query.pageAddress(this.#query.data.state.page);
  }
}

/** The id of the group of a facet's values. */
export function toGroupId(name: string): string {
  return `facet-${name}`;
}

/** A list with all facet values of the same list, requested later. */
function addValues<Name extends string, Data extends FacetedData<Name>>(
  { partialFacets: _, ...data }: Data,
  whole: Data,
): Data {
  return {
    ...data,
    allFacets: whole.allFacets,
    listing: { ...data.listing, facets: whole.listing.facets },
  } as Data;
}
