import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupFavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import {
  parsePendingFavourites,
  pendingFavouritesStorageKey,
  serializePendingFavourites,
  type FavouritesState,
  type FavouritesList,
  findLoadedFavouritesLocale,
} from '#domain/favourites/favourites-state.ts';
import { anEventId, anEventCard } from '#fixtures/builders/an-event.ts';
import { anna, listOf } from '#tests/domain/favourites/a-favourites-tab.ts';
import { at } from '#tests/domain/time/at.ts';

describe('events stored during a login', () => {
  it('LAYOUT-5 have one key, and a single concert is stored as its id', () => {
    expect(pendingFavouritesStorageKey).toBe('favouriteEvent');
    expect(serializePendingFavourites([anEventId(48211)])).toBe('48211');
    expect(parsePendingFavourites('48211')).toEqual([48211]);
  });

  it('FAV-2 are parsed as they were serialized', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }).map(anEventId));
    fc.assert(
      fc.property(ids, (chosen) => {
        expect(parsePendingFavourites(serializePendingFavourites(chosen))).toEqual(chosen);
      }),
    );
  });

  it('FAV-2 are none without a stored text, and exclude invalid ids', () => {
    expect(parsePendingFavourites(null)).toEqual([]);
    expect(parsePendingFavourites('')).toEqual([]);
    expect(parsePendingFavourites('7,mahler,-1,,7,8.5,9')).toEqual([7, 9]);
  });
});

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

const now = at('2026-11-20T14:00:00+01:00');
const december = anEventCard({ id: anEventId(1), title: 'December' });
const january = anEventCard({
  id: anEventId(2),
  title: 'January',
  starts: at('2027-01-10T20:15:00+01:00'),
  ends: at('2027-01-10T22:15:00+01:00'),
});
const october = anEventCard({
  id: anEventId(3),
  title: 'October',
  starts: at('2026-10-10T20:15:00+02:00'),
  ends: at('2026-10-10T22:15:00+02:00'),
});
const ids = [1, 2, 3].map(anEventId);

describe('a season of favourites', () => {
  it('FAV-4 lays the concerts to come under their months, in the order they are played', () => {
    const { months, past } = groupFavouritesByMonth([january, october, december], ids, now);
    expect(months.map(({ month, events }) => [month, events.map(({ title }) => title)])).toEqual([
      ['2026-12', ['December']],
      ['2027-01', ['January']],
    ]);
    expect(past.map(({ title }) => title)).toEqual(['October']);
  });

  it('FAV-4 excludes a removed favourite immediately', () => {
    const season = groupFavouritesByMonth([january, december], [anEventId(2)], now);
    expect(season.months).toEqual([{ month: '2027-01', events: [january] }]);
  });

  it('FAV-4 has a concert still to come up to the moment it ends', () => {
    const overNow = anEventCard({ id: anEventId(1), starts: at('2026-11-20T12:00:00+01:00'), ends: now });
    const season = groupFavouritesByMonth([overNow], ids, now);
    expect(season).toEqual({ months: [{ month: '2026-11', events: [overNow] }], past: [] });
  });
});
