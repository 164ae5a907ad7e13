import { describe, expect, it } from 'vitest';
import { listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import { anna, ligeti, listOf, mahler, reich, tabOf } from '#tests/domain/favourites/a-favourites-tab.ts';

describe('a list that another tab or device may have changed', () => {
  it('FAV-3 is as another tab has left it', () => {
    const tab = tabOf(anna, mahler, reich);
    tab.happens({ kind: 'refreshed', run: tab.favourites.run, list: listOf(reich, ligeti) });
    expect(listFavouriteIds(tab.favourites)).toEqual([reich, ligeti]);
    expect(tab.calls).toEqual([]);
  });

  it('FAV-3 loses neither what another tab has changed nor what the visitor has here since', () => {
    const tab = tabOf(anna, mahler);
    tab.happens({ kind: 'toggled', id: reich });
    tab.happens({ kind: 'toggled', id: mahler });
    tab.lists.set(anna.id, [mahler, ligeti]);
    tab.succeed();
    expect(listFavouriteIds(tab.favourites)).toEqual([ligeti, reich]);
    expect(tab.calls).toMatchObject([{ kind: 'save', ids: [ligeti, reich] }]);
  });

  it('FAV-3 adds again nothing that the visitor has removed, though a save that failed had arrived', () => {
    const tab = tabOf(anna);
    tab.happens({ kind: 'toggled', id: mahler });
    tab.succeed();
    tab.happens({ kind: 'toggled', id: mahler });
    tab.lists.set(anna.id, [mahler, ligeti]);
    tab.fail();
    tab.succeedAll();
    expect(tab.lists.get(anna.id)).toEqual([ligeti]);
  });
});
