import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepOnly, keepPage, keptCopy, keptList } from '#src/kept/kept-pages.ts';
import { CachesInMemory } from '#tests/kit/caches-in-memory.ts';

const own = { fetch: globalThis.fetch, caches: globalThis.caches };

beforeEach(() => {
  Object.assign(globalThis, {
    caches: new CachesInMemory(),
    fetch: async (path: string) => {
      const isPrivate = path.includes('?cp');
      return new Response(`<title>${path} – Het Klankhuis</title>`, {
        headers: {
          'Content-Type': 'text/html',
          'Cache-Control': isPrivate ? 'private, no-store' : 'public',
        },
      });
    },
  });
});
afterEach(() => void Object.assign(globalThis, own));

/** Reads so many concerts that nobody chose, one after the other. */
async function readOthers(count: number): Promise<void> {
  for (let one = 0; one < count; one += 1) await keepPage(`/concerten/${one}`, 'read', one);
}

async function paths(): Promise<readonly string[]> {
  return (await keptList()).map(({ path }) => path);
}

describe('the pages a device keeps', () => {
  it('are the concerts read last, forty of them, the latest first, each by its title', async () => {
    await readOthers(41);
    const kept = await keptList();
    expect(kept).toHaveLength(40);
    expect(kept[0]).toEqual({ path: '/concerten/40', title: '/concerten/40' });
    expect(await keptCopy('/concerten/0')).toBeUndefined();
    expect((await keptCopy('/concerten/1'))?.keptAt).toBe(1);
  });

  it('are the favourites beside them, also those that were read since they were chosen', async () => {
    await keepOnly(['/concerten/tosca'], 1);
    await keepPage('/concerten/tosca', 'read', 2);
    await readOthers(40);
    expect(await paths()).toContain('/concerten/tosca');
    expect((await keptCopy('/concerten/tosca'))?.keptAt).toBe(2);
  });

  it('are no longer those that were favourites once, unless they were read: then they go with the others', async () => {
    await keepOnly(['/concerten/tosca', '/concerten/aida', '/concerten/lulu'], 1);
    await keepPage('/concerten/tosca', 'read', 2);
    await keepOnly(['/concerten/aida'], 3);
    expect(new Set(await paths())).toEqual(new Set(['/concerten/aida', '/concerten/tosca']));
    await readOthers(40);
    expect(await paths()).toContain('/concerten/aida');
    expect(await paths()).not.toContain('/concerten/tosca');
  });

  it('are none that were made for somebody in particular', async () => {
    await keepPage('/concerten/tosca?cp=1', 'read', 1);
    expect(await paths()).toEqual([]);
  });
});
