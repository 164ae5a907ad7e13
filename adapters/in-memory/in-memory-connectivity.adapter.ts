import type { Connectivity } from '#ports/connectivity.port.ts';

/** A network state that tests control; initially online. */
export class InMemoryConnectivity implements Connectivity {
  #isOnline = true;
  #listeners: readonly ((isOnline: boolean) => void)[] = [];

  isOnline(): boolean {
    return this.#isOnline;
  }

  listen(onChange: (isOnline: boolean) => void): () => void {
    const listener = (isOnline: boolean): void => onChange(isOnline);
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  /** Changes the network state. */
  setOnline(isOnline: boolean): void {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    for (const notify of this.#listeners) notify(isOnline);
  }
}
