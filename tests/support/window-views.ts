import type { InViewObserverOptions } from '#ui/kit/in-view-observer.ts';

type ObserverClass = NonNullable<InViewObserverOptions['Observer']>;

/** A window in which a test decides what is in view: `Observer` replaces the browser's own. */
export function windowViews() {
  const watchers = new Map<object, { readonly watched: Set<Element>; hear: Hear }>();
  type Hear = ConstructorParameters<ObserverClass>[0];
  const Observer: ObserverClass = class {
    readonly #watched = new Set<Element>();

    constructor(hear: Hear) {
      watchers.set(this, { watched: this.#watched, hear });
    }

    observe(element: Element): void {
      this.#watched.add(element);
    }

    unobserve(element: Element): void {
      this.#watched.delete(element);
    }

    disconnect(): void {
      this.#watched.clear();
    }
  };
  const change = (isIntersecting: boolean, elements: readonly Element[]): void => {
    for (const { watched, hear } of watchers.values()) {
      const changes = elements.filter((element) => watched.has(element));
      if (changes.length > 0) hear(changes.map((target) => ({ isIntersecting, target })));
    }
  };
  return {
    Observer,
    come: (...elements: readonly Element[]) => change(true, elements),
    leave: (...elements: readonly Element[]) => change(false, elements),
  };
}
