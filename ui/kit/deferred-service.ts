/** A state that can change, with change notification (as `useSyncExternalStore` needs it). */
export interface Subscribable<State> {
  /** The current state; the same value until something changes. */
  readonly current: () => State;
  /** Calls `onChange` after every change. Returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Placeholder for a service whose code is loaded after hydration. Until it is connected, its state is the initial one and
 * calls are queued, so that no click is lost.
 */
export class DeferredService<State, Service extends Subscribable<State>> implements Subscribable<State> {
  readonly #initial: State;
  readonly #load: () => void;
  readonly #listeners = new Set<() => void>();
  #queue: readonly ((service: Service) => void)[] = [];
  #service: Service | null = null;

  /** `load` starts loading the service. Every `run` before the service is connected calls it. */
  constructor(initial: State, load: () => void) {
    this.#initial = initial;
    this.#load = load;
  }

  /** The service itself; null until it is connected. */
  get service(): Service | null {
    return this.#service;
  }

  readonly current = (): State => this.#service?.current() ?? this.#initial;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Calls the service if it is connected; otherwise loads it and queues the call. Queued calls run in order. */
  readonly run = (call: (service: Service) => void): void => {
    this.defer(call);
    if (!this.#service) this.#load();
  };

  /** Like `run`, but does not load the service: for calls that the visitor does not wait for. */
  readonly defer = (call: (service: Service) => void): void => {
    if (this.#service) call(this.#service);
    else this.#queue = [...this.#queue, call];
  };

  /** Connects the loaded service, runs the queued calls and notifies the subscribers. */
  connect(service: Service): void {
    this.#service = service;
    service.subscribe(() => this.#notify());
    const queue = this.#queue;
    this.#queue = [];
    for (const call of queue) call(service);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
