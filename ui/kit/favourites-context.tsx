import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { EventId } from '#domain/event/event.ts';
import { isFavourite } from '#domain/favourites/favourites.ts';
import type { Slot, Watched } from '#ui/kit/slot.ts';
import { type FavouritesView, type KeptConcert, noFavouritesYet } from '#ui/stores/favourites-view.ts';

/** The visitor's favourites, once their code has arrived. */
interface FavouritesSource extends Watched<FavouritesView> {
  /** Keeps a concert or lets it go; asks somebody unknown to log in (LAYOUT-5). `title` is for what is said about it. */
  readonly toggle: (id: EventId, title: string) => void;
  /** Keeps every one of some concerts; somebody unknown is asked to log in, and has them then (FAV-2). */
  readonly keepAll: (concerts: readonly KeptConcert[]) => void;
  /** Favourites were asked for as such, by the link in the menu: opens the invitation for somebody unknown. */
  readonly ask: () => void;
  readonly closeInvitation: () => void;
  /** What was said has been read. */
  readonly dismissNotice: () => void;
}

export type FavouritesSlot = Slot<FavouritesView, FavouritesSource>;

/** What pages wish of the favourites everywhere; what only a few do, comes with those (`use-keep-all.ts`). */
type FavouritesWishes = Omit<FavouritesSource, keyof Watched<FavouritesView> | 'keepAll'>;

export const FavouritesContext = createContext<FavouritesSlot | null>(null);

/** Given in the browser alone: on the server nobody keeps anything. */
export const FavouritesProvider = FavouritesContext.Provider;

/** The favourites and what is to be said of them. Nothing at first, as the server drew. */
export function useFavourites(): FavouritesView {
  const slot = useContext(FavouritesContext);
  return useSyncExternalStore(slot?.subscribe ?? never, slot?.current ?? nothing, nothing);
}

/** Whether the visitor keeps a concert. Draws anew only when that changes. */
export function useIsKept(id: EventId): boolean {
  const slot = useContext(FavouritesContext);
  const isKept = () => isFavourite((slot?.current ?? nothing)().favourites, id);
  return useSyncExternalStore(slot?.subscribe ?? never, isKept, () => false);
}

/** What may be wished of the favourites. A wish made before their code is there is done as soon as it is. */
export function useFavouritesWishes(): FavouritesWishes {
  const slot = useContext(FavouritesContext);
  return useMemo(
    () => ({
      toggle: (id, title) => slot?.wish((favourites) => favourites.toggle(id, title)),
      ask: () => slot?.wish((favourites) => favourites.ask()),
      closeInvitation: () => slot?.wish((favourites) => favourites.closeInvitation()),
      dismissNotice: () => slot?.wish((favourites) => favourites.dismissNotice()),
    }),
    [slot],
  );
}

const never = () => () => {};
const nothing = () => noFavouritesYet;
