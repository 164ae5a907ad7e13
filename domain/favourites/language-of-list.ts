import type { Favourites } from '#domain/favourites/favourites.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The language whose pages the uris of a list are (FAV-4). A list is asked for anew in another language, and until it has come the one before stands; `present` where nobody has said. */
export function languageOfList(favourites: Favourites, present: Locale): Locale {
  return (favourites.kind === 'ready' && favourites.confirmed.locale) || present;
}
