import {
  addOfflineCopyNotice,
  type OfflineDocumentOptions,
  renderOfflineIndex,
} from '#adapters/service-worker/offline-document.ts';
import {
  createSerialQueue,
  fetchAndStorePage,
  readOfflineIndex,
  readStoredPage,
  readStoredFile,
  removeOtherFavouritePages,
  storeFavouritePage,
  storePageFiles,
} from '#adapters/service-worker/offline-page-store.ts';
import { isWorkerMessage, type WorkerMessage } from '#adapters/service-worker/worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

/** Routes that bypass the service worker, in browsers that support static routing; not in the library's types yet. */
interface StaticRouting {
  addRoutes?(rule: {
    readonly condition: { readonly urlPattern: string };
    readonly source: 'network';
  }): Promise<void>;
}

/**
 * The service worker's script. Pages are always requested from the network; a stored copy is only used when offline. Only concert
 * pages that were read or are favourites are stored: public pages, nothing of the Bridge, the ticketing or the gateway.
 */
export function startOfflineWorker(options: OfflineDocumentOptions): void {
  // Messages are handled in order, so that a later one (log-out, removed favourite) is never overtaken by a slow earlier one.
  const enqueue = createSerialQueue();
  self.addEventListener('install', (event: ExtendableEvent & StaticRouting) => {
    event.waitUntil(self.skipWaiting());
    // Gateway requests bypass the worker, which would only pass them on.
    void event.addRoutes?.({ condition: { urlPattern: '/gateway/*' }, source: 'network' });
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (isWorkerMessage(data)) event.waitUntil(enqueue(() => handleMessage(data)));
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(respondWithPage(request, pathname, options));
    else if (/^\/(?:assets|figure)\//.test(pathname)) event.respondWith(respondWithFile(request));
  });
}

/** In milliseconds since 1970. */
function readTime(): number {
  return performance.timeOrigin + performance.now();
}

async function handleMessage(message: WorkerMessage): Promise<void> {
  const now = readTime();
  switch (message.kind) {
    case 'read':
      await storePageFiles(message.files);
      return fetchAndStorePage(message, 'read', now);
    case 'favourite':
      return storeFavouritePage(message, now);
    case 'favourites':
      return removeOtherFavouritePages(message.paths);
  }
}

async function respondWithPage(
  request: Request,
  path: string,
  options: OfflineDocumentOptions,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const copy = await readStoredPage(path);
    if (copy) {
      const { html, headers, storedAt } = copy;
      return new Response(addOfflineCopyNotice(html, { path, storedAt }, options), { headers });
    }
    return new Response(renderOfflineIndex({ path, now: readTime() }, await readOfflineIndex(), options), {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
}

async function respondWithFile(request: Request): Promise<Response> {
  return (await readStoredFile(request)) ?? fetch(request);
}
