import { renderLessonPage } from '#fixtures/sandbox/lesson/lesson-page.ts';
import { toRangeResponse } from '#src/demo/offline/range-response.ts';
import { renderFigureSvgForPath } from '#ui/figure/figure-svg-for-path.ts';

/** The service worker globals this file uses; the project's TypeScript types are those of a page. */
interface ServiceWorkerScope {
  addEventListener(kind: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(kind: 'fetch', listen: (event: WorkerFetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as ServiceWorkerScope;
const cacheName = 'klankhuis-offline';

// Caches all files of the build at installation, so that the next visit needs no network.
scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const files = (await (await fetch('/files.json')).json()) as readonly string[];
      await caches.delete(cacheName);
      await (
        await caches.open(cacheName)
      ).addAll(files.map((file) => new Request(file, { cache: 'reload' })));
      await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(respond(request, url));
});

/** Responds with a generated file, a file of the build or the part of it that is requested, or for navigation `index.html`. */
async function respond(request: Request, url: URL): Promise<Response> {
  const generated = generate(url);
  if (generated) return generated;
  const cached = request.mode === 'navigate' ? '/index.html' : request;
  const response = await caches.match(cached, { ignoreSearch: true });
  if (!response) return fetch(request);
  return toRangeResponse(response, request.headers.get('Range'));
}

function generate({ pathname, searchParams }: URL): Response | undefined {
  if (pathname.startsWith('/les/')) {
    const { body, headers } = renderLessonPage(searchParams.get('language'), [location.origin]);
    return new Response(String(body), { headers });
  }
  const svg = pathname.startsWith('/figure/') ? renderFigureSvgForPath(pathname) : undefined;
  return svg === undefined ? undefined : new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
