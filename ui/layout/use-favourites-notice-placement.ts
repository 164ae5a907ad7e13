import { type RefObject, useLayoutEffect } from 'react';
import { computeFavouritesNoticePlacement } from '#ui/layout/favourites-notice-placement.ts';

/** What a notice must not cover: links that look like buttons, such as the order buttons, and the bar of a phone. */
const uncovered = 'main a[data-look],[data-frame=bar]';

/**
 * Places a notice at the bookmark that was just pressed and so has the focus, in the page, so that it scrolls with it; over the header if
 * there is no room, or no such bookmark (DOOR-37). After a press in the notice it stays where it is. `item` is what it is about.
 */
export function useFavouritesNoticePlacement(area: RefObject<HTMLElement | null>, item: unknown): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const notice = area.current;
    if (!notice || notice.contains(activeElement)) return;
    notice.removeAttribute('style');
    if (item && activeElement?.matches('[aria-pressed]')) placeAt(activeElement, notice);
  }, [area, item]);
}

function placeAt(button: Element, notice: HTMLElement): void {
  const place = computeFavouritesNoticePlacement(
    button.getBoundingClientRect(),
    notice.getBoundingClientRect(),
    { width: innerWidth, height: innerHeight },
    [...document.querySelectorAll(uncovered)].map((element) => element.getBoundingClientRect()),
  );
  if (!place) return;
  notice.style.position = 'absolute';
  notice.style.inset = `${place.top + scrollY}px auto auto ${place.left + scrollX}px`;
}
