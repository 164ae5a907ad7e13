import { useCallback, useContext } from 'react';
import { FavouritesContext } from '#ui/kit/favourites-context.tsx';
import type { KeptConcert } from '#ui/stores/favourites-view.ts';

/** Keeps every one of some concerts; somebody unknown has them once they have logged in (FAV-2). Waits where the code is not there yet. */
export function useKeepAll(): (concerts: readonly KeptConcert[]) => void {
  const slot = useContext(FavouritesContext);
  return useCallback((concerts) => slot?.wish((favourites) => favourites.keepAll(concerts)), [slot]);
}
