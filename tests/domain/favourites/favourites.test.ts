import { describe, expect, it } from 'vitest';
import type { EventId } from '#domain/event/event.ts';
import { favouriteIds, favouriteUris, isFavourite, noFavourites } from '#domain/favourites/favourites.ts';
import { reduceFavourites } from '#domain/favourites/favourites-machine.ts';
import {
  anna,
  bram,
  FavouritesTab,
  ligeti,
  listOf,
  mahler,
  reich,
  tabOf,
} from '#tests/domain/favourites/a-favourites-service.ts';

const toggle = (tab: FavouritesTab, id: EventId) => tab.happens({ kind: 'toggled', id });

describe('a visitor nobody knows', () => {
  it('FAV-1 has no favourites', () => {
    const tab = new FavouritesTab();
    expect(favouriteIds(tab.favourites)).toEqual([]);
    expect(favouriteUris(tab.favourites)).toEqual([]);
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 0, invitation: 'closed' });
  });

  it('LAYOUT-5 is invited to log in when choosing one, and the event is kept meanwhile', () => {
    const tab = new FavouritesTab();
    toggle(tab, mahler);
    expect(tab.favourites).toMatchObject({ kind: 'inactive', invitation: 'open' });
    expect(tab.kept).toEqual([mahler]);
    expect(tab.calls).toEqual([]);
  });

  it('LAYOUT-5 is invited when asking for the favourites, with nothing to keep', () => {
    const tab = new FavouritesTab();
    tab.happens({ kind: 'asked' });
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 0, invitation: 'open' });
    expect(tab.kept).toEqual([]);
  });

  it('LAYOUT-5 closes the invitation, and the event is forgotten', () => {
    const tab = new FavouritesTab();
    toggle(tab, mahler);
    tab.happens({ kind: 'invitationClosed' });
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 0, invitation: 'closed' });
    expect(tab.kept).toEqual([]);
  });

  it('FAV-1 stays as they are when the session says again that nobody is there', () => {
    const tab = new FavouritesTab();
    toggle(tab, mahler);
    tab.happens({ kind: 'userKnown', user: null });
    expect(tab.favourites).toMatchObject({ invitation: 'open' });
  });
});

describe('what is to be done', () => {
  const loading = reduceFavourites(noFavourites, { kind: 'userKnown', user: anna }).favourites;
  const loaded = { kind: 'loaded', run: 1, list: listOf(mahler) } as const;

  it('FAV-1 is nothing where nothing is to be loaded, saved, kept or told', () => {
    expect(reduceFavourites(noFavourites, { kind: 'asked' }).effects).toEqual([]);
    expect(reduceFavourites(loading, { ...loaded, kept: [] }).effects).toEqual([]);
  });

  it('FAV-2 is to forget what was kept', () => {
    expect(reduceFavourites(loading, { ...loaded, kept: [mahler] }).effects).toEqual([{ kind: 'forget' }]);
  });
});

describe('a visitor who logs in', () => {
  it('FAV-1 gets the list that is kept for them', () => {
    const tab = tabOf(anna, mahler, reich);
    expect(favouriteIds(tab.favourites)).toEqual([mahler, reich]);
    expect(favouriteUris(tab.favourites)).toEqual(listOf(mahler, reich).uris);
    expect(isFavourite(tab.favourites, reich)).toBe(true);
    expect(tab.calls).toEqual([]);
  });

  it('FAV-1 loses it on logging out', () => {
    const tab = tabOf(anna, mahler);
    tab.happens({ kind: 'userKnown', user: null });
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 2, invitation: 'closed' });
  });

  it('FAV-1 is not shown the list of the one before, however late it comes', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [mahler]);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.happens({ kind: 'userKnown', user: bram });
    tab.succeed();
    expect(tab.favourites).toMatchObject({ kind: 'loading', user: bram });
    tab.succeed();
    expect(favouriteIds(tab.favourites)).toEqual([]);
  });

  it('FAV-1 is not asked for again when the session comes again, and the newest hash is used', () => {
    const tab = tabOf(anna);
    tab.happens({ kind: 'userKnown', user: { id: anna.id, hash: 'new' } });
    expect(tab.calls).toEqual([]);
    toggle(tab, mahler);
    expect(tab.calls).toMatchObject([{ kind: 'save', user: { hash: 'new' } }]);
  });

  it('FAV-2 has the event that was kept added, saved, and removed from storage', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [mahler]);
    toggle(tab, reich);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.succeed();
    expect(favouriteIds(tab.favourites)).toEqual([mahler, reich]);
    expect(tab.kept).toEqual([]);
    tab.succeed();
    expect(tab.lists.get(anna.id)).toEqual([mahler, reich]);
  });

  it('FAV-2 removes a kept event that is on the list already, with nothing to save', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [mahler]);
    toggle(tab, mahler);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.succeed();
    expect([tab.kept, tab.calls]).toEqual([[], []]);
  });
});

