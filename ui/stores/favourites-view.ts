import type { EventId } from '#domain/event/event.ts';
import { type Favourites, noFavourites } from '#domain/favourites/favourites.ts';

/** A concert to be kept, and what is said about it. */
export interface SavedConcert {
  readonly id: EventId;
  readonly title: string;
}

/** What was just done or went wrong, to be said once. `title` is the concert's. */
export type FavouritesNotice =
  | { readonly kind: 'kept'; readonly title: string }
  | { readonly kind: 'keptSeveral'; readonly count: number }
  /** It can be undone by toggling it again. */
  | { readonly kind: 'removed'; readonly id: EventId; readonly title: string }
  /** Chosen before logging in, and on the list now (FAV-2). */
  | { readonly kind: 'keptAfterLogin'; readonly count: number }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'notLoaded' };

/** What the screen knows of the visitor's favourites. */
export interface FavouritesView {
  readonly favourites: Favourites;
  readonly notice: FavouritesNotice | null;
  /** The titles of what somebody unknown chose, while they are invited to log in; null where they chose nothing. */
  readonly chosen: readonly string[] | null;
}

/** What the server draws for everybody, and what a page shows until the visitor is known. */
export const noFavouritesYet: FavouritesView = { favourites: noFavourites, notice: null, chosen: null };
