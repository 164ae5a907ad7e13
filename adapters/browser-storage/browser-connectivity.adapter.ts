import type { Connectivity } from '#ports/connectivity.port.ts';

/** The parts of `window` that report the network state. */
interface OnlineWindow {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

/** The network state as the browser reports it (TIX-6). */
export class BrowserConnectivity implements Connectivity {
  readonly #window: OnlineWindow;

  constructor(window: OnlineWindow) {
    this.#window = window;
  }

  isOnline(): boolean {
    return this.#window.navigator.onLine;
  }

  listen(onChange: (isOnline: boolean) => void): () => void {
    const reportOnline = (): void => onChange(true);
    const reportOffline = (): void => onChange(false);
    this.#window.addEventListener('online', reportOnline);
    this.#window.addEventListener('offline', reportOffline);
    return () => {
      this.#window.removeEventListener('online', reportOnline);
      this.#window.removeEventListener('offline', reportOffline);
    };
  }
}
