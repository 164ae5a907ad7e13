/** At most once in so many milliseconds is told what has come into view (LAYOUT-17). */
const pace = 10;

type Change = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;
type Observing = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;

export interface InViewOptions extends IntersectionObserverInit {
  /** Who sees; the browser's own unless another is given. */
  readonly Observer?: new (
    hear: (changes: readonly Change[]) => void,
    options?: IntersectionObserverInit,
  ) => Observing;
}

/**
 * Watches elements of a page and tells which have come into view: the first at once, all that come within the pause after it
 * together when the pause is over.
 */
export class InView {
  readonly #observer: Observing;
  readonly #tell: (come: readonly Element[]) => void;
  readonly #come = new Set<Element>();
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    tell: (come: readonly Element[]) => void,
    { Observer = IntersectionObserver, ...options }: InViewOptions = {},
  ) {
    this.#tell = tell;
    this.#observer = new Observer((changes) => this.#hear(changes), options);
  }

  watch(element: Element): void {
    this.#observer.observe(element);
  }

  unwatch(element: Element): void {
    this.#observer.unobserve(element);
    this.#come.delete(element);
  }

  /** Watches nothing any more, and tells nothing. */
  stop(): void {
    this.#observer.disconnect();
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#come.clear();
  }

  #hear(changes: readonly Change[]): void {
    for (const { isIntersecting, target } of changes) if (isIntersecting) this.#come.add(target);
    if (this.#pause === undefined) this.#tellAll();
  }

  #tellAll(): void {
    this.#pause = undefined;
    if (this.#come.size === 0) return;
    const come = [...this.#come];
    this.#come.clear();
    this.#pause = setTimeout(() => this.#tellAll(), pace);
    this.#tell(come);
  }
}
