import type { Logger } from '#ports/logger.port.ts';
import type { OfflinePage, OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import type { WorkerMessage } from './worker-message.ts';

/** The parts of `window` that are used. */
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

/** Offline pages stored by a service worker. Without service worker support nothing is stored. */
export class ServiceWorkerPageWriter implements OfflinePageWriter {
  readonly #window: WorkerWindow;
  readonly #registration: Promise<ServiceWorkerRegistration | undefined>;

  constructor(window: WorkerWindow, logger: Logger) {
    this.#window = window;
    this.#registration = registerWorker(window).catch((cause: unknown) => {
      logger.warn('offline-pages.worker-failed', { reason: String(cause) });
      return undefined;
    });
  }

  storeReadPage(page: OfflinePage): void {
    void this.#post({ kind: 'read', ...page, files: listLoadedFiles(this.#window) });
  }

  storeFavourite(page: OfflinePage): void {
    void this.#post({ kind: 'favourite', ...page });
  }

  removeOtherFavourites(paths: readonly string[]): void {
    void this.#post({ kind: 'favourites', paths });
  }

  /** Sends a message to the active worker, which may be newer than the one the page was loaded with. */
  async #post(message: WorkerMessage): Promise<void> {
    const registration = await this.#registration;
    registration?.active?.postMessage(message, []);
  }
}

async function registerWorker(window: WorkerWindow): Promise<ServiceWorkerRegistration | undefined> {
  const workers = window.navigator.serviceWorker;
  if (!workers) return undefined;
  await workers.register(toScriptUrl(window));
  return workers.ready;
}

/** The site's files that the page has loaded so far. */
function listLoadedFiles({ performance, location }: WorkerWindow): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|figure)\//.test(pathname))
    .map(({ pathname }) => pathname);
}

/** The script's URL, as a trusted script URL where the browser requires that. */
function toScriptUrl({ trustedTypes }: WorkerWindow): string {
  const policy = trustedTypes?.createPolicy('site-worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}
