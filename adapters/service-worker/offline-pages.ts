import { toUnknownRecord } from '#domain/json.ts';
import { readLocaleFromPath } from '#domain/locale/locale-routes.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { createInstant, type Instant } from '#domain/time/instant.ts';

/** The worker's own texts, by language. */
export type OfflineWords = Readonly<
  Record<
    Locale,
    {
      /** The heading of the stored concerts. */
      readonly storedPages: string;
      /** The notice on a stored concert: when its page was made, and that it may be outdated. */
      readonly copyNotice: (made: Instant) => string;
    }
  >
>;

/** The concerts that were opened, the favourites, and the offline pages with all files that pages use. */
const cacheNames = { opened: 'opened-concerts', saved: 'saved-concerts', files: 'kept-files' };

/** Above these numbers the oldest are deleted. Forty concerts need fewer files. */
const maxOpened = 40;
const maxFiles = 400;

/** Handles what a page has posted, which can be anything. */
export async function handleMessage(message: unknown): Promise<void> {
  const { kind, paths } = toUnknownRecord(message);
  if (!Array.isArray(paths)) return;
  const known = paths.filter((path) => typeof path === 'string' && /^\/(?!\/)/.test(path));
  if (kind === 'saved') await storeSaved(known);
  if (kind !== 'opened') return;
  for (const path of known) await storePage('opened', path);
  await deleteOldest('opened', maxOpened);
  await storeOfflinePages();
}

/** Stores the favourites that are not stored yet, and deletes all others. One that cannot be fetched is left to the next message. */
async function storeSaved(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.saved);
  // Browsers percent-encode the URLs of stored requests.
  const urls = paths.map((path) => new URL(path, location.origin).href);
  for (const stored of await cache.keys()) if (!urls.includes(stored.url)) await cache.delete(stored);
  for (const url of urls) if (!(await cache.match(url))) await storePage('saved', url).catch(() => {});
}

/** Stores the newest pages that say that another page is not stored, one in each language. */
export async function storeOfflinePages(): Promise<void> {
  for (const locale of locales) await storePage('files', `/offline/${locale}`);
}

/** Fetches the public version of a page and stores it, after the files it uses. Other responses (an error, `no-store`) are not stored. */
async function storePage(name: keyof typeof cacheNames, path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'omit' });
  const { headers } = response;
  const isPublic = headers.has('Date') && !/no-store/.test(headers.get('Cache-Control') ?? '');
  if (response.status !== 200 || !isPublic || !/html/.test(headers.get('Content-Type') ?? '')) return;
  // The site's files, each alone in an attribute, or several, as its modules are.
  const values = (await response.clone().text()).matchAll(/(?:href|src|srcset|content)="(\/[^"#]+)/gi);
  const files = [...values].flatMap(([, value = '']) => value.split(' ')).filter(isFile);
  const fileCache = await caches.open(cacheNames.files);
  for (const file of files) if (!(await fileCache.match(file))) await fileCache.add(file);
  const cache = await caches.open(cacheNames[name]);
  await cache.delete(path);
  await cache.put(path, response);
  await deleteOldest('files', maxFiles, files);
}

export function isFile(path: string): boolean {
  return /^\/(?:assets|figure)\//.test(path);
}

async function deleteOldest(
  name: keyof typeof cacheNames,
  maxEntries: number,
  kept: readonly string[] = [],
): Promise<void> {
  const cache = await caches.open(cacheNames[name]);
  const others = (await cache.keys()).filter(({ url }) => !kept.includes(new URL(url).pathname));
  for (const key of others.slice(0, -maxEntries)) await cache.delete(key);
}

export async function readStored(
  name: keyof typeof cacheNames,
  request: Request | string,
): Promise<Response | undefined> {
  return (await caches.open(cacheNames[name])).match(request);
}

/**
 * The stored copy of a concert, with a notice that it is one, because its sale state may be outdated; for another address the offline
 * page, with the concerts that are stored.
 */
export async function readOffline(path: string, words: OfflineWords): Promise<Response> {
  const locale = readLocaleFromPath(path);
  const { copyNotice, storedPages } = words[locale];
  const copy = (await readStored('opened', path)) ?? (await readStored('saved', path));
  if (copy) {
    const made = createInstant(Date.parse(copy.headers.get('Date') ?? ''));
    const notice = `<aside data-offline-copy role="status">${copyNotice(made)}</aside>`;
    return insertBefore('</body>', notice, copy, 200);
  }
  const page = await readStored('files', `/offline/${locale}`);
  if (!page) return Response.error();
  const entries = await listConcerts();
  const list = entries.length > 0 ? `<h2>${storedPages}</h2><ul>${entries.join('')}</ul>` : '';
  return insertBefore('</section>', list, page, 503);
}

/** A link to each stored concert, which has the title of its document without the name of the hall. */
async function listConcerts(): Promise<readonly string[]> {
  const entries = new Map<string, string>();
  for (const name of [cacheNames.opened, cacheNames.saved]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const html = await (await cache.match(request))?.text();
      const [, title = pathname] = /<title>([^<]*?)(?: – [^<–]*)?<\/title>/.exec(html ?? '') ?? [];
      entries.set(pathname, `<li><a href="${pathname}">${title}</a></li>`);
    }
  }
  return [...entries.values()].toReversed();
}

async function insertBefore(
  mark: string,
  markup: string,
  stored: Response,
  status: number,
): Promise<Response> {
  const headers = new Headers(stored.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(
    (await stored.text()).replace(mark, () => markup + mark),
    { status, headers },
  );
}
