import type { Connectivity } from '#ports/connectivity.port.ts';

/** A network that comes and goes as it is told; there at first. */
export class InMemoryConnectivity implements Connectivity {
  #isOnline = true;
  #listeners: readonly ((isOnline: boolean) => void)[] = [];

  isOnline(): boolean {
    return this.#isOnline;
  }

  listen(told: (isOnline: boolean) => void): () => void {
    const listener = (isOnline: boolean): void => told(isOnline);
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  /** The network comes or goes. */
  turn(isOnline: boolean): void {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    for (const tell of this.#listeners) tell(isOnline);
  }
}
