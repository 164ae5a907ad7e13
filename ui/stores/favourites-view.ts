import type { EventId } from '#domain/event/event.ts';
import { type FavouritesState, inactiveFavourites } from '#domain/favourites/favourites-state.ts';

/** A concert to save, with the title for the notice about it. */
export interface ConcertToSave {
  readonly id: EventId;
  readonly title: string;
}

/** A notice about what was just done or failed, shown once. `title` is the concert's. */
export type FavouritesNoticeContent =
  | { readonly kind: 'added'; readonly title: string }
  | { readonly kind: 'addedSeveral'; readonly count: number }
  /** Undone by toggling the concert again. */
  | { readonly kind: 'removed'; readonly id: EventId; readonly title: string }
  /** Chosen before login, and added after it (FAV-2). */
  | { readonly kind: 'addedAfterLogin'; readonly count: number }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'notLoaded' };

/** The visitor's favourites, as the screen shows them. */
export interface FavouritesView {
  readonly favourites: FavouritesState;
  readonly notice: FavouritesNoticeContent | null;
  /** The titles that an anonymous visitor chose, while the invitation to log in is shown; null if none were chosen. */
  readonly chosenTitles: readonly string[] | null;
}

/** The state on the server, and in the browser until the visitor is known. */
export const initialFavouritesView: FavouritesView = {
  favourites: inactiveFavourites,
  notice: null,
  chosenTitles: null,
};
