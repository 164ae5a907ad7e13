import { describe, expect, it } from 'vitest';
import type { EventId } from '#domain/event/event.ts';
import { favouriteIds } from '#domain/favourites/favourites.ts';
import {
  anna,
  FavouritesTab,
  ligeti,
  mahler,
  reich,
  tabOf,
} from '#tests/domain/favourites/a-favourites-service.ts';

describe('choosing several at once', () => {
  const choose = (tab: FavouritesTab, ...ids: readonly EventId[]) => tab.happens({ kind: 'allChosen', ids });

  it('LAYOUT-5 invites somebody unknown, and keeps all of them meanwhile', () => {
    const tab = new FavouritesTab();
    choose(tab, mahler, reich);
    expect(tab.favourites).toEqual({ kind: 'inactive', run: 0, invitation: 'open' });
    expect([tab.kept, tab.calls]).toEqual([[mahler, reich], []]);
    tab.happens({ kind: 'invitationClosed' });
    expect(tab.kept).toEqual([]);
  });

  it('FAV-2 has all that were kept on the list of whoever logs in, in one save and each once', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [reich]);
    choose(tab, mahler, reich, ligeti);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.succeed();
    expect(favouriteIds(tab.favourites)).toEqual([reich, mahler, ligeti]);
    expect(tab.kept).toEqual([]);
    expect(tab.calls).toMatchObject([{ kind: 'save', ids: [reich, mahler, ligeti] }]);
    tab.succeed();
    expect([tab.lists.get(anna.id), tab.calls]).toEqual([[reich, mahler, ligeti], []]);
  });

  it('FAV-2 keeps them until the list comes, however often it does not', () => {
    const tab = new FavouritesTab();
    choose(tab, mahler, reich);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.fail();
    expect(tab.kept).toEqual([mahler, reich]);
    tab.happens({ kind: 'asked' });
    tab.succeed();
    expect([favouriteIds(tab.favourites), tab.kept]).toEqual([[mahler, reich], []]);
  });

  it('FAV-3 takes none away that is on the list, however often it is done', () => {
    const tab = tabOf(anna, mahler);
    choose(tab, mahler, reich);
    choose(tab, mahler, reich);
    expect(tab.calls).toMatchObject([{ ids: [mahler, reich] }]);
    tab.succeed();
    choose(tab, reich);
    expect([tab.lists.get(anna.id), tab.calls]).toEqual([[mahler, reich], []]);
  });

  it('FAV-3 joins what is chosen before the list has come, and asks for one that could not be had', () => {
    const tab = new FavouritesTab();
    tab.lists.set(anna.id, [ligeti]);
    tab.happens({ kind: 'userKnown', user: anna });
    tab.happens({ kind: 'toggled', id: mahler });
    choose(tab, mahler, reich);
    expect(favouriteIds(tab.favourites)).toEqual([mahler, reich]);
    tab.fail();
    choose(tab, mahler, reich);
    expect(tab.calls).toMatchObject([{ kind: 'load' }]);
    tab.succeed();
    tab.succeed();
    expect(tab.lists.get(anna.id)).toEqual([ligeti, mahler, reich]);
  });
});
