import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#domain/navigation/menu.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { NavigationStore } from '#ui/stores/navigation.store.ts';

const item = (id: string, url: string): MenuItem => ({ id, title: id, url, children: [] });

viewModelContract('the store of the menus', () => {
  const viewModel = new NavigationStore();
  return {
    viewModel,
    facts: () => viewModel.state,
    observed: 'state',
    questions: () => 0,
    askLate: null,
  };
});

describe('the menus around every page', () => {
  it('LAYOUT-9 opens an item, closes it where it is open, and has one open at a time', () => {
    const menus = new NavigationStore();
    menus.toggle('concerts');
    expect(menus.isOpen('concerts')).toBe(true);
    menus.toggle('series');
    expect([menus.isOpen('concerts'), menus.isOpen('series')]).toEqual([false, true]);
    menus.toggle('series');
    expect(menus.isOpen('series')).toBe(false);
  });

  it('LAYOUT-9 are closed when they are taken away', () => {
    const menus = new NavigationStore();
    const stop = menus.start();
    menus.toggle('concerts');
    menus.showSheet('search');
    stop();
    expect([menus.isOpen('concerts'), menus.state.sheet]).toEqual([false, null]);
  });

  it('LAYOUT-4 closes the menu for the search, and the search for the menu', () => {
    const menus = new NavigationStore();
    menus.showSheet('menu');
    menus.showSheet('search');
    expect(menus.state.sheet).toBe('search');
    menus.showSheet('menu');
    expect(menus.state.sheet).toBe('menu');
    menus.showSheet(null);
    expect(menus.state.sheet).toBeNull();
  });

  it('LAYOUT-9 closes everything at once', () => {
    const menus = new NavigationStore();
    menus.showSheet('menu');
    menus.toggle('concerts');
    menus.closeAll();
    expect([menus.state.sheet, menus.isOpen('concerts')]).toEqual([null, false]);
  });

  it('LAYOUT-9 closes the items and leaves the sheet they stand in', () => {
    const menus = new NavigationStore();
    menus.showSheet('menu');
    menus.toggle('concerts');
    menus.closeItems();
    expect([menus.state.sheet, menus.isOpen('concerts')]).toEqual(['menu', false]);
  });

  it('LAYOUT-9 stays the same state where nothing changes, so that nothing is shown anew', () => {
    const menus = new NavigationStore();
    const { state } = menus;
    menus.closeItems();
    menus.showSheet(null);
    expect(menus.state).toBe(state);
  });

  it('LAYOUT-9 knows the one item of a list that the present page belongs to', () => {
    const items = [item('concerts', '/concerten'), item('series', '/series')];
    const [concerts, series] = items as [MenuItem, MenuItem];
    const menus = new NavigationStore();
    expect(menus.isActive(concerts, items, '/concerten/mahler-2')).toBe(true);
    expect(menus.isActive(series, items, '/concerten/mahler-2')).toBe(false);
  });
});
