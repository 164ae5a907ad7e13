import { stripQueryAndHash } from '#domain/link/classified-link.ts';
import { splitLocalePrefix } from '#domain/locale/locale-routes.ts';
import type { MenuItem } from '#domain/page/site-menus.ts';

/**
 * The item of a menu to which a path belongs (LAYOUT-9): it is at or below the item's URL, or else that of one of the item's
 * children.
 */
export function findActiveMenuItem<Item extends Pick<MenuItem, 'url' | 'children'>>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  return (
    items.find(({ url }) => covers(url, pathname)) ??
    items.find(({ children }) => children.some(({ url }) => covers(url, pathname)))
  );
}

/** Whether a path is at or below a URL. A home page covers only itself: `/en`, and `/`, because no path begins with `//`. */
function covers(url: string, pathname: string): boolean {
  const path = stripQueryAndHash(url);
  return (
    pathname === path ||
    (path !== '' && splitLocalePrefix(path).path !== '/' && pathname.startsWith(`${path}/`))
  );
}
