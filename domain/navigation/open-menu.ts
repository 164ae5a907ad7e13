import { pathnameOf } from '#domain/link/pathname.ts';
import type { MenuItem } from '#domain/navigation/menu.ts';

/** The ids of the menu items that stand open, in the order they were opened (LAYOUT-9). */
export type OpenMenu = readonly string[];

export const closedMenu: OpenMenu = [];

/** Opens an item, or closes it if it is open. One is open at a time: opening an item closes the others. */
export function toggleAlone(open: OpenMenu, id: string): OpenMenu {
  return isOpen(open, id) ? closedMenu : [id];
}

/** No menu is open: after a click elsewhere, Escape or a new page. */
export function closeAll(): OpenMenu {
  return closedMenu;
}

/** Whether the menu under an item stands open; `id` is the item's. */
export function isOpen(open: OpenMenu, id: string): boolean {
  return open.includes(id);
}

/** Whether a path (of the page one is on) is the item's own or lies under it, or is that of one of its children. */
export function isActive(item: Pick<MenuItem, 'url' | 'children'>, pathname: string): boolean {
  return covers(item.url, pathname) || item.children.some(({ url }) => covers(url, pathname));
}

/** The one item of a menu that a path belongs to: whose own page it is or lies under, else the one with such a child. */
export function activeItem<Item extends Pick<MenuItem, 'url' | 'children'>>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  return items.find(({ url }) => covers(url, pathname)) ?? items.find((item) => isActive(item, pathname));
}

/** Whether a page is a path's own or stands below it. Below a home page stands everything, so it covers itself alone. */
function covers(url: string, pathname: string): boolean {
  const path = pathnameOf(url);
  const isHome = path === '/' || path === '/en';
  return pathname === path || (path !== '' && !isHome && pathname.startsWith(`${path}/`));
}
