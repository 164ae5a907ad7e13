import { makeAutoObservable, observableRef } from 'mobx';
import type { MenuItem } from '#domain/navigation/menu.ts';
import type { OpenMenu } from '#domain/navigation/open-menu.ts';
import { activeItem, closeAll, closedMenu, isOpen, toggleAlone } from '#domain/navigation/open-menu.ts';

/** What lies over the page at one time: the menu of small windows, or the search (LAYOUT-3, LAYOUT-4). */
export const sheets = ['menu', 'search'] as const;

export type Sheet = (typeof sheets)[number];

/** What of the menus stands open. `items` are those that show their children, `sheet` what lies over the page. */
interface NavigationState {
  readonly items: OpenMenu;
  readonly sheet: Sheet | null;
}

const closed: NavigationState = { items: closedMenu, sheet: null };

/** The menus around every page (LAYOUT-9): one item open at a time, and one sheet, so that the search closes the menu and the reverse. */
export class NavigationStore {
  state: NavigationState = closed;

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Nothing runs by itself; what is open when the page goes is closed. */
  start(): () => void {
    return this.closeAll;
  }

  /** Opens an item of a menu, or closes it where it is open. */
  toggle(id: string): void {
    this.state = { ...this.state, items: toggleAlone(this.state.items, id) };
  }

  /** Lays a sheet over the page, in the place of the one that lies there; null takes it away. */
  showSheet(sheet: Sheet | null): void {
    if (sheet !== this.state.sheet) this.state = { ...this.state, sheet };
  }

  /** Closes the items and leaves a sheet where it is. */
  closeItems(): void {
    if (this.state.items.length > 0) this.state = { ...this.state, items: closeAll() };
  }

  closeAll(): void {
    this.state = closed;
  }

  isOpen(id: string): boolean {
    return isOpen(this.state.items, id);
  }

  /** Whether an item is the one of its list that the present page belongs to. */
  isActive(item: MenuItem, items: readonly MenuItem[], pathname: string): boolean {
    return activeItem(items, pathname) === item;
  }
}
