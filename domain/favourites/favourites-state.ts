import { type EventId, parseEventId } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The owner of a list of favourites: a visitor for whom the ticketing has reported both id and hash (FAV-1). */
export interface IdentifiedVisitor {
  readonly id: number;
  readonly hash: string;
}

/** A list as the Bridge stores it: the saved ids, and the uris of those that still have a page. */
export interface FavouritesList {
  readonly ids: readonly EventId[];
  readonly uris: readonly string[];
  /** The locale in which the list was requested, and therefore that of the uris. */
  readonly locale?: Locale;
}

/** A save in progress. `ids` are on their way; null while the list is read before. `attempt` 2 is the last (FAV-3). */
interface Saving {
  readonly ids: readonly EventId[] | null;
  readonly attempt: 1 | 2;
}

/** `invitation` is the overlay that asks an anonymous visitor to log in (LAYOUT-5). */
type Invitation = 'closed' | 'open';

/** The state of a visitor's favourites. `run` counts the visitors of this tab, so that results for an earlier visitor can be ignored. */
export type FavouritesState =
  | { readonly kind: 'inactive'; readonly run: number; readonly invitation: Invitation }
  /** `added`: chosen before the list was loaded. */
  | {
      readonly kind: 'loading';
      readonly run: number;
      readonly user: IdentifiedVisitor;
      readonly added: readonly EventId[];
    }
  /** Loading failed. Nothing is saved, since that would overwrite an unknown list; the next choice loads again. */
  | { readonly kind: 'unknown'; readonly run: number; readonly user: IdentifiedVisitor }
  /** `desired`: what the visitor sees; `confirmed`: what the Bridge last confirmed; `changed`: what the visitor has added or removed since. */
  | {
      readonly kind: 'ready';
      readonly run: number;
      readonly user: IdentifiedVisitor;
      readonly confirmed: FavouritesList;
      readonly desired: readonly EventId[];
      readonly changed: readonly EventId[];
      readonly saving: Saving | null;
    };

export type FavouritesAction =
  /** The visitor according to the session; null without id or hash. */
  | { readonly kind: 'userKnown'; readonly user: IdentifiedVisitor | null }
  | { readonly kind: 'toggled'; readonly id: EventId }
  /** Several events were added together. */
  | { readonly kind: 'allChosen'; readonly ids: readonly EventId[] }
  /** The visitor opened the favourites, by the menu link or on their page. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'invitationClosed' }
  /** `pendingIds`: the event ids that session storage contained when the list arrived (FAV-2). */
  | {
      readonly kind: 'loaded';
      readonly run: number;
      readonly list: FavouritesList;
      readonly pendingIds: readonly EventId[];
    }
  | { readonly kind: 'loadFailed'; readonly run: number }
  /** The list was loaded again: before a save, in another language (FAV-4), or because another tab may have changed it (FAV-3). */
  | { readonly kind: 'refreshed'; readonly run: number; readonly list: FavouritesList }
  | { readonly kind: 'refreshFailed'; readonly run: number }
  | { readonly kind: 'saved'; readonly run: number; readonly list: FavouritesList }
  | { readonly kind: 'saveFailed'; readonly run: number };

/** The effects to run, in order. Results return `run`. */
export type FavouritesEffect =
  | { readonly kind: 'load'; readonly run: number; readonly user: IdentifiedVisitor }
  | { readonly kind: 'refresh'; readonly run: number; readonly user: IdentifiedVisitor }
  | {
      readonly kind: 'save';
      readonly run: number;
      readonly user: IdentifiedVisitor;
      readonly ids: readonly EventId[];
    }
  /** Add the ids to those in session storage until the visitor returns from logging in. */
  | { readonly kind: 'storePending'; readonly ids: readonly EventId[] }
  | { readonly kind: 'removePending' }
  | { readonly kind: 'notify'; readonly message: FavouritesErrorKey };

export type FavouritesErrorKey = 'favourites.notLoaded' | 'favourites.notSaved';

export const inactiveFavourites: FavouritesState = { kind: 'inactive', run: 0, invitation: 'closed' };

/** The ids that the visitor sees as favourites; empty for an anonymous visitor (FAV-1). */
export function listFavouriteIds(favourites: FavouritesState): readonly EventId[] {
  switch (favourites.kind) {
    case 'inactive':
    case 'unknown':
      return [];
    case 'loading':
      return favourites.added;
    case 'ready':
      return favourites.desired;
  }
}

/** Whether the visitor sees an event as a favourite, confirmed or not; always false for an anonymous visitor (FAV-1). */
export function isFavourite(favourites: FavouritesState, id: EventId): boolean {
  return listFavouriteIds(favourites).includes(id);
}

/** The page uris of the last confirmed list (FAV-4). */
export function listFavouriteUris(favourites: FavouritesState): readonly string[] {
  return favourites.kind === 'ready' ? favourites.confirmed.uris : [];
}

/** Toggles an id: removes it, or appends it. */
export function toggleEventId(ids: readonly EventId[], id: EventId): readonly EventId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** The session storage key for event ids chosen before a login (LAYOUT-5). */
export const pendingFavouritesStorageKey = 'favouriteEvent';

/** Serializes ids for session storage, separated by commas. */
export function serializePendingFavourites(ids: readonly EventId[]): string {
  return ids.join(',');
}

/** Parses the stored ids, in order and without duplicates; invalid ids are dropped (FAV-2). */
export function parsePendingFavourites(stored: string | null): readonly EventId[] {
  const ids = (stored ?? '').split(',').flatMap((text) => parseEventId(text) ?? []);
  return [...new Set(ids)];
}

/** What the site must have so that visitors can save favourites. */
interface FavouritesRequirements {
  /** `none` without a login. */
  readonly login: string;
  readonly favouritesHash: boolean;
}

/** Whether visitors can save favourites: they can log in, the ticketing identifies them to the Bridge, and there is a Bridge (SWAP-2). */
export function canSaveFavourites(
  { login, favouritesHash }: FavouritesRequirements,
  { bridgeUrl }: { readonly bridgeUrl: string },
): boolean {
  return login !== 'none' && favouritesHash && bridgeUrl !== '';
}

/** The locale of a list's uris (FAV-4). After a change of language the old list remains until the new one arrives; `present` if no list is loaded. */
export function findLoadedFavouritesLocale(favourites: FavouritesState, present: Locale): Locale {
  return (favourites.kind === 'ready' && favourites.confirmed.locale) || present;
}
