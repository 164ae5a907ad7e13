import { type PointerEvent, type RefObject, useEffect } from 'react';
import { wideWindowMediaQuery } from '#ui/layout/use-menu-closing.ts';

/** Where a mouse opens items: in the row of wide windows, not in the sheet of small ones. */
const hoverQuery = `${wideWindowMediaQuery} and (hover: hover)`;

interface HoverHandlers {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
}

/** Reports on which item of the main menu a mouse is (WAY-33). The handlers belong on the element around its word and its `details`. */
export function useMenuHover(
  details: RefObject<HTMLDetailsElement | null>,
  onHover: (details: HTMLDetailsElement | null) => void,
): HoverHandlers {
  useEffect(() => {
    // The mouse may rest on the word since before hydration.
    const word = details.current?.previousElementSibling;
    if (word?.matches(':hover') && matchMedia(hoverQuery).matches) onHover(details.current);
  }, [details, onHover]);
  return {
    onPointerMove: (event) => onHover(isOnItem(event) ? details.current : null),
    onPointerLeave: () => onHover(null),
  };
}

/** Whether a mouse is on the item's word or its children, or on its button while it is open, which only a click opens. */
function isOnItem({ target, clientX, clientY, pointerType }: PointerEvent): boolean {
  if (pointerType !== 'mouse' || !matchMedia(hoverQuery).matches || !(target instanceof Element))
    return false;
  const button = target.closest('summary');
  if (!button) return true;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  // While an item is open, its button has a pseudo-element that covers the page (`menu-row.module.css`).
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside && target.closest('details')?.open === true;
}
