import { type OfflinePage, parseTitle } from '#adapters/service-worker/offline-document.ts';

const pageCacheName = 'kept-pages';
const fileCacheName = 'kept-files';

/** Concerts stored beside the favourites; the one read longest ago goes first. */
const maxPages = 40;
/** Of figures, pieces of program and styles; more than forty concerts need. */
const maxFiles = 400;

/** Why a page is kept: it was read, or it is of a favourite; it may be for both. */
type Reason = 'read' | 'favourite';

const storedAtHeader = 'X-Kept-At';
const reasonHeader = 'X-Kept-For';
const titleHeader = 'X-Kept-Title';

interface StoredPage {
  readonly html: string;
  readonly storedAt: number;
  readonly headers: Headers;
}

/**
 * Fetches a page anew, as anybody would get it, and keeps it once all it is drawn with is kept; what it was kept for before, it
 * still is. What is no public page (another status, `no-store`) is not kept.
 */
export async function storePage(path: string, why: Reason, now: number): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit' });
  const isPublic = !/no-store/.test(answer.headers.get('Cache-Control') ?? '');
  if (answer.status !== 200 || !isPublic || !/html/.test(answer.headers.get('Content-Type') ?? '')) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(storedAtHeader, String(now));
  headers.set(titleHeader, encodeURIComponent(parseTitle(html, path)));
  await storeFiles(filesOf(html));
  const cache = await caches.open(pageCacheName);
  headers.set(reasonHeader, [...new Set([...reasonsOf(await cache.match(path)), why])].join(' '));
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
  await evictOldest(cache, maxPages, async (page) => isOnlyRead(await cache.match(page)));
}

/** Keeps what pages are drawn with; what is there already is not asked for again, and does not go for being old. */
export async function storeFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCacheName);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path);
    if (answer.ok) await cache.put(path, answer);
  }
  await evictOldest(cache, maxFiles, async ({ url }) => !paths.includes(new URL(url).pathname));
}

/** Makes the kept favourites these and no others. One that was read as well stays for that. */
export async function storeFavourites(favourites: readonly string[], now: number): Promise<void> {
  const cache = await caches.open(pageCacheName);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    const reasons = reasonsOf(kept);
    // A browser writes an address with percent signs where it was not.
    const isChosen = favourites.some((path) => new URL(path, request.url).href === request.url);
    if (!reasons.includes('favourite') || isChosen) continue;
    await cache.delete(request);
    if (kept && reasons.includes('read')) await cache.put(request, onlyRead(kept));
  }
  for (const path of favourites) {
    const reasons = reasonsOf(await cache.match(path));
    if (!reasons.includes('favourite')) await storePage(path, 'favourite', now);
  }
}

/** The copy of a page; undefined where there is none. */
export async function storedPage(path: string): Promise<StoredPage | undefined> {
  const kept = await caches.match(path, { cacheName: pageCacheName });
  if (!kept) return undefined;
  return {
    html: await kept.text(),
    storedAt: Number(kept.headers.get(storedAtHeader)),
    headers: kept.headers,
  };
}

/** What can be read without a connection, the latest first. */
export async function storedPages(): Promise<readonly OfflinePage[]> {
  const cache = await caches.open(pageCacheName);
  const pages: OfflinePage[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    const { pathname } = new URL(request.url);
    pages.unshift({ path: pathname, title: decodeURIComponent(kept?.headers.get(titleHeader) ?? pathname) });
  }
  return pages;
}

/** A file of the site that some kept page is drawn with; undefined where there is none. */
export async function storedFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: fileCacheName });
}

/** The files of the site that a document names. */
function filesOf(html: string): readonly string[] {
  const named = html.matchAll(/(?:href|src|content)="(\/(?:assets|figure)\/[^"#]+)/g);
  return [...new Set([...named].flatMap(([, path]) => path ?? []))];
}

function reasonsOf(kept: Response | undefined): readonly string[] {
  return kept?.headers.get(reasonHeader)?.split(' ') ?? [];
}

function isOnlyRead(kept: Response | undefined): boolean {
  return kept?.headers.get(reasonHeader) === ('read' satisfies Reason);
}

function onlyRead(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(reasonHeader, 'read' satisfies Reason);
  return new Response(kept.body, { headers });
}

/** Lets go of what was kept first, of what counts. */
async function evictOldest(
  cache: Cache,
  most: number,
  counts: (kept: Request) => Promise<boolean>,
): Promise<void> {
  const counted: Request[] = [];
  for (const key of await cache.keys()) {
    if (await counts(key)) counted.push(key);
  }
  for (const key of counted.slice(0, Math.max(0, counted.length - most))) await cache.delete(key);
}

/**
 * Does pieces of work one after the other, in the order they were asked for, so that none is overtaken by one asked for before
 * it. One that fails holds up nothing.
 */
export function serialQueue(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
