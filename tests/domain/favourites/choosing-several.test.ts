import { describe, expect, it } from 'vitest';
import type { EventId } from '#domain/event/event.ts';
import { listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import {
  anna,
  FavouritesTab,
  ligeti,
  mahler,
  reich,
  tabOf,
  listOf,
} from '#tests/domain/favourites/a-favourites-tab.ts';

describe('choosing several events together', () => {
  const choose = (tab: FavouritesTab, ...ids: readonly EventId[]) => tab.happens({ kind: 'allChosen', ids });

  it('LAYOUT-5 invites an anonymous visitor, and stores all of them meanwhile', () => {
    const tab = new FavouritesTab();
    choose(tab, mahler, reich);
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 0, invitation: 'open' });
    expect([tab.pendingIds, tab.calls]).toEqual([[mahler, reich], []]);
    tab.happens({ kind: 'invitationClosed' });
    expect(tab.pendingIds).toEqual([]);
  });

  it('FAV-2 adds all stored ones to the list after a login, in one save and without duplicates', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [reich]);
    choose(tab, mahler, reich, ligeti);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.succeed();
    expect(listFavouriteIds(tab.favourites)).toEqual([reich, mahler, ligeti]);
    expect(tab.pendingIds).toEqual([]);
    expect(tab.calls).toMatchObject([{ kind: 'save', ids: [reich, mahler, ligeti] }]);
    tab.succeed();
    expect([tab.lists.get(anna.id), tab.calls]).toEqual([[reich, mahler, ligeti], []]);
  });

  it('FAV-2 keeps them stored until the list is loaded, however often loading fails', () => {
    const tab = new FavouritesTab();
    choose(tab, mahler, reich);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.fail();
    expect(tab.pendingIds).toEqual([mahler, reich]);
    tab.happens({ kind: 'opened' });
    tab.succeed();
    expect([listFavouriteIds(tab.favourites), tab.pendingIds]).toEqual([[mahler, reich], []]);
  });

  it('FAV-3 removes none that is on the list, however often it is repeated', () => {
    const tab = tabOf(anna, mahler);
    choose(tab, mahler, reich);
    choose(tab, mahler, reich);
    tab.succeed();
    expect(tab.calls).toMatchObject([{ ids: [mahler, reich] }]);
    tab.succeed();
    choose(tab, reich);
    expect([tab.lists.get(anna.id), tab.calls]).toEqual([[mahler, reich], []]);
  });

  it('FAV-3 merges choices from before the list was loaded, and reloads a list that failed', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [ligeti]);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.happens({ kind: 'toggled', id: mahler });
    choose(tab, mahler, reich);
    expect(listFavouriteIds(tab.favourites)).toEqual([mahler, reich]);
    tab.fail();
    choose(tab, mahler, reich);
    expect(tab.calls).toMatchObject([{ kind: 'load' }]);
    tab.succeed();
    tab.succeed();
    expect(tab.lists.get(anna.id)).toEqual([ligeti, mahler, reich]);
  });
});

describe('a list that another tab or device may have changed', () => {
  it('FAV-3 is as another tab has left it', () => {
    const tab = tabOf(anna, mahler, reich);
    tab.happens({ kind: 'refreshed', run: tab.favourites.run, list: listOf(reich, ligeti) });
    expect(listFavouriteIds(tab.favourites)).toEqual([reich, ligeti]);
    expect(tab.calls).toEqual([]);
  });
});
