import { makeAutoObservable, observableRef } from 'mobx';
import { withKeyword, withPage } from '#domain/listing/listing-state.ts';
import { expandParam } from '#domain/listing/params-codec.ts';
import { type QueryPairs, toQueryString } from '#domain/query-pairs.ts';
import type { Navigator } from '#ports/navigator.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** Debounce of the keyword (LIST-3). */
const keywordDelayMs = 300;
/** Delay between a reset and its request (LIST-4). */
const resetDelayMs = 10;

interface SearchableState {
  readonly keyword: string;
  readonly page: number;
}

interface SearchableData<State> {
  /** The list's own path, without query. */
  readonly path: string;
  readonly state: State;
  readonly facets?: { readonly expanded: string | null };
}

/** Writes the query of the list's address. */
interface QueryWriter<State, Data> {
  write(state: State, data: Data): QueryPairs;
}

/**
 * The query of a list: the data it shows, and the state that has been requested. The state is in the address: a request
 * navigates, the route's loader fetches, and the data arrives through `receive`. Until then the old data is shown.
 */
export class ListRequestStore<State extends SearchableState, Data extends SearchableData<State>> {
  data: Data;
  /** The state that has been requested and not received yet. */
  pendingState: State | null = null;
  /** A reset is pending: no results are shown until it is received (LIST-4). */
  isResetting = false;
  /** Whether the data shown was requested here, rather than by the first load or a step through the history. */
  isFromRequest = false;
  /** Whether any data since the page's first load was requested here. */
  isRefined = false;
  /** The text in the search field. */
  draft: string;
  readonly #navigator: Navigator;
  readonly #timer: Timer;
  readonly #writer: QueryWriter<State, Data>;
  #cancelTimer: () => void = () => {};
  /** The mode of the navigation for the pending state. */
  #pendingMode: 'filter' | 'refine' = 'refine';

  constructor(navigator: Navigator, timer: Timer, writer: QueryWriter<State, Data>, data: Data) {
    this.#navigator = navigator;
    this.#timer = timer;
    this.#writer = writer;
    this.data = data;
    this.draft = data.state.keyword;
    makeAutoObservable(this, { data: observableRef, pendingState: observableRef }, { autoBind: true });
  }

  /** Nothing runs until something is requested; the function returned cancels what is scheduled. */
  start(): () => void {
    return () => this.#cancelTimer();
  }

  /** The state requested last, also while its data is pending. */
  get requestedState(): State {
    return this.pendingState ?? this.data.state;
  }

  get isBusy(): boolean {
    return this.pendingState !== null;
  }

  /** The address of the list shown. */
  get address(): string {
    return this.toAddress(this.data.state);
  }

  /** The address of the list in a state, with one of its facets expanded (LIST-23). */
  toAddress(state: State, expanded: string | null = null): string {
    const query = this.#writer.write(state, this.data);
    return `${this.data.path}${toQueryString(expanded === null ? query : [...query, [expandParam, expanded]])}`;
  }

  /** The address of a page of the current list. */
  pageAddress(page: number): string {
    return this.toAddress(withPage(this.data.state, page));
  }

  /** Receives data of the loader. The draft stays, unless the keyword is not the requested one, as after a step back. */
  receive(data: Data): void {
    const { keyword } = data.state;
    if (keyword !== this.requestedState.keyword) {
      this.#cancelTimer();
      this.draft = keyword;
    }
    this.isFromRequest = this.isBusy;
    this.isRefined ||= this.isFromRequest;
    this.data = data;
    this.pendingState = null;
    this.isResetting = false;
  }

  /** Requests a state that the visitor chose, which Back undoes; a changed keyword replaces the draft. A facet may stay expanded. */
  request(state: State, expanded: string | null = null): void {
    if (state.keyword !== this.requestedState.keyword) this.draft = state.keyword;
    this.#request(state, 'filter', expanded);
  }

  /** Expands a facet, or collapses the one that is expanded (null). The list stays, and Back does not lead to the facet as it was. */
  expand(facet: string | null): void {
    this.#navigator.go(
      this.toAddress(this.requestedState, facet),
      this.isBusy ? this.#pendingMode : 'refine',
    );
  }

  /** Requests the whole list; clears the results and the draft immediately (LIST-4). */
  reset(unfiltered: State): void {
    this.draft = unfiltered.keyword;
    this.pendingState = unfiltered;
    this.isResetting = true;
    this.#pendingMode = 'filter';
    this.#schedule(resetDelayMs, () => this.#navigator.go(this.toAddress(unfiltered), 'filter'));
  }

  /** Navigates to the list's path without a query. */
  leaveList(): void {
    this.#cancelTimer();
    this.#navigator.go(this.data.path);
  }

  /** Searches when the visitor stops typing (LIST-3). */
  type(draft: string): void {
    this.draft = draft;
    this.#schedule(keywordDelayMs, () => this.searchFor(draft));
  }

  /** Drops what is typed and not searched for yet: a step through the history has begun, and a search would overwrite its entry. */
  dropDraft(): void {
    if (this.isResetting) return;
    this.#cancelTimer();
    this.draft = this.requestedState.keyword;
  }

  /**
   * Searches immediately, unless this keyword has already been requested. Typing adds no history entry, except to a choice that is
   * still pending.
   */
  searchFor(draft: string): void {
    const state = withKeyword(this.requestedState, draft);
    if (state.keyword === this.requestedState.keyword) this.#cancelTimer();
    else this.#request(state, this.isBusy ? this.#pendingMode : 'refine');
    this.draft = draft;
  }

  #request(state: State, mode: 'filter' | 'refine', expanded: string | null = null): void {
    this.#cancelTimer();
    const address = this.toAddress(state, expanded);
    // A return to the list shown leads to the address of the current history entry.
    const navigationMode = this.toAddress(state) === this.address ? 'refine' : mode;
    this.pendingState = state;
    this.#pendingMode = mode;
    this.#navigator.go(address, navigationMode);
  }

  /** Schedules a task and cancels the one scheduled before. */
  #schedule(delayMs: number, task: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#timer.after(delayMs, task);
  }
}
