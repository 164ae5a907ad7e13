import { describe, expect, it } from 'vitest';
import type { EventId } from '#domain/event/event.ts';
import { listFavouriteIds, listFavouriteUris, isFavourite } from '#domain/favourites/favourites-state.ts';
import {
  anna,
  bram,
  FavouritesTab,
  listOf,
  mahler,
  reich,
  tabOf,
} from '#tests/domain/favourites/a-favourites-tab.ts';

const toggle = (tab: FavouritesTab, id: EventId) => tab.happens({ kind: 'toggled', id });

describe('an anonymous visitor', () => {
  it('FAV-1 has no favourites', () => {
    const tab = new FavouritesTab();
    expect(listFavouriteIds(tab.favourites)).toEqual([]);
    expect(listFavouriteUris(tab.favourites)).toEqual([]);
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 0, invitation: 'closed' });
  });

  it('LAYOUT-5 is invited to log in when choosing one, and the event is stored meanwhile', () => {
    const tab = new FavouritesTab();
    toggle(tab, mahler);
    expect(tab.favourites).toMatchObject({ kind: 'inactive', invitation: 'open' });
    expect(tab.pendingIds).toEqual([mahler]);
    expect(tab.calls).toEqual([]);
  });

  it('LAYOUT-5 is invited when opening the favourites, with nothing to store', () => {
    const tab = new FavouritesTab();
    tab.happens({ kind: 'opened' });
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 0, invitation: 'open' });
    expect(tab.pendingIds).toEqual([]);
  });

  it('LAYOUT-5 closes the invitation, and the event is forgotten', () => {
    const tab = new FavouritesTab();
    toggle(tab, mahler);
    tab.happens({ kind: 'invitationClosed' });
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 0, invitation: 'closed' });
    expect(tab.pendingIds).toEqual([]);
  });

  it('FAV-1 is unchanged when the session reports an anonymous visitor again', () => {
    const tab = new FavouritesTab();
    toggle(tab, mahler);
    tab.happens({ kind: 'userKnown', user: null });
    expect(tab.favourites).toMatchObject({ invitation: 'open' });
  });
});

describe('a visitor who logs in', () => {
  it('FAV-1 gets their stored list', () => {
    const tab = tabOf(anna, mahler, reich);
    expect(listFavouriteIds(tab.favourites)).toEqual([mahler, reich]);
    expect(listFavouriteUris(tab.favourites)).toEqual(listOf(mahler, reich).uris);
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
    expect(listFavouriteIds(tab.favourites)).toEqual([]);
  });

  it('FAV-1 is not loaded again when the session is repeated, and the newest hash is used', () => {
    const tab = tabOf(anna);
    tab.happens({ kind: 'userKnown', user: { id: anna.id, hash: 'new' } });
    expect(tab.calls).toEqual([]);
    toggle(tab, mahler);
    expect(tab.calls).toMatchObject([{ kind: 'refresh', user: { hash: 'new' } }]);
    tab.succeed();
    expect(tab.calls).toMatchObject([{ kind: 'save', user: { hash: 'new' } }]);
  });
});

describe('choosing favourites', () => {
  it('FAV-1 saves the list with every toggle', () => {
    const tab = tabOf(anna, mahler);
    toggle(tab, reich);
    expect(listFavouriteIds(tab.favourites)).toEqual([mahler, reich]);
    expect(tab.calls).toEqual([{ kind: 'refresh', run: 1, user: anna }]);
    tab.succeed();
    expect(tab.calls).toEqual([{ kind: 'save', run: 1, user: anna, ids: [mahler, reich] }]);
    tab.succeed();
    toggle(tab, mahler);
    tab.succeedAll();
    expect(tab.lists.get(anna.id)).toEqual([reich]);
    expect(listFavouriteUris(tab.favourites)).toEqual(listOf(reich).uris);
  });

  it('FAV-3 returns to the last confirmed list after the second failure, and notifies the visitor', () => {
    const tab = tabOf(anna, mahler);
    toggle(tab, reich);
    tab.succeed();
    tab.fail();
    expect(tab.calls).toMatchObject([{ kind: 'refresh' }]);
    tab.succeed();
    tab.fail();
    expect(listFavouriteIds(tab.favourites)).toEqual([mahler]);
    expect(tab.messages).toEqual(['favourites.notSaved']);
    expect(tab.calls).toEqual([]);
  });

  it('FAV-3 never overwrites a list that failed to load, and reloads it with the next choice', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [mahler]);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.fail();
    expect(tab.messages).toEqual(['favourites.notLoaded']);
    expect(listFavouriteIds(tab.favourites)).toEqual([]);
    toggle(tab, reich);
    expect(tab.calls).toMatchObject([{ kind: 'load' }]);
    tab.succeedAll();
    expect(tab.lists.get(anna.id)).toEqual([mahler, reich]);
  });

  it('FAV-3 ignores results of unknown calls', () => {
    const tab = tabOf(anna, mahler);
    const { favourites } = tab;
    const { run } = favourites;
    tab.happens({ kind: 'saved', run, list: listOf(reich) });
    tab.happens({ kind: 'saveFailed', run });
    tab.happens({ kind: 'loaded', run, list: listOf(reich), pendingIds: [] });
    tab.happens({ kind: 'loadFailed', run });
    tab.happens({ kind: 'refreshFailed', run });
    tab.happens({ kind: 'opened' });
    tab.happens({ kind: 'invitationClosed' });
    expect(tab.favourites).toBe(favourites);
    expect([tab.calls, tab.messages]).toEqual([[], []]);
  });

  it('FAV-3 continues a save when another result arrives', () => {
    const tab = tabOf(anna);
    toggle(tab, mahler);
    tab.succeed();
    const { favourites } = tab;
    tab.happens({ kind: 'loaded', run: favourites.run, list: listOf(reich), pendingIds: [] });
    tab.happens({ kind: 'loadFailed', run: favourites.run });
    tab.happens({ kind: 'refreshed', run: favourites.run, list: listOf(reich) });
    tab.happens({ kind: 'refreshFailed', run: favourites.run });
    expect(tab.favourites).toBe(favourites);
  });

  it('FAV-3 continues loading when another result arrives', () => {
    const tab = new FavouritesTab();
    tab.happens({ kind: 'userKnown', user: anna });
    const { favourites } = tab;
    tab.happens({ kind: 'saved', run: favourites.run, list: listOf(reich) });
    tab.happens({ kind: 'saveFailed', run: favourites.run });
    expect(tab.favourites).toBe(favourites);
  });

  it('LAYOUT-5 clears nothing without an invitation to close', () => {
    const tab = new FavouritesTab();
    tab.pendingIds = [mahler];
    tab.happens({ kind: 'invitationClosed' });
    expect(tab.pendingIds).toEqual([mahler]);
  });

  it('FAV-4 names the pages of the list as the service last confirmed it', () => {
    const tab = tabOf(anna, mahler);
    toggle(tab, reich);
    expect(listFavouriteUris(tab.favourites)).toEqual(listOf(mahler).uris);
    tab.succeedAll();
    expect(listFavouriteUris(tab.favourites)).toEqual(listOf(mahler, reich).uris);
  });
});
