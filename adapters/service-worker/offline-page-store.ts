import type { OfflineIndex, OfflineIndexEntry } from '#adapters/service-worker/offline-document.ts';
import { mainFonts } from '#hall/main-fonts.ts';
import type { OfflinePage } from '#ports/offline-page-writer.port.ts';

const pageCacheName = 'kept-pages';
const fileCacheName = 'kept-files';

/** The maximum number of read concerts, in addition to the favourites; the least recently read is evicted. */
const maxPages = 40;
/** The maximum number of figures, scripts and styles; more than forty concerts need. */
const maxFiles = 400;

/** Why a page is stored: it was read, or it is a favourite; it can be both. */
type Reason = 'read' | 'favourite';

const storedAtHeader = 'X-Kept-At';
const reasonHeader = 'X-Kept-For';
const titleHeader = 'X-Kept-Title';
const startHeader = 'X-Kept-Start';
const phoneHeader = 'X-Kept-Phone';

/** The fonts of every page, by family: the file names of the build without their hash. */
const fontFamilies = [mainFonts.titles.file, mainFonts.texts.file];

interface StoredPage {
  readonly html: string;
  readonly storedAt: number;
  readonly headers: Headers;
}

/**
 * Fetches the public version of a page and stores it, with its title, time and phone number, after the files it uses; earlier reasons
 * for storing it are preserved. Responses other than public pages (another status, `no-store`) are not stored.
 */
export async function fetchAndStorePage(
  { path, title, startsAt, phone }: OfflinePage,
  reason: Reason,
  now: number,
): Promise<void> {
  const response = await fetch(path, { credentials: 'omit' });
  const isPublic = !/no-store/.test(response.headers.get('Cache-Control') ?? '');
  if (response.status !== 200 || !isPublic || !/html/.test(response.headers.get('Content-Type') ?? ''))
    return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(storedAtHeader, String(now));
  headers.set(titleHeader, encodeURIComponent(title));
  headers.set(startHeader, String(startsAt));
  if (phone !== undefined) headers.set(phoneHeader, encodeURIComponent(phone));
  await storePageFiles(findFiles(html));
  const cache = await caches.open(pageCacheName);
  headers.set(reasonHeader, [...new Set([...parseReasons(await cache.match(path)), reason])].join(' '));
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
  await evictOldest(cache, maxPages, async (page) => hasOnlyReadReason(await cache.match(page)));
}

/** Stores the files that pages use; files already stored are not fetched again, and not evicted. */
export async function storePageFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(fileCacheName);
  for (const path of paths) {
    if (await cache.match(path)) continue;
    const response = await fetch(path);
    if (response.ok) await cache.put(path, response);
  }
  await evictOldest(cache, maxFiles, async ({ url }) => !paths.includes(new URL(url).pathname));
}

/** Stores a favourite that is not stored as such yet. */
export async function storeFavouritePage(page: OfflinePage, now: number): Promise<void> {
  const stored = await caches.match(page.path, { cacheName: pageCacheName });
  if (!parseReasons(stored).includes('favourite')) await fetchAndStorePage(page, 'favourite', now);
}

/** Removes the favourites but those at these paths. A removed favourite that was also read remains. */
export async function removeOtherFavouritePages(favourites: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCacheName);
  for (const request of await cache.keys()) {
    const stored = await cache.match(request);
    const reasons = parseReasons(stored);
    // Browsers percent-encode the URLs of stored requests.
    const isChosen = favourites.some((path) => new URL(path, request.url).href === request.url);
    if (!reasons.includes('favourite') || isChosen) continue;
    await cache.delete(request);
    if (stored && reasons.includes('read')) await cache.put(request, withOnlyReadReason(stored));
  }
}

/** The stored copy of a page, or undefined. */
export async function readStoredPage(path: string): Promise<StoredPage | undefined> {
  const stored = await caches.match(path, { cacheName: pageCacheName });
  if (!stored) return undefined;
  return {
    html: await stored.text(),
    storedAt: Number(stored.headers.get(storedAtHeader)),
    headers: stored.headers,
  };
}

/** The stored pages, latest first, with the phone number of the latest and the stored fonts. */
export async function readOfflineIndex(): Promise<OfflineIndex> {
  const cache = await caches.open(pageCacheName);
  const pages: OfflineIndexEntry[] = [];
  let phone: string | undefined;
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers;
    const { pathname } = new URL(request.url);
    const start = headers?.get(startHeader);
    const storedPhone = headers?.get(phoneHeader);
    if (storedPhone) phone = decodeURIComponent(storedPhone);
    pages.unshift({
      path: pathname,
      title: decodeURIComponent(headers?.get(titleHeader) ?? pathname),
      ...(start && { startsAt: Number(start) }),
    });
  }
  return { pages, fonts: await findFonts(), ...(phone !== undefined && { phone }) };
}

/** The paths of the stored fonts, by family. A file name is the family's name and a hash of eight characters. */
async function findFonts(): Promise<Readonly<Record<string, string>>> {
  const cache = await caches.open(fileCacheName);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const fonts = fontFamilies.flatMap((family) => {
    const path = paths.findLast((one) => new RegExp(`/${family}-[\\w-]{8}\\.woff2$`).test(one));
    return path === undefined ? [] : [[family, path] as const];
  });
  return Object.fromEntries(fonts);
}

/** A stored file, or undefined. */
export async function readStoredFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: fileCacheName });
}

/** The site's files to which a document refers: each alone, or several in one attribute, as its modules are. */
function findFiles(html: string): readonly string[] {
  const values = html.matchAll(/(?:href|src|content)="(\/[^"#]+)/g);
  const paths = [...values].flatMap(([, value = '']) => value.split(' '));
  return [...new Set(paths.filter((path) => /^\/(?:assets|figure)\//.test(path)))];
}

function parseReasons(stored: Response | undefined): readonly string[] {
  return stored?.headers.get(reasonHeader)?.split(' ') ?? [];
}

function hasOnlyReadReason(stored: Response | undefined): boolean {
  return stored?.headers.get(reasonHeader) === ('read' satisfies Reason);
}

function withOnlyReadReason(stored: Response): Response {
  const headers = new Headers(stored.headers);
  headers.set(reasonHeader, 'read' satisfies Reason);
  return new Response(stored.body, { headers });
}

/** Evicts the oldest entries beyond the maximum, among those that count. */
async function evictOldest(
  cache: Cache,
  maxEntries: number,
  isCounted: (stored: Request) => Promise<boolean>,
): Promise<void> {
  const counted: Request[] = [];
  for (const key of await cache.keys()) {
    if (await isCounted(key)) counted.push(key);
  }
  for (const key of counted.slice(0, Math.max(0, counted.length - maxEntries))) await cache.delete(key);
}

/** Creates a queue that runs tasks one after another, in call order. A failed task does not stop the queue. */
export function createSerialQueue(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
