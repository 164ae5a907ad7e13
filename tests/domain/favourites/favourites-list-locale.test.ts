import { expect, it } from 'vitest';
import {
  type FavouritesState,
  type FavouritesList,
  findLoadedFavouritesLocale,
} from '#domain/favourites/favourites-state.ts';
import { anna, listOf } from '#tests/domain/favourites/a-favourites-tab.ts';

function ready(confirmed: FavouritesList): FavouritesState {
  return { kind: 'ready', run: 1, user: anna, confirmed, desired: [], changed: [], saving: null };
}

it('FAV-4 the uris of a list are in the language it was loaded in, not in that of the page', () => {
  expect(findLoadedFavouritesLocale(ready({ ...listOf(), locale: 'nl' }), 'en')).toBe('nl');
});

it('FAV-4 the uris of a list are in the language of the page where no other is known', () => {
  expect(findLoadedFavouritesLocale(ready(listOf()), 'en')).toBe('en');
  expect(findLoadedFavouritesLocale({ kind: 'loading', run: 1, user: anna, added: [] }, 'en')).toBe('en');
});
