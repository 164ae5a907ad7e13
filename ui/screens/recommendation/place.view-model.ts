import type { Navigator } from '#ports/navigator.port.ts';

/** What an address means to a run: the first one, one the run has sent the browser to itself, or a step of the visitor's. */
type Arrival = 'first' | 'ours' | 'theirs';

/** Where in the run the address is, and where it has been sent. The browser may come there late. */
export class Place {
  readonly #navigator: Navigator;
  readonly #path: string;
  /** What stands behind the page's path, or will as soon as the browser is there; null before the page has said. */
  #fragment: string | null = null;
  /** Where the browser was sent, as far as it has not arrived. */
  #underWay: readonly string[] = [];

  /** `path` is the page's own, with its query. */
  constructor(navigator: Navigator, path: string) {
    this.#navigator = navigator;
    this.#path = path;
  }

  arrivesAt(fragment: string): Arrival {
    const arrived = this.#underWay.indexOf(fragment);
    this.#underWay = arrived < 0 ? [] : this.#underWay.slice(arrived + 1);
    if (arrived >= 0) return 'ours';
    const isFirst = this.#fragment === null;
    this.#fragment = fragment;
    return isFirst ? 'first' : 'theirs';
  }

  /** Sends the browser to a fragment, where it is not there already. */
  go(fragment: string, way: 'step' | 'refine'): void {
    if (fragment === this.#fragment) return;
    this.#fragment = fragment;
    this.#underWay = [...this.#underWay, fragment];
    this.#navigator.go(this.addressOf(fragment), way);
  }

  addressOf(fragment: string): string {
    return `${this.#path}${fragment}`;
  }
}
