import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parsePendingFavourites,
  pendingFavouritesStorageKey,
  serializePendingFavourites,
} from '#domain/favourites/favourites-state.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';

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
