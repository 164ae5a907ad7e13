import { type KeptPage, titleIn } from '#src/kept/kept-copy.ts';

const pageShelf = 'kept-pages';
const fileShelf = 'kept-files';

/** So many concerts are kept beside the favourites; the one read longest ago goes first. */
const pagesKept = 40;
/** Of figures, pieces of program and styles; more than forty concerts need. */
const filesKept = 400;

/** Why a page is kept: it was read, or it is of a favourite; it may be for both. */
type Reason = 'read' | 'favourite';

const at = 'X-Kept-At';
const reason = 'X-Kept-For';
const titled = 'X-Kept-Title';

interface KeptCopy {
  readonly html: string;
  readonly keptAt: number;
  readonly headers: Headers;
}

/**
 * Fetches a page anew, as anybody would get it, and keeps it once all it is drawn with is kept; what it was kept for before, it
 * still is. What is no public page (another status, `no-store`) is not kept.
 */
export async function keepPage(path: string, why: Reason, now: number): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit' });
  const isPublic = !/no-store/.test(answer.headers.get('Cache-Control') ?? '');
  if (answer.status !== 200 || !isPublic || !/html/.test(answer.headers.get('Content-Type') ?? '')) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(at, String(now));
  headers.set(titled, encodeURIComponent(titleIn(html, path)));
  await keepFiles(filesOf(html));
  const shelf = await caches.open(pageShelf);
  headers.set(reason, [...new Set([...reasonsOf(await shelf.match(path)), why])].join(' '));
  await shelf.delete(path);
  await shelf.put(path, new Response(html, { headers }));
  await forgetOldest(shelf, pagesKept, async (page) => isOnlyRead(await shelf.match(page)));
}

/** Keeps what pages are drawn with; what is there already is not asked for again, and does not go for being old. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const shelf = await caches.open(fileShelf);
  for (const path of paths) {
    if (await shelf.match(path)) continue;
    const answer = await fetch(path);
    if (answer.ok) await shelf.put(path, answer);
  }
  await forgetOldest(shelf, filesKept, async ({ url }) => !paths.includes(new URL(url).pathname));
}

/** Makes the kept favourites these and no others. One that was read as well stays for that. */
export async function keepOnly(favourites: readonly string[], now: number): Promise<void> {
  const shelf = await caches.open(pageShelf);
  for (const request of await shelf.keys()) {
    const kept = await shelf.match(request);
    const reasons = reasonsOf(kept);
    // A browser writes an address with percent signs where it was not.
    const isChosen = favourites.some((path) => new URL(path, request.url).href === request.url);
    if (!reasons.includes('favourite') || isChosen) continue;
    await shelf.delete(request);
    if (kept && reasons.includes('read')) await shelf.put(request, onlyRead(kept));
  }
  for (const path of favourites) {
    const reasons = reasonsOf(await shelf.match(path));
    if (!reasons.includes('favourite')) await keepPage(path, 'favourite', now);
  }
}

/** The copy of a page; undefined where there is none. */
export async function keptCopy(path: string): Promise<KeptCopy | undefined> {
  const kept = await caches.match(path, { cacheName: pageShelf });
  if (!kept) return undefined;
  return { html: await kept.text(), keptAt: Number(kept.headers.get(at)), headers: kept.headers };
}

/** What can be read without a connection, the latest first. */
export async function keptList(): Promise<readonly KeptPage[]> {
  const shelf = await caches.open(pageShelf);
  const pages: KeptPage[] = [];
  for (const request of await shelf.keys()) {
    const kept = await shelf.match(request);
    const { pathname } = new URL(request.url);
    pages.unshift({ path: pathname, title: decodeURIComponent(kept?.headers.get(titled) ?? pathname) });
  }
  return pages;
}

/** A file of the site that some kept page is drawn with; undefined where there is none. */
export async function keptFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: fileShelf });
}

/** The files of the site that a document names. */
function filesOf(html: string): readonly string[] {
  const named = html.matchAll(/(?:href|src|content)="(\/(?:assets|figure)\/[^"#]+)/g);
  return [...new Set([...named].flatMap(([, path]) => path ?? []))];
}

function reasonsOf(kept: Response | undefined): readonly string[] {
  return kept?.headers.get(reason)?.split(' ') ?? [];
}

function isOnlyRead(kept: Response | undefined): boolean {
  return kept?.headers.get(reason) === ('read' satisfies Reason);
}

function onlyRead(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(reason, 'read' satisfies Reason);
  return new Response(kept.body, { headers });
}

/** Lets go of what was kept first, of what counts. */
async function forgetOldest(
  shelf: Cache,
  most: number,
  counts: (kept: Request) => Promise<boolean>,
): Promise<void> {
  const counted: Request[] = [];
  for (const key of await shelf.keys()) {
    if (await counts(key)) counted.push(key);
  }
  for (const key of counted.slice(0, Math.max(0, counted.length - most))) await shelf.delete(key);
}
