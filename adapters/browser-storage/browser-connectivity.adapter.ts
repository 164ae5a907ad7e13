import type { Connectivity } from '#ports/connectivity.port.ts';

/** As much of a browser's window as tells whether there is a network. */
interface OnlineWindow {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

/** The network as the browser knows it (TIX-6). */
export class BrowserConnectivity implements Connectivity {
  readonly #window: OnlineWindow;

  constructor(window: OnlineWindow) {
    this.#window = window;
  }

  isOnline(): boolean {
    return this.#window.navigator.onLine;
  }

  listen(told: (isOnline: boolean) => void): () => void {
    const online = (): void => told(true);
    const offline = (): void => told(false);
    this.#window.addEventListener('online', online);
    this.#window.addEventListener('offline', offline);
    return () => {
      this.#window.removeEventListener('online', online);
      this.#window.removeEventListener('offline', offline);
    };
  }
}
