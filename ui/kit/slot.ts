/** Something that changes by itself, as the screen follows it. */
export interface Watched<View> {
  /** The same value until something changed. */
  readonly current: () => View;
  /** Calls `changed` after every change; the function returned ends that. */
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * Stands in for what arrives after the page is awake. Until then it shows what anybody sees, and keeps what is asked of it, so
 * that no press is lost; then it passes everything on.
 */
export class Slot<View, Source extends Watched<View>> implements Watched<View> {
  readonly #before: View;
  readonly #onWish: () => void;
  readonly #listeners = new Set<() => void>();
  #source: Source | null = null;
  #wishes: readonly ((source: Source) => void)[] = [];

  /** `onWish` is told of the first thing asked while nothing has arrived: somebody is waiting. */
  constructor(before: View, onWish: () => void = () => {}) {
    this.#before = before;
    this.#onWish = onWish;
  }

  readonly current = (): View => this.#source?.current() ?? this.#before;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Does something with what arrived; where nothing has, as soon as it does, in the order asked. */
  wish(act: (source: Source) => void): void {
    if (this.#source) return act(this.#source);
    this.#wishes = [...this.#wishes, act];
    this.#onWish();
  }

  /** It has arrived: what was asked is done, and whoever watches hears of it. The function returned takes it away again. */
  attach(source: Source): () => void {
    this.#source = source;
    const wishes = this.#wishes;
    this.#wishes = [];
    const stop = source.subscribe(() => this.#tell());
    for (const act of wishes) act(source);
    this.#tell();
    return () => {
      stop();
      this.#source = null;
      this.#tell();
    };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
