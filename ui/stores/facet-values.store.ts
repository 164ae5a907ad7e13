import { makeAutoObservable, observableRef } from 'mobx';
import type { LeftOutCounts } from '#domain/facet/collapsed-facet-values.ts';
import type { Facets } from '#domain/facet/facet.ts';
import { expandParam } from '#domain/listing/params-codec.ts';

/** A list's data, as far as it is about facets. */
export interface FacetedListData<Name extends string> {
  readonly listing: { readonly availability: 'answered' | 'unavailable'; readonly facets: Facets<Name> };
  /** All values of the current items; the listing's counts are merged into them (LIST-19). */
  readonly allFacets: Facets<Name>;
  /** Which facet values a document leaves out (LIST-23); absent from data that has all of them. */
  readonly partialFacets?: {
    readonly leftOut: LeftOutCounts<Name>;
    /** The facet whose values the address requests. */
    readonly expanded: string | null;
  };
}

interface FacetedQuery<Name extends string> {
  readonly data: FacetedListData<Name>;
  /** The address of the list shown. */
  readonly address: string;
}

/** Loads the left-out facet values, with the list's page at an address; its data arrives through `receive`. */
export type LoadFacetValues = (address: string) => Promise<void>;

/** The facets of a list that are expanded, and their values. Loads those that the document leaves out, all facets at once (LIST-23). */
export class FacetValuesStore<Name extends string> {
  expanded: readonly string[];
  /** The facet for which the values could not be loaded. */
  failed: string | null = null;
  /** The list with all values, if they were loaded after its document. */
  whole: FacetedListData<Name> | null = null;
  /** The facet for which they are being loaded. */
  #loading: string | null = null;
  readonly #query: FacetedQuery<Name>;
  readonly #load: LoadFacetValues;

  constructor(query: FacetedQuery<Name>, load: LoadFacetValues) {
    this.#query = query;
    this.#load = load;
    this.expanded = this.#expandedAtFirst;
    makeAutoObservable(this, { expanded: observableRef, whole: observableRef }, { autoBind: true });
  }

  /** The list's data, with all values if they have been loaded. Data of a navigation have all of them. */
  get data(): FacetedListData<Name> {
    const { data } = this.#query;
    return (data.partialFacets && this.whole) ?? data;
  }

  isExpanded(name: string): boolean {
    return this.expanded.includes(name);
  }

  /** Whether the last attempt to load the values that are left out failed, and was for this facet. */
  hasFailed(name: string): boolean {
    return this.failed === name && this.data.partialFacets !== undefined;
  }

  /** The address that expands or collapses a facet without scripts. The fragment is the id of the facet's group. */
  toggleAddress(name: string): string {
    const address = this.isExpanded(name) ? this.#query.address : this.#toExpandedAddress(name);
    return `${address}#${toFacetGroupId(name)}`;
  }

  /** The address from which the values of a facet that are left out are loaded; null if there are none. */
  addressToLoad(name: string): string | null {
    return this.data.partialFacets ? this.#toExpandedAddress(name) : null;
  }

  /** Expands or collapses a facet. */
  toggle(name: string): void {
    if (this.isExpanded(name)) {
      this.expanded = this.expanded.filter((other) => other !== name);
      return;
    }
    this.expanded = [...this.expanded, name];
    this.load(name);
  }

  /** Loads the values that the document leaves out, unless they are there or being loaded. */
  load(name: string): void {
    const address = this.addressToLoad(name);
    if (address === null || this.#loading !== null) return;
    this.#loading = name;
    void this.#load(address);
  }

  /** Receives the list with all values; null if it could not be loaded. After a failure, the facets are collapsed. */
  receive(whole: FacetedListData<Name> | null): void {
    const name = this.#loading;
    this.#loading = null;
    if (whole?.listing.availability === 'answered') this.whole = whole;
    // Newer data has all values.
    if (!this.data.partialFacets) return;
    this.failed = name;
    this.expanded = this.#expandedAtFirst;
  }

  get #expandedAtFirst(): readonly string[] {
    return [this.#query.data.partialFacets?.expanded ?? []].flat();
  }

  #toExpandedAddress(name: string): string {
    const { address } = this.#query;
    return `${address}${address.includes('?') ? '&' : '?'}${expandParam}=${name}`;
  }
}

const groupIdPrefix = 'facet-';

/** The id of the group of a facet's values. */
export function toFacetGroupId(name: string): string {
  return `${groupIdPrefix}${name}`;
}

/** The facet whose values a group with this id contains. */
export function parseFacetGroupId(id: string): string {
  return id.slice(groupIdPrefix.length);
}
