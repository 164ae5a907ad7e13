import type { FavouritesState } from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The locale of a list's uris (FAV-4). After a change of language the old list remains until the new one arrives; `present` if no list is loaded. */
export function findLoadedFavouritesLocale(favourites: FavouritesState, present: Locale): Locale {
  return (favourites.kind === 'ready' && favourites.confirmed.locale) || present;
}
