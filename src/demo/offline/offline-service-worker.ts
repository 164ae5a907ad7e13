import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { renderLessonPage } from '#fixtures/sandbox/lesson/lesson-page.ts';

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

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const response = respond(request, url);
  if (response) event.respondWith(response);
});

/** What no host of files has at an address: a figure, a lesson, the page of the site. Undefined for a file. */
function respond({ mode }: Request, { pathname, searchParams }: URL): Promise<Response> | undefined {
  if (pathname.startsWith('/les/')) {
    const { body, headers } = renderLessonPage(searchParams.get('language'), [location.origin]);
    return Promise.resolve(new Response(String(body), { headers }));
  }
  const svg = pathname.startsWith('/figure/') ? renderFigureSvgForPath(pathname) : undefined;
  if (svg !== undefined)
    return Promise.resolve(new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } }));
  return mode === 'navigate' ? fetch('/index.html') : undefined;
}
