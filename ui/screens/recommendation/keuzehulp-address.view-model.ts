import type { KeuzehulpState } from '#domain/recommendation/keuzehulp-state.ts';
import type { Navigator } from '#ports/navigator.port.ts';

/** Who caused an address: it is the first one, the run itself navigated, or the visitor did. */
type Arrival = 'first' | 'ours' | 'theirs';

/** The position of a run in the address, as its fragment. Navigations of the run itself may arrive late. */
export class KeuzehulpAddressViewModel {
  readonly #navigator: Navigator;
  readonly #path: string;
  /** The current fragment, or the one being navigated to; null before the first address. */
  #fragment: string | null = null;
  /** The fragments navigated to that have not arrived yet. */
  #pending: readonly string[] = [];

  /** `path` is the page's path and query. */
  constructor(navigator: Navigator, path: string) {
    this.#navigator = navigator;
    this.#path = path;
  }

  classifyArrival(fragment: string): Arrival {
    const index = this.#pending.indexOf(fragment);
    this.#pending = index < 0 ? [] : this.#pending.slice(index + 1);
    if (index >= 0) return 'ours';
    const isFirst = this.#fragment === null;
    this.#fragment = fragment;
    return isFirst ? 'first' : 'theirs';
  }

  /** Navigates to a fragment, unless it is the current one. */
  go(fragment: string, mode: 'step' | 'refine'): void {
    if (fragment === this.#fragment) return;
    this.#fragment = fragment;
    this.#pending = [...this.#pending, fragment];
    this.#navigator.go(this.toAddress(fragment), mode);
  }

  toAddress(fragment: string): string {
    return `${this.#path}${fragment}`;
  }
}

/** Whether the change adds a history entry: whether stepping back should lead to the previous state. */
export function shouldAddHistoryEntry(previous: KeuzehulpState | null, next: KeuzehulpState): boolean {
  if (next.kind === 'start' || previous === null) return false;
  if (next.kind !== 'questionnaire') return previous.kind === 'questionnaire';
  return (
    previous.kind === 'start' ||
    (previous.kind === 'questionnaire' && next.path.length > previous.path.length)
  );
}
