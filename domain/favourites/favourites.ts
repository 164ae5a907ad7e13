import type { EventId } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** Who keeps favourites: a visitor of whom ticketing gave both id and hash (FAV-1). */
export interface FavouritesUser {
  readonly id: number;
  readonly hash: string;
}

/** A list as the favourites service keeps it: the ids it was given, and the uris of those that still have a page. */
export interface FavouritesList {
  readonly ids: readonly EventId[];
  readonly uris: readonly string[];
  /** In which language it was asked for, and so whose pages the uris are. */
  readonly locale?: Locale;
}

/** A list on its way to the service. `attempt` 2 is the last one (FAV-3). */
interface Saving {
  readonly ids: readonly EventId[];
  readonly attempt: 1 | 2;
}

/** `invitation` is the overlay that asks an unknown visitor to log in (LAYOUT-5). */
type Invitation = 'closed' | 'open';

/** What the site knows of a visitor's favourites. `run` counts the visitors of this tab, so that an answer meant for another is told apart. */
export type Favourites =
  | { readonly kind: 'inactive'; readonly run: number; readonly invitation: Invitation }
  /** `added` was chosen while nobody knew the list yet. */
  | {
      readonly kind: 'loading';
      readonly run: number;
      readonly user: FavouritesUser;
      readonly added: readonly EventId[];
    }
  /** The list could not be had. Nothing is saved, because that would overwrite a list nobody has seen; the next choice asks again. */
  | { readonly kind: 'unknown'; readonly run: number; readonly user: FavouritesUser }
  /** `wanted` is what the visitor sees, `confirmed` what the service last agreed to. */
  | {
      readonly kind: 'ready';
      readonly run: number;
      readonly user: FavouritesUser;
      readonly confirmed: FavouritesList;
      readonly wanted: readonly EventId[];
      readonly saving: Saving | null;
    };

export type FavouritesEvent =
  /** The session says who is there; null for somebody without id or hash. */
  | { readonly kind: 'userKnown'; readonly user: FavouritesUser | null }
  | { readonly kind: 'toggled'; readonly id: EventId }
  /** Several were chosen together; those on the list already stay. */
  | { readonly kind: 'allChosen'; readonly ids: readonly EventId[] }
  /** Favourites were asked for as such, by the link in the menu or on their page. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'invitationClosed' }
  /** `kept` are the event ids that were in session storage when the list came (FAV-2). */
  | {
      readonly kind: 'loaded';
      readonly run: number;
      readonly list: FavouritesList;
      readonly kept: readonly EventId[];
    }
  | { readonly kind: 'loadFailed'; readonly run: number }
  /** The list again, though it was known: in another language (FAV-4), or because another tab may have changed it (FAV-3). Nothing was saved since it was asked for. */
  | { readonly kind: 'refreshed'; readonly run: number; readonly list: FavouritesList }
  | { readonly kind: 'saved'; readonly run: number; readonly list: FavouritesList }
  | { readonly kind: 'saveFailed'; readonly run: number };

/** What is to be done about it, in this order. Answers bring `run` back. */
export type FavouritesEffect =
  | { readonly kind: 'load'; readonly run: number; readonly user: FavouritesUser }
  | {
      readonly kind: 'save';
      readonly run: number;
      readonly user: FavouritesUser;
      readonly ids: readonly EventId[];
    }
  /** Keep the ids in session storage until the visitor is back from logging in. */
  | { readonly kind: 'keep'; readonly ids: readonly EventId[] }
  | { readonly kind: 'forget' }
  | { readonly kind: 'tell'; readonly message: FavouritesMessage };

export type FavouritesMessage = 'favourites.notLoaded' | 'favourites.notSaved';

export const noFavourites: Favourites = { kind: 'inactive', run: 0, invitation: 'closed' };

/** The ids the visitor sees as favourites; empty for anybody unknown (FAV-1). */
export function favouriteIds(favourites: Favourites): readonly EventId[] {
  switch (favourites.kind) {
    case 'inactive':
    case 'unknown':
      return [];
    case 'loading':
      return favourites.added;
    case 'ready':
      return favourites.wanted;
  }
}

/** Whether the visitor sees a concert as a favourite, be it confirmed yet or not; never for anybody unknown (FAV-1). */
export function isFavourite(favourites: Favourites, id: EventId): boolean {
  return favouriteIds(favourites).includes(id);
}

/** The pages of the list, as last confirmed (FAV-4). */
export function favouriteUris(favourites: Favourites): readonly string[] {
  return favourites.kind === 'ready' ? favourites.confirmed.uris : [];
}

/** Toggles a choice: there, at the end, or away. */
export function toggled(ids: readonly EventId[], id: EventId): readonly EventId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
