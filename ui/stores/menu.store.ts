import { makeAutoObservable, observableRef } from 'mobx';
import type { MenuItem } from '#domain/navigation/site-menus.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import type { OpenMenuItems } from '#ui/stores/open-menu.ts';
import {
  closedMenu,
  closeMenus,
  findActiveItem,
  isMenuItemOpen,
  toggleMenuItem,
} from '#ui/stores/open-menu.ts';

/** The sheets over the page: the menu on narrow screens, or the search (LAYOUT-3, LAYOUT-4). One is open at a time. */
export const sheetNames = ['menu', 'search'] as const;

export type Sheet = (typeof sheetNames)[number];

/** What is open of the menus: `items` are the items whose children are shown, `sheet` is the open sheet. */
interface NavigationState {
  readonly items: OpenMenuItems;
  readonly sheet: Sheet | null;
}

const closed: NavigationState = { items: closedMenu, sheet: null };

/**
 * The state of the menus (LAYOUT-9): one item and one sheet are open at a time, so that the search closes the menu and the
 * reverse.
 */
export class MenuStore {
  state: NavigationState = closed;

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Nothing runs by itself; the function returned closes everything. */
  start(): () => void {
    return this.closeAll;
  }

  /** Opens a menu item, or closes it if it is open. */
  toggle(id: string): void {
    this.state = { ...this.state, items: toggleMenuItem(this.state.items, id) };
  }

  /** Opens a sheet in place of the open one; null closes it. */
  showSheet(sheet: Sheet | null): void {
    if (sheet !== this.state.sheet) this.state = { ...this.state, sheet };
  }

  /** Closes the items; a sheet stays open. */
  closeItems(): void {
    if (this.state.items.length > 0) this.state = { ...this.state, items: closeMenus() };
  }

  closeAll(): void {
    this.state = closed;
  }

  isOpen(id: string): boolean {
    return isMenuItemOpen(this.state.items, id);
  }

  /** Whether the current page belongs to this item of its list. */
  isActive(item: MenuItem, items: readonly MenuItem[], pathname: string): boolean {
    return findActiveItem(items, pathname) === item;
  }
}

/** The menus of a page. */
export const menuBinding = defineBinding('MenuStore', [], () => () => new MenuStore());
