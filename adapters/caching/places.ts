import type { CacheEntry } from '#domain/caching/cache-entry.ts';

/** The shelves of the cache. Each has its own room, so that a flood of searches cannot push out the pages. */
export const shelves = ['global', 'pages', 'small', 'redirects', 'search', 'facets'] as const;

export type Shelf = (typeof shelves)[number];

export interface Stored {
  readonly entry: CacheEntry<unknown>;
  readonly shelf: Shelf;
  /** The answer is that there is nothing. */
  readonly isNegative: boolean;
}

/** Where entries lie while there is room; what was used longest ago goes first. */
export interface Place {
  get(key: string): Stored | undefined;
  set(key: string, stored: Stored): void;
  delete(key: string): void;
  entries(): Iterable<readonly [string, Stored]>;
}

/** The room there is: a place for each shelf, and one for entries without a value of their own. */
export interface Places {
  shelf(name: Shelf): Place;
  withoutValue(): Place;
}

/** So many answers a shelf holds in a visitor's tab: more than an evening of browsing. */
const answersInATab = 200;

/** The room of a tab, counted and not weighed: it is closed before weight matters. */
export const placesOfATab: Places = {
  shelf: () => countedPlace(answersInATab),
  withoutValue: () => countedPlace(answersInATab),
};

function countedPlace(most: number): Place {
  const kept = new Map<string, Stored>();
  const put = (key: string, stored: Stored): void => {
    kept.delete(key);
    kept.set(key, stored);
  };
  return {
    get: (key) => {
      const stored = kept.get(key);
      if (stored) put(key, stored);
      return stored;
    },
    set: (key, stored) => {
      put(key, stored);
      const [oldest] = kept.size > most ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
    },
    delete: (key) => void kept.delete(key),
    entries: () => kept.entries(),
  };
}
