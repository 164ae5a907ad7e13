import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { renderLessonPage } from '#fixtures/sandbox/lesson/lesson-page.ts';

/** What this file uses of a service worker; the project's TypeScript types are those of a page. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: string, handle: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends Event {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const response =
    request.method === 'GET' && url.origin === location.origin ? respond(request, url) : undefined;
  if (response) event.respondWith(response);
});

/** What no host of files has at an address: a figure, a lesson, the page of the site. Undefined for a file. */
function respond({ mode }: Request, { pathname, searchParams }: URL): Promise<Response> | undefined {
  if (pathname.startsWith('/les/')) {
    const { body, headers } = renderLessonPage(searchParams.get('language'), [location.origin]);
    return Promise.resolve(new Response(String(body), { headers }));
  }
  // Nothing here draws a PNG. An SVG has the inks of both colour schemes.
  const vectorPath = pathname.replace(/(?:light|dark)\.png$/, 'svg');
  const svg = pathname.startsWith('/figure/') ? renderFigureSvgForPath(vectorPath) : undefined;
  if (svg !== undefined)
    return Promise.resolve(new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } }));
  return mode === 'navigate' ? fetch('/index.html') : undefined;
}
