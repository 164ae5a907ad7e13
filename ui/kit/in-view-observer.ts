/** Minimum interval between two notifications, in milliseconds (LAYOUT-17). */
const intervalMs = 10;

type VisibilityChange = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;
type ElementObserver = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;

export interface InViewObserverOptions extends IntersectionObserverInit {
  /** The observer to use; the browser's own by default. */
  readonly Observer?: new (
    onChange: (changes: readonly VisibilityChange[]) => void,
    options?: IntersectionObserverInit,
  ) => ElementObserver;
}

/**
 * Reports which of the watched elements have come into view. The first is reported immediately; those that follow within the
 * interval are reported together at its end.
 */
export class InViewObserver {
  readonly #observer: ElementObserver;
  readonly #onVisible: (elements: readonly Element[]) => void;
  readonly #visible = new Set<Element>();
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    onVisible: (elements: readonly Element[]) => void,
    { Observer = IntersectionObserver, ...options }: InViewObserverOptions = {},
  ) {
    this.#onVisible = onVisible;
    this.#observer = new Observer((changes) => this.#addVisible(changes), options);
  }

  watch(element: Element): void {
    this.#observer.observe(element);
  }

  unwatch(element: Element): void {
    this.#observer.unobserve(element);
    this.#visible.delete(element);
  }

  /** Stops watching; pending reports are dropped. */
  stop(): void {
    this.#observer.disconnect();
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#visible.clear();
  }

  #addVisible(changes: readonly VisibilityChange[]): void {
    for (const { isIntersecting, target } of changes) if (isIntersecting) this.#visible.add(target);
    if (this.#pause === undefined) this.#reportVisible();
  }

  #reportVisible(): void {
    this.#pause = undefined;
    if (this.#visible.size === 0) return;
    const elements = [...this.#visible];
    this.#visible.clear();
    this.#pause = setTimeout(() => this.#reportVisible(), intervalMs);
    this.#onVisible(elements);
  }
}
