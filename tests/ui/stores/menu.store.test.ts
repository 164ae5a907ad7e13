import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#domain/navigation/site-menus.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { MenuStore } from '#ui/stores/menu.store.ts';

const item = (id: string, url: string): MenuItem => ({ id, title: id, url, children: [] });

viewModelContract('the store of the menus', () => {
  const viewModel = new MenuStore();
  return {
    viewModel,
    readState: () => viewModel.state,
    observed: 'state',
    countRequests: () => 0,
    startLateRequest: null,
  };
});

describe('the menus', () => {
  it('LAYOUT-9 open an item, close it again, and have one item open at a time', () => {
    const menus = new MenuStore();
    menus.toggle('concerts');
    expect(menus.isOpen('concerts')).toBe(true);
    menus.toggle('series');
    expect([menus.isOpen('concerts'), menus.isOpen('series')]).toEqual([false, true]);
    menus.toggle('series');
    expect(menus.isOpen('series')).toBe(false);
  });

  it('LAYOUT-9 are closed when the store stops', () => {
    const menus = new MenuStore();
    const stop = menus.start();
    menus.toggle('concerts');
    menus.showSheet('search');
    stop();
    expect([menus.isOpen('concerts'), menus.state.sheet]).toEqual([false, null]);
  });

  it('LAYOUT-4 close the menu for the search, and the search for the menu', () => {
    const menus = new MenuStore();
    menus.showSheet('menu');
    menus.showSheet('search');
    expect(menus.state.sheet).toBe('search');
    menus.showSheet('menu');
    expect(menus.state.sheet).toBe('menu');
    menus.showSheet(null);
    expect(menus.state.sheet).toBeNull();
  });

  it('LAYOUT-9 close everything together', () => {
    const menus = new MenuStore();
    menus.showSheet('menu');
    menus.toggle('concerts');
    menus.closeAll();
    expect([menus.state.sheet, menus.isOpen('concerts')]).toEqual([null, false]);
  });

  it('LAYOUT-9 close the items and leave their sheet open', () => {
    const menus = new MenuStore();
    menus.showSheet('menu');
    menus.toggle('concerts');
    menus.closeItems();
    expect([menus.state.sheet, menus.isOpen('concerts')]).toEqual(['menu', false]);
  });

  it('LAYOUT-9 keep the same state object if nothing changes, so that nothing renders again', () => {
    const menus = new MenuStore();
    const { state } = menus;
    menus.closeItems();
    menus.showSheet(null);
    expect(menus.state).toBe(state);
  });

  it('LAYOUT-9 find the one item of a list that the current page belongs to', () => {
    const items = [item('concerts', '/concerten'), item('series', '/series')];
    const [concerts, series] = items as [MenuItem, MenuItem];
    const menus = new MenuStore();
    expect(menus.isActive(concerts, items, '/concerten/mahler-2')).toBe(true);
    expect(menus.isActive(series, items, '/concerten/mahler-2')).toBe(false);
  });
});
