import { useEffect } from 'react';
import { createHoverIntent } from '#ui/layout/hover-intent.ts';

/** Where a mouse opens items: in the row of wide windows, not in the sheet of small ones. */
const hoverQuery = '(min-width: 1290px) and (hover: hover)';

const hoveredWord = '[data-frame="head"] li:has(> details[data-item]) > a:hover';

/**
 * Opens the items of the main menu while the mouse is on them, with a delay. An item that was opened in another way stays
 * open. The menus' store follows (`useMenuDomSync`).
 */
export function useMenuHover(): void {
  useEffect(() => {
    const { hover, cancel } = createHoverIntent((item: HTMLDetailsElement) =>
      item.contains(document.activeElement),
    );
    const onPointerOver = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && matchMedia(hoverQuery).matches) hover(findItem(event));
    };
    // The mouse was there before this code was loaded.
    const word = matchMedia(hoverQuery).matches && document.querySelector(hoveredWord);
    if (word) hover(itemOf(word));
    document.addEventListener('pointerover', onPointerOver);
    return () => {
      cancel();
      document.removeEventListener('pointerover', onPointerOver);
    };
  }, []);
}

/** The item under the mouse: at its word or its children, or at its button while it is open, which only a click opens. */
function findItem({ target, clientX, clientY }: PointerEvent): HTMLDetailsElement | null {
  if (!(target instanceof Element)) return null;
  const item = itemOf(target);
  const button = target.closest('summary')?.getBoundingClientRect();
  if (!button) return item;
  // While an item is open, its button has a pseudo-element that covers the page (`menu-row.module.css`).
  const isInside =
    clientX >= button.left && clientX <= button.right && clientY >= button.top && clientY <= button.bottom;
  return isInside && item?.open ? item : null;
}

function itemOf(element: Element): HTMLDetailsElement | null {
  return (
    element.closest('[data-frame="head"] li:has(> details[data-item])')?.querySelector('details') ?? null
  );
}
