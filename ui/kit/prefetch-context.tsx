import { createContext, useContext } from 'react';

/**
 * Fetches what a page of the site needs, before it is asked for: what seldom changes where somebody comes near, which costs
 * nothing where it has been fetched, and the whole of it where they aim at it and stay, or press. Whoever aims at null has
 * looked away.
 */
export type Prefetch = (path: string | null, closeness: 'near' | 'aimed' | 'pressed') => void;

const PrefetchContext = createContext<Prefetch>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
