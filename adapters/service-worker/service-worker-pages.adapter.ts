import type { Logger } from '#ports/logger.port.ts';
import type { OfflinePages } from '#ports/offline-pages.port.ts';
import type { WorkerMessage } from './worker-message.ts';

/** As much of a browser's window as reaches its service worker. */
type WorkerWindow = Pick<Window, 'navigator' | 'performance' | 'location'> & {
  readonly trustedTypes?: TrustedTypes;
};

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const workerPath = '/service-worker.js';

/** Pages kept by a service worker. Nothing is kept in a browser without workers. */
export class ServiceWorkerPages implements OfflinePages {
  readonly #window: WorkerWindow;
  readonly #registration: Promise<ServiceWorkerRegistration | undefined>;

  constructor(window: WorkerWindow, logger: Logger) {
    this.#window = window;
    this.#registration = registered(window).catch((cause: unknown) => {
      logger.warn('offline-pages.worker-failed', { why: String(cause) });
      return undefined;
    });
  }

  storeReadPage(path: string): void {
    void this.#tell({ kind: 'read', path, files: filesOf(this.#window) });
  }

  storeFavourites(paths: readonly string[]): void {
    void this.#tell({ kind: 'favourites', paths });
  }

  /** To whichever works now: while a page stands open, a new worker may take the place of the one it came with. */
  async #tell(message: WorkerMessage): Promise<void> {
    const registration = await this.#registration;
    registration?.active?.postMessage(message, []);
  }
}

async function registered(window: WorkerWindow): Promise<ServiceWorkerRegistration | undefined> {
  const workers = window.navigator.serviceWorker;
  if (!workers) return undefined;
  await workers.register(scriptAddress(window));
  return workers.ready;
}

/** What of the site the page has fetched so far. */
function filesOf({ performance, location }: WorkerWindow): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|figure)\//.test(pathname))
    .map(({ pathname }) => pathname);
}

/** The address of the worker, as a browser wants it that takes no text for a script. */
function scriptAddress({ trustedTypes }: WorkerWindow): string {
  const policy = trustedTypes?.createPolicy('klankhuis-worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}
