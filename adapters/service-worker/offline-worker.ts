import {
  markAsCopy,
  type OfflineDocumentOptions,
  renderOfflineIndex,
} from '#adapters/service-worker/offline-document.ts';
import {
  serialQueue,
  storedFile,
  storedPage,
  storedPages,
  storeFavourites,
  storeFiles,
  storePage,
} from '#adapters/service-worker/page-store.ts';
import { isWorkerMessage, type WorkerMessage } from '#adapters/service-worker/worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

/** Routes that bypass the service worker, in browsers that support static routing; the library's types do not have it yet. */
interface StaticRouting {
  addRoutes?(rule: {
    readonly condition: { readonly urlPattern: string };
    readonly source: 'network';
  }): Promise<void>;
}

/**
 * Runs in the service worker. A page is asked of the network, always; only where there is none does its copy stand in. Only a
 * concert that was read or chosen is stored: pages that are the same for everybody, nothing of the Bridge, of ticketing or of
 * the gateway.
 */
export function startOfflineWorker(look: OfflineDocumentOptions): void {
  // Fetching a long list takes a while: who logs out meanwhile, or lets one of it go, has the last word.
  const next = serialQueue();
  self.addEventListener('install', (event: ExtendableEvent & StaticRouting) => {
    event.waitUntil(self.skipWaiting());
    // A list that is filtered does not wait for a worker that would only pass its question on.
    void event.addRoutes?.({ condition: { urlPattern: '/gateway/*' }, source: 'network' });
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (isWorkerMessage(data)) event.waitUntil(next(() => store(data)));
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(request, pathname, look));
    else if (/^\/(?:assets|figure)\//.test(pathname)) event.respondWith(file(request));
  });
}

async function store(message: WorkerMessage): Promise<void> {
  const now = performance.timeOrigin + performance.now();
  switch (message.kind) {
    case 'read':
      await storeFiles(message.files);
      return storePage(message.path, 'read', now);
    case 'favourites':
      return storeFavourites(message.paths, now);
  }
}

async function page(request: Request, path: string, look: OfflineDocumentOptions): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const copy = await storedPage(path);
    if (copy) {
      const { html, headers, storedAt } = copy;
      return new Response(markAsCopy(html, { path, storedAt }, look), { headers });
    }
    return new Response(renderOfflineIndex(path, await storedPages(), look), {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
}

async function file(request: Request): Promise<Response> {
  return (await storedFile(request)) ?? fetch(request);
}