describe('choosing favourites', () => {
  it('FAV-1 saves the list with every toggle', () => {
    const tab = tabOf(anna, mahler);
    toggle(tab, reich);
    expect(favouriteIds(tab.favourites)).toEqual([mahler, reich]);
    expect(tab.calls).toEqual([{ kind: 'save', run: 1, user: anna, ids: [mahler, reich] }]);
    tab.succeed();
    toggle(tab, mahler);
    tab.succeed();
    expect(tab.lists.get(anna.id)).toEqual([reich]);
    expect(favouriteUris(tab.favourites)).toEqual(listOf(reich).uris);
  });

  it('FAV-3 sends one save at a time, and the last state with the next', () => {
    const tab = tabOf(anna);
    for (const id of [mahler, reich, ligeti, reich]) toggle(tab, id);
    expect(tab.calls).toMatchObject([{ ids: [mahler] }]);
    tab.succeed();
    expect(tab.calls).toMatchObject([{ ids: [mahler, ligeti] }]);
    tab.succeed();
    expect(tab.calls).toEqual([]);
    expect(tab.lists.get(anna.id)).toEqual([mahler, ligeti]);
  });

  it('FAV-3 sends nothing more where the toggles cancel out', () => {
    const tab = tabOf(anna);
    for (const id of [mahler, reich, reich]) toggle(tab, id);
    tab.succeed();
    expect(tab.calls).toEqual([]);
    expect(favouriteIds(tab.favourites)).toEqual([mahler]);
  });

  it('FAV-3 tries a failed save once more, with the newest list', () => {
    const tab = tabOf(anna);
    toggle(tab, mahler);
    toggle(tab, reich);
    tab.fail();
    expect(tab.calls).toMatchObject([{ ids: [mahler, reich] }]);
    expect(tab.told).toEqual([]);
    tab.succeed();
    expect(tab.lists.get(anna.id)).toEqual([mahler, reich]);
  });

  it('FAV-3 goes back to the last confirmed list after the second failure, and says so', () => {
    const tab = tabOf(anna, mahler);
    toggle(tab, reich);
    tab.fail();
    tab.fail();
    expect(favouriteIds(tab.favourites)).toEqual([mahler]);
    expect(tab.told).toEqual(['favourites.notSaved']);
    expect(tab.calls).toEqual([]);
  });

  it('FAV-3 gives the next toggle two tries of its own', () => {
    const tab = tabOf(anna);
    toggle(tab, mahler);
    tab.fail();
    tab.fail();
    toggle(tab, reich);
    tab.fail();
    tab.succeed();
    expect(tab.lists.get(anna.id)).toEqual([reich]);
  });

  it('FAV-3 keeps what is chosen before the list has come', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [mahler]);
    tab.happens({ kind: 'userKnown', user: anna });
    toggle(tab, reich);
    toggle(tab, mahler);
    expect(favouriteIds(tab.favourites)).toEqual([reich, mahler]);
    tab.succeed();
    tab.succeed();
    expect(tab.lists.get(anna.id)).toEqual([mahler, reich]);
  });

  it('FAV-3 never overwrites a list that could not be loaded, and asks for it again with the next choice', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [mahler]);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.fail();
    expect(tab.told).toEqual(['favourites.notLoaded']);
    expect(favouriteIds(tab.favourites)).toEqual([]);
    toggle(tab, reich);
    expect(tab.calls).toMatchObject([{ kind: 'load' }]);
    tab.succeed();
    tab.succeed();
    expect(tab.lists.get(anna.id)).toEqual([mahler, reich]);
  });

  it('FAV-3 takes no word about a call nobody made', () => {
    const tab = tabOf(anna, mahler);
    const { favourites } = tab;
    const { run } = favourites;
    tab.happens({ kind: 'saved', run, list: listOf(reich) });
    tab.happens({ kind: 'saveFailed', run });
    tab.happens({ kind: 'loaded', run, list: listOf(reich), kept: [] });
    tab.happens({ kind: 'loadFailed', run });
    tab.happens({ kind: 'asked' });
    tab.happens({ kind: 'invitationClosed' });
    expect(tab.favourites).toBe(favourites);
    expect([tab.calls, tab.told]).toEqual([[], []]);
  });

  it('FAV-3 stays in the middle of a save when something else answers', () => {
    const tab = tabOf(anna);
    toggle(tab, mahler);
    const { favourites } = tab;
    tab.happens({ kind: 'loaded', run: favourites.run, list: listOf(reich), kept: [] });
    tab.happens({ kind: 'loadFailed', run: favourites.run });
    expect(tab.favourites).toBe(favourites);
  });

  it('FAV-3 goes on loading when something else answers', () => {
    const tab = new FavouritesTab();
    tab.happens({ kind: 'userKnown', user: anna });
    const { favourites } = tab;
    tab.happens({ kind: 'saved', run: favourites.run, list: listOf(reich) });
    tab.happens({ kind: 'saveFailed', run: favourites.run });
    expect(tab.favourites).toBe(favourites);
  });

  it('LAYOUT-5 forgets nothing when there is no invitation to close', () => {
    const tab = new FavouritesTab();
    tab.kept = [mahler];
    tab.happens({ kind: 'invitationClosed' });
    expect(tab.kept).toEqual([mahler]);
  });

  it('FAV-4 names the pages of the list as the service last confirmed it', () => {
    const tab = tabOf(anna, mahler);
    toggle(tab, reich);
    expect(favouriteUris(tab.favourites)).toEqual(listOf(mahler).uris);
    tab.succeed();
    expect(favouriteUris(tab.favourites)).toEqual(listOf(mahler, reich).uris);
  });
});

describe('a list that is asked for once more', () => {
  it('FAV-4 takes the pages of another language', () => {
    const tab = tabOf(anna, mahler);
    const { run } = tab.favourites;
    const english = { ids: [mahler], uris: ['concerts/1'] };
    tab.happens({ kind: 'refreshed', run, list: english });
    expect(favouriteUris(tab.favourites)).toEqual(['concerts/1']);
    expect(tab.calls).toEqual([]);
  });

  it('FAV-4 loads a list that could not be had when its page asks for it', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [mahler]);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.fail();
    tab.happens({ kind: 'asked' });
    tab.succeed();
    expect(favouriteIds(tab.favourites)).toEqual([mahler]);
  });
});
