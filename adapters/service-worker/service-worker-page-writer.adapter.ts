import type { TrustedTypesWindow } from '#adapters/shared/trusted-types.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';

/** The parts of `window` that are used. */
type WorkerWindow = Pick<Window, 'navigator'> & TrustedTypesWindow;

const workerPath = '/service-worker.js';

/** Offline pages stored by a service worker. Without service worker support nothing is stored. */
export class ServiceWorkerPageWriter implements OfflinePageWriter {
  readonly #registration: Promise<ServiceWorkerRegistration | undefined>;

  constructor(window: WorkerWindow, logger: Logger) {
    this.#registration = registerWorker(window).catch((cause: unknown) => {
      logger.warn('offline-pages.worker-failed', { reason: String(cause) });
      return undefined;
    });
  }

  storeOpenedConcert(path: string): void {
    void this.#post('opened', [path]);
  }

  storeSavedConcerts(paths: readonly string[]): void {
    void this.#post('saved', paths);
  }

  /** Sends a message to the active worker, which may be newer than the one the page was loaded with. */
  async #post(kind: 'opened' | 'saved', paths: readonly string[]): Promise<void> {
    (await this.#registration)?.active?.postMessage({ kind, paths }, []);
  }
}

/** Registers the worker, by a trusted script URL where the browser requires that. */
async function registerWorker({
  navigator,
  trustedTypes,
}: WorkerWindow): Promise<ServiceWorkerRegistration | undefined> {
  const workers = navigator.serviceWorker;
  if (!workers) return undefined;
  const policy = trustedTypes?.createPolicy('site-worker', { createScriptURL: () => workerPath });
  await workers.register(policy?.createScriptURL(workerPath) ?? workerPath);
  return workers.ready;
}
