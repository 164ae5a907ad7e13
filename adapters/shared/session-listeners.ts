import type { Logger } from '#ports/logger.port.ts';
import type { TixPort, TixSessionEvent } from '#ports/tix.port.ts';

type Listener = Parameters<TixPort['listen']>[0];

/** Who listens to the session at a ticketing. An exception in one listener is logged, and does not affect others. */
export class SessionListeners {
  readonly #logger: Logger;
  #listeners: readonly Listener[] = [];

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  readonly listen: TixPort['listen'] = (onEvent) => {
    const listener: Listener = (event) => onEvent(event);
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  };

  notify(event: TixSessionEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (cause) {
        this.#logger.error('tix.listener-failed', {}, cause);
      }
    }
  }
}
