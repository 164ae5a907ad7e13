import {
  handleMessage,
  isFile,
  type OfflineWords,
  readOffline,
  readStored,
  storeOfflinePages,
} from '#adapters/service-worker/offline-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker's script. Pages are always requested from the network; a stored copy is only used when offline. Only concerts that
 * were opened or are favourites are stored: public pages, nothing of the Bridge, the ticketing or the gateway.
 */
export function startOfflineWorker(words: OfflineWords): void {
  // One after another, so that a later message (log-out, removed favourite) is never overtaken by a slow earlier one.
  let lastTask: Promise<void> = Promise.resolve();
  self.addEventListener('install', (event: ExtendableEvent & { addRoutes?(rule: object): Promise<void> }) => {
    event.waitUntil(Promise.all([self.skipWaiting(), storeOfflinePages()]));
    // Gateway requests bypass the worker, in browsers that support static routing.
    void event.addRoutes?.({ condition: { urlPattern: '/gateway/*' }, source: 'network' });
  });
  self.addEventListener('activate', (event) => {
    // The second is the cache of 0.1.0.
    event.waitUntil(Promise.all([self.clients.claim(), caches.delete('kept-pages')]));
  });
  self.addEventListener('message', (event) => {
    lastTask = lastTask.then(() => handleMessage(event.data)).catch(() => {});
    event.waitUntil(lastTask);
  });
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate')
      event.respondWith(fetch(request).catch(() => readOffline(pathname, words)));
    else if (isFile(pathname))
      event.respondWith(readStored('files', request).then((stored) => stored ?? fetch(request)));
  });
}
