import { createContext, useContext } from 'react';

/** Fetches what a page of the site needs, before it is asked for. Costs nothing where it has been fetched. */
export type Prefetch = (path: string) => void;

const PrefetchContext = createContext<Prefetch>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
