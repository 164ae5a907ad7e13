import { inTurn } from '#src/kept/in-turn.ts';
import { markedCopy, nothingKept } from '#src/kept/kept-copy.ts';
import { isKeepMessage, type KeepMessage } from '#src/kept/kept-messages.ts';
import { keepFiles, keepOnly, keepPage, keptCopy, keptFile, keptList } from '#src/kept/kept-pages.ts';

/** What this file needs of a worker's own surroundings; the project's types are those of a page. */
interface WorkerSurroundings {
  addEventListener(kind: 'install', listen: (event: Installing) => void): void;
  addEventListener(kind: 'activate', listen: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listen: (event: Asking) => void): void;
  addEventListener(kind: 'message', listen: (event: Lasting & { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

interface Lasting {
  readonly timeStamp: number;
  waitUntil(work: Promise<unknown>): void;
}

interface Installing extends Lasting {
  /** Says beforehand what the worker need not be asked about; not every browser can be told. */
  addRoutes?(rule: {
    readonly condition: { readonly urlPattern: string };
    readonly source: 'network';
  }): Promise<void>;
}

interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerSurroundings;

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
  // A list that is filtered does not wait for a worker that would only pass its question on.
  void event.addRoutes?.({ condition: { urlPattern: '/gateway/*' }, source: 'network' });
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// Fetching a long list takes a while: who logs out meanwhile, or lets one of it go, has the last word.
const next = inTurn();

// Only a concert that was read or chosen is kept: pages that are the same for everybody. Nothing of the Bridge, of ticketing or of the gateway.
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (isKeepMessage(data)) event.waitUntil(next(() => keep(data)));
});

// A page is asked of the network, always; only where there is none does its copy stand in.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (/^\/(?:assets|figure)\//.test(pathname)) event.respondWith(file(request));
});

async function keep(message: KeepMessage): Promise<void> {
  const now = performance.timeOrigin + performance.now();
  switch (message.kind) {
    case 'read':
      await keepFiles(message.files);
      return keepPage(message.path, 'read', now);
    case 'favourites':
      return keepOnly(message.paths, now);
  }
}

async function page(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const copy = await keptCopy(path);
    if (copy) return new Response(markedCopy(copy.html, path, copy.keptAt), { headers: copy.headers });
    return new Response(nothingKept(path, await keptList()), {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
}

async function file(request: Request): Promise<Response> {
  return (await keptFile(request)) ?? fetch(request);
}
