import type { LruStore, StoredCacheEntry } from '#adapters/caching/entry-store.ts';

/** Entries per partition in a browser tab: more than an evening of browsing needs. */
const maxBrowserEntries = 200;

/** A store of a browser tab: limited by count, because a tab is closed before memory matters. */
export function createBrowserEntryStore(): LruStore<StoredCacheEntry<unknown>> {
  const entries = new Map<string, StoredCacheEntry<unknown>>();
  const put = (key: string, value: StoredCacheEntry<unknown>): void => {
    entries.delete(key);
    entries.set(key, value);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value) put(key, value);
      return value;
    },
    set: (key, value) => {
      put(key, value);
      const [oldest] = entries.size > maxBrowserEntries ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
    },
    delete: (key) => void entries.delete(key),
    entries: () => entries.entries(),
  };
}
