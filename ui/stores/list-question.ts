import { makeAutoObservable, observableRef } from 'mobx';
import type { Navigator } from '#ports/navigator.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** Milliseconds without a keystroke before a keyword is searched for (LIST-3). */
const keywordDelay = 300;
/** Milliseconds after a reset before the list is asked for again (LIST-4). */
const resetDelay = 10;

/** How one kind of list writes its question. */
interface ListRules<State> {
  readonly addressOf: (state: State) => string;
  readonly withKeyword: (state: State, keyword: string) => State;
  /** Shows the answer for an address where it has been fetched ahead (ROUTE-20), and says whether it has. */
  readonly showAhead?: (address: string) => boolean;
}

/** What a list would show at another address of it, where that has been fetched. */
export type ListAhead<Data> = (address: string) => Data | undefined;

/** The rule by which a list shows what has been fetched ahead; never, where nothing is. */
export function showingAhead<Data>(
  ahead: ListAhead<Data> | undefined,
  show: (data: Data) => void,
): (address: string) => boolean {
  return (address) => {
    const known = ahead?.(address);
    if (known !== undefined) show(known);
    return known !== undefined;
  };
}

/**
 * What a visitor asks of a list. The address owns the question: a wish writes it, the route's loader fetches, and its answer
 * comes back through `show`. Until then the old answer stands.
 */
export class ListQuestion<State extends { readonly keyword: string }> {
  /** What the list on the screen answers. */
  shown: State;
  /** What is asked and not answered yet. */
  pending: State | null = null;
  /** Whether the list on the screen answers a wish made here; not one that came with the page, or by a way back. */
  isWished = false;
  /** Whether any has, since the page came. */
  isRefined = false;
  /** What stands in the search field. */
  draft: string;
  readonly #navigator: Navigator;
  readonly #timer: Timer;
  readonly #rules: ListRules<State>;
  #cancelTimer: () => void = () => {};

  constructor(navigator: Navigator, timer: Timer, rules: ListRules<State>, shown: State) {
    this.#navigator = navigator;
    this.#timer = timer;
    this.#rules = rules;
    this.shown = shown;
    this.draft = shown.keyword;
    makeAutoObservable(this, { shown: observableRef, pending: observableRef }, { autoBind: true });
  }

  /** What the visitor has asked for, also while the answer is on its way. */
  get wanted(): State {
    return this.pending ?? this.shown;
  }

  get isBusy(): boolean {
    return this.pending !== null;
  }

  addressOf(state: State): string {
    return this.#rules.addressOf(state);
  }

  /** A new answer. What is typed stays, unless another keyword than the one asked for has come, as by a step back. */
  show(shown: State): void {
    if (shown.keyword !== this.wanted.keyword) this.draft = shown.keyword;
    this.shown = shown;
    this.isWished = this.isBusy;
    this.isRefined ||= this.isWished;
    this.pending = null;
  }

  /** Asks. What has been fetched is shown first, and the address follows when that is done. */
  ask(state: State): void {
    this.#cancelTimer();
    const address = this.addressOf(state);
    this.pending = state;
    if (this.#rules.showAhead?.(address)) this.#later(0, () => this.#go(address));
    else this.#go(address);
  }

  /** Asks, and forgets what stands in the field beside it. */
  askAnew(state: State): void {
    this.draft = state.keyword;
    this.ask(state);
  }

  /** Begins anew: the field empties at once, and the list is asked for a moment later (LIST-4). */
  resetTo(state: State): void {
    this.draft = state.keyword;
    this.pending = state;
    this.#later(resetDelay, () => this.#go(this.addressOf(state)));
  }

  /** The visitor is typing: the list follows when the typing rests (LIST-3). */
  type(keyword: string): void {
    this.draft = keyword;
    this.#later(keywordDelay, () => this.searchFor(keyword));
  }

  /** Searches at once; the same keyword again asks nothing. */
  searchFor(keyword: string): void {
    this.draft = keyword;
    const wanted = this.#rules.withKeyword(this.wanted, keyword);
    if (wanted.keyword === this.wanted.keyword) this.#cancelTimer();
    else this.ask(wanted);
  }

  /** Nothing that was waiting is asked any more. */
  stop(): void {
    this.#cancelTimer();
  }

  #go(address: string): void {
    this.#navigator.go(address, 'refine');
  }

  /** Acts after a while, and no more on what was to come before. */
  #later(delay: number, act: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#timer.after(delay, act);
  }
}
