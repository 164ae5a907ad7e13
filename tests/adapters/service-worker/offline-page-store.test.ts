import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createSerialQueue,
  fetchAndStorePage,
  readOfflineIndex,
  readStoredPage,
  readStoredFile,
  removeOtherFavouritePages,
  storeFavouritePage,
  storePageFiles,
} from '#adapters/service-worker/offline-page-store.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import type { OfflinePage } from '#ports/offline-page-writer.port.ts';
import { CachesInMemory } from '#tests/support/caches-in-memory.ts';

const own = { fetch: globalThis.fetch, caches: globalThis.caches };
let fetched: string[] = [];

beforeEach(() => {
  fetched = [];
  Object.assign(globalThis, {
    caches: new CachesInMemory(),
    fetch: async (path: string) => {
      fetched.push(path);
      const isPrivate = path.includes('?cp');
      return new Response('<title>Another title</title>', {
        headers: {
          'Content-Type': 'text/html',
          'Cache-Control': isPrivate ? 'private, no-store' : 'public',
        },
      });
    },
  });
});
afterEach(() => void Object.assign(globalThis, own));

const startsAt = moment('2026-12-05T19:15:00Z');

function aConcert(path: string): OfflinePage {
  return { path, title: `Concert ${path}`, startsAt };
}

/** Stores the favourites in place of the former ones, as tabs do. */
async function storeFavourites(chosen: readonly string[], now: number): Promise<void> {
  await removeOtherFavouritePages(chosen);
  for (const path of chosen) await storeFavouritePage(aConcert(path), now);
}

/** Reads a number of concerts that are not favourites, one after another. */
async function readOthers(count: number): Promise<void> {
  for (let one = 0; one < count; one += 1)
    await fetchAndStorePage(aConcert(`/concerten/${one}`), 'read', one);
}

async function paths(): Promise<readonly string[]> {
  return (await readOfflineIndex()).pages.map(({ path }) => path);
}

describe('the stored pages', () => {
  it('are the concerts read last, forty of them, the latest first, each by its title', async () => {
    await readOthers(41);
    const stored = (await readOfflineIndex()).pages;
    expect(stored).toHaveLength(40);
    expect(stored[0]).toEqual({ path: '/concerten/40', title: 'Concert /concerten/40', startsAt });
    expect(await readStoredPage('/concerten/0')).toBeUndefined();
    expect((await readStoredPage('/concerten/1'))?.storedAt).toBe(1);
  });

  it('are stored with each of the modules that the document lists in one element', async () => {
    const modules = ['/assets/entry.js', '/errors', '/assets/site.js'];
    Object.assign(globalThis, {
      fetch: async (path: string) => {
        fetched.push(path);
        return new Response(`<meta name=modules content="${modules.join(' ')}">`, {
          headers: { 'Content-Type': path === '/concerten/1' ? 'text/html' : 'text/javascript' },
        });
      },
    });
    await fetchAndStorePage(aConcert('/concerten/1'), 'read', 1);
    expect(fetched).toEqual(['/concerten/1', '/assets/entry.js', '/assets/site.js']);
  });

  it('WAY-39 have title, time and phone number as the tab sent them, whatever the markup says, and the fonts of the page', async () => {
    Object.assign(globalThis, {
      fetch: async (path: string) =>
        new Response(
          '<title>Other</title><main id="main"><time datetime="2020-01-01T00:00:00Z"></time></main><footer><a href="tel:2">085 2</a></footer><link href="/assets/piazzolla-italic-abcdefgh.woff2"><link href="/assets/piazzolla-a-cdefgh.woff2">',
          { headers: { 'Content-Type': path.startsWith('/assets/') ? 'font/woff2' : 'text/html' } },
        ),
    });
    const lied = { path: '/concerten/lied', title: 'Dvořák & “Lied”', startsAt };
    await fetchAndStorePage({ ...lied, phone: '085 1' }, 'read', 1);
    expect(await readOfflineIndex()).toEqual({
      pages: [lied],
      phone: '085 1',
      fonts: { piazzolla: '/assets/piazzolla-a-cdefgh.woff2' },
    });
  });

  it('include the favourites, also those that were read since they were chosen', async () => {
    await storeFavourites(['/concerten/tosca'], 1);
    await fetchAndStorePage(aConcert('/concerten/tosca'), 'read', 2);
    await readOthers(40);
    expect(await paths()).toContain('/concerten/tosca');
    expect((await readStoredPage('/concerten/tosca'))?.storedAt).toBe(2);
  });

  it('are no longer those that were favourites once, unless they were read: then they go with the others', async () => {
    await storeFavourites(['/concerten/tosca', '/concerten/aida', '/concerten/lulu'], 1);
    await fetchAndStorePage(aConcert('/concerten/tosca'), 'read', 2);
    await storeFavourites(['/concerten/aida'], 3);
    expect(new Set(await paths())).toEqual(new Set(['/concerten/aida', '/concerten/tosca']));
    await readOthers(40);
    expect(await paths()).toContain('/concerten/aida');
    expect(await paths()).not.toContain('/concerten/tosca');
  });

  it('exclude the favourites of a user who logged out while they were fetched', async () => {
    const next = createSerialQueue();
    await Promise.all([
      next(() => storeFavourites(['/concerten/tosca', '/concerten/aida', '/concerten/lulu'], 1)),
      next(() => storeFavourites([], 2)),
    ]);
    expect(await paths()).toEqual([]);
  });

  it('are fetched once, also where their address has letters that a browser writes otherwise', async () => {
    await storeFavourites(['/concerten/dvořák'], 1);
    await storeFavourites(['/concerten/dvořák'], 2);
    expect(fetched).toEqual(['/concerten/dvořák']);
  });

  it('keep the files they use, however old', async () => {
    const figures = Array.from({ length: 399 }, (_, number) => `/figure/${number}.svg`);
    await storePageFiles(['/assets/site.css', ...figures]);
    await storePageFiles(['/assets/site.css', '/figure/new.svg']);
    expect(await readStoredFile(new Request('https://klankhuis.example/assets/site.css'))).toBeDefined();
  });

  it('exclude pages that are not public', async () => {
    await fetchAndStorePage(aConcert('/concerten/tosca?cp=1'), 'read', 1);
    expect(await paths()).toEqual([]);
  });
});
