import { stripQueryAndHash } from '#domain/link/strip-query-and-hash.ts';
import type { MenuItem } from '#domain/navigation/site-menus.ts';

/** The ids of the open menu items, in the order they were opened (LAYOUT-9). */
export type OpenMenuItems = readonly string[];

export const closedMenu: OpenMenuItems = [];

/** Toggles an item. At most one is open: opening an item closes the others. */
export function toggleMenuItem(open: OpenMenuItems, id: string): OpenMenuItems {
  return isMenuItemOpen(open, id) ? closedMenu : [id];
}

/** Closes all menus: after a click elsewhere, Escape or navigation. */
export function closeMenus(): OpenMenuItems {
  return closedMenu;
}

/** Whether a menu item is open; `id` is the item's. */
export function isMenuItemOpen(open: OpenMenuItems, id: string): boolean {
  return open.includes(id);
}

/** Whether the current path belongs to an item: it is at or below the item's URL, or that of one of its children. */
export function isActive(item: Pick<MenuItem, 'url' | 'children'>, pathname: string): boolean {
  return covers(item.url, pathname) || item.children.some(({ url }) => covers(url, pathname));
}

/** The item of a menu to which a path belongs: by its own URL first, else by one of its children. */
export function findActiveItem<Item extends Pick<MenuItem, 'url' | 'children'>>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  return items.find(({ url }) => covers(url, pathname)) ?? items.find((item) => isActive(item, pathname));
}

/** Whether a path is at or below a URL. A home page covers only itself: `/en`, and `/`, because no path begins with `//`. */
function covers(url: string, pathname: string): boolean {
  const path = stripQueryAndHash(url);
  return pathname === path || (path !== '' && path !== '/en' && pathname.startsWith(`${path}/`));
}
