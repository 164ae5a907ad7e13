import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleMessage, readOffline, storeOfflinePages } from '#adapters/service-worker/offline-pages.ts';
import { offlineWorkerWords } from '#src/browser/offline-worker-words.ts';
import { CachesInMemory } from '#tests/support/caches-in-memory.ts';

const own = { fetch: globalThis.fetch, caches: globalThis.caches, location: globalThis.location };
const origin = 'https://klankhuis.example';

/** The paths that were fetched, and those that cannot be. */
let fetched: string[] = [];
let failing: readonly string[] = [];

const html = (title: string) =>
  `<title>${title} – Het Klankhuis</title><link href="/assets/site.css"><meta content="/assets/entry.js /errors /figure/1.svg"><body><main>Bestel<section></section></main></body>`;

beforeEach(() => {
  fetched = [];
  failing = [];
  const caches = new CachesInMemory(async (path) => fetch(path));
  const answer = async (address: string) => {
    const { pathname, search } = new URL(address, origin);
    fetched.push(decodeURI(pathname));
    if (failing.includes(pathname)) throw new TypeError('Failed to fetch');
    return new Response(html(decodeURI(pathname).replace(/.*\//, 'Concert ')), {
      status: pathname.endsWith('/gone') ? 410 : 200,
      headers: {
        Date: 'Fri, 20 Nov 2026 13:00:00 GMT',
        'Content-Type': 'text/html',
        'Content-Encoding': 'br',
        'Cache-Control': search === '' ? 'public' : 'private, no-store',
      },
    });
  };
  Object.assign(globalThis, { caches, fetch: answer, location: { origin } });
});
afterEach(() => void Object.assign(globalThis, own));

const open = (...paths: readonly string[]) => handleMessage({ kind: 'opened', paths });
const save = (...paths: readonly string[]) => handleMessage({ kind: 'saved', paths });

async function read(path: string) {
  const response = await readOffline(path, offlineWorkerWords);
  return {
    status: response.status,
    headers: response.headers,
    text: response.ok || response.status === 503 ? await response.text() : '',
  };
}

/** The concerts that the offline page lists. */
async function list(): Promise<readonly string[]> {
  const { text } = await read('/not-stored');
  return [...text.matchAll(/<li><a href="([^"]+)">/g)].map(([, path = '']) => decodeURI(path));
}

describe('a concert without a connection', () => {
  it('WAY-39 is the page that was opened, with a notice of when it was made, in its language', async () => {
    await open('/concerten/lied', '/en/concerts/lied');
    const { status, text, headers } = await read('/concerten/lied');
    expect(status).toBe(200);
    expect(text).toContain('Bestel');
    expect(text).toMatch(
      /role="status">U bent offline.*zoals zij was op vr 20 nov.*14:00; .*<\/aside><\/body>$/,
    );
    expect(headers.get('Content-Encoding')).toBeNull();
    expect((await read('/en/concerts/lied')).text).toContain('as it was on Fri 20 Nov');
  });

  it('is stored with the files of its document, which are fetched once', async () => {
    await open('/concerten/lied');
    await open('/concerten/lied');
    const counts = (path: string) => fetched.filter((one) => one === path).length;
    expect(
      ['/concerten/lied', '/assets/site.css', '/assets/entry.js', '/figure/1.svg', '/errors'].map(counts),
    ).toEqual([2, 1, 1, 1, 0]);
  });

  it('is not stored if it is not public', async () => {
    await open('/concerten/lied?cp', '/concerten/gone');
    expect((await read('/concerten/gone')).status).toBe(503);
    expect(await list()).toEqual([]);
  });

  it('is one of the forty that were opened last', async () => {
    for (let one = 0; one < 41; one += 1) await open(`/concerten/${one}`);
    const stored = await list();
    expect([stored.length, stored[0], stored[39]]).toEqual([40, '/concerten/40', '/concerten/1']);
  });
});

describe('the page for what is not stored', () => {
  it('WAY-39 is the newest of the site, whether or not a concert is stored', async () => {
    await storeOfflinePages();
    const { status, text } = await read('/en/concerts/tosca');
    expect([status, text]).toEqual([503, html('Concert en')]);
    expect((await read('/concerten/tosca')).text).toBe(html('Concert nl'));
  });

  it('WAY-39 lists the stored concerts by their title, the last one first', async () => {
    await save('/concerten/tosca');
    await open('/concerten/lied');
    expect((await read('/')).text).toContain(
      '<h2>Wat u hier wel kunt lezen</h2><ul><li><a href="/concerten/tosca">Concert tosca</a></li><li><a href="/concerten/lied">Concert lied</a></li></ul></section>',
    );
  });

  it('is a failure before anything is stored', async () => {
    expect((await readOffline('/', offlineWorkerWords)).type).toBe('error');
  });
});

describe('favourites without a connection', () => {
  it('WAY-39 are stored once, also with letters that a browser writes otherwise, until they are none any more', async () => {
    await save('/concerten/dvořák', '/concerten/tosca');
    await save('/concerten/dvořák', '/concerten/tosca');
    expect(fetched.filter((path) => path.startsWith('/concerten'))).toEqual([
      '/concerten/dvořák',
      '/concerten/tosca',
    ]);
    await open('/concerten/tosca');
    await save();
    expect(await list()).toEqual(['/concerten/tosca']);
  });

  it('E08 are fetched at the next change if they could not be', async () => {
    await open('/concerten/lied');
    failing = ['/concerten/tosca'];
    await save('/concerten/tosca', '/concerten/aida');
    expect(await list()).toEqual(['/concerten/aida', '/concerten/lied']);
    failing = [];
    await save('/concerten/tosca', '/concerten/aida');
    expect(await list()).toContain('/concerten/tosca');
  });
});

it.each([
  { kind: 'opened', paths: ['//elsewhere.example', 'https://elsewhere.example/a', 7] },
  { kind: 'everything', paths: ['/concerten/lied'] },
  { kind: 'saved' },
  'opened',
  null,
])('a message that names no path of this site stores no concert: %j', async (message) => {
  await handleMessage(message);
  expect(fetched.filter((path) => !/^\/(?:offline|assets|figure)\//.test(path))).toEqual([]);
});
