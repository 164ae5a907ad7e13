import { useEffect, useRef } from 'react';

/** In a wide window an open item covers the page; in a small one it is inside the menu, and may stay open. */
export const wideWindowMediaQuery = '(min-width: 1290px)';

/**
 * Closes the menus where the browser does not: an item of a wide window by a click or focus elsewhere, everything on navigation to
 * another location, and an item when the window becomes wide or small (LAYOUT-4, LAYOUT-9).
 */
export function useMenuClosing(locationKey: string): void {
  const lastKey = useRef(locationKey);
  useEffect(() => {
    if (lastKey.current !== locationKey) closeAll();
    lastKey.current = locationKey;
  }, [locationKey]);
  useEffect(() => {
    const wide = matchMedia(wideWindowMediaQuery);
    const closeLeftItem = ({ target }: Event): void => {
      const isInside = target instanceof Element && target.closest('details[name="main-menu"][open]');
      if (!isInside && wide.matches) closeItem();
    };
    document.addEventListener('pointerdown', closeLeftItem);
    document.addEventListener('focusin', closeLeftItem);
    wide.addEventListener('change', closeItem);
    return () => {
      document.removeEventListener('pointerdown', closeLeftItem);
      document.removeEventListener('focusin', closeLeftItem);
      wide.removeEventListener('change', closeItem);
    };
  }, []);
}

/** Closes the open item of the main menu, also one that is under the mouse (`menu-row.module.css`), and the open sheet. */
function closeAll(): void {
  closeItem();
  document.getElementById('menu')?.setAttribute('data-hover', 'off');
  for (const sheet of ['menu', 'search']) document.getElementById(sheet)?.togglePopover(false);
}

function closeItem(): void {
  for (const item of document.getElementsByName('main-menu')) item.removeAttribute('open');
}
