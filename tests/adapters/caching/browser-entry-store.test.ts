import { describe, expect, it } from 'vitest';
import { emptyCacheEntry } from '#adapters/caching/cache-entry.ts';
import { type StoredCacheEntry, createBrowserEntryStore } from '#adapters/caching/entry-store.ts';

const stored: StoredCacheEntry<unknown> = {
  entry: emptyCacheEntry,
  partition: 'pages',
  isNegative: false,
  tags: [],
  mayDependOnAny: false,
  refresh: () => {},
};

describe('the room of a tab', () => {
  it('A12 is bounded and evicts the least recently used entry', () => {
    const pages = createBrowserEntryStore();
    pages.set('home', stored);
    for (let page = 0; page < 199; page += 1) pages.set(`page ${page}`, stored);
    expect(pages.get('home')).toBe(stored);
    pages.set('one more', stored);
    expect([...pages.entries()].length).toBe(200);
    expect([pages.get('home'), pages.get('page 0')]).toEqual([stored, undefined]);
  });
});
