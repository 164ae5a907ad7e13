/** A state that changes by itself, and tells when it has. */
export interface Subscribable<State> {
  /** The same value until something changed. */
  readonly current: () => State;
  /** Calls `onChange` after every change; the function returned ends that. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Stands in for a service whose code is loaded after hydration. Until it is connected its state is the initial one, and calls
 * are queued, so that nothing that was pressed is lost.
 */
export class DeferredService<State, Service extends Subscribable<State>> implements Subscribable<State> {
  readonly #initial: State;
  readonly #load: () => void;
  readonly #listeners = new Set<() => void>();
  #queue: readonly ((service: Service) => void)[] = [];
  #service: Service | null = null;

  /** `load` is called with every `run` that has to wait: it loads the service, at once. */
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

  /** Calls the service: now where it is connected, else when it is, in the order of the calls. */
  readonly run = (call: (service: Service) => void): void => {
    this.defer(call);
    if (!this.#service) this.#load();
  };

  /** As `run`, without loading the service: for calls that the visitor does not wait for. */
  readonly defer = (call: (service: Service) => void): void => {
    if (this.#service) call(this.#service);
    else this.#queue = [...this.#queue, call];
  };

  /** The service has been loaded: runs the queue, and tells everyone who follows the state. */
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
