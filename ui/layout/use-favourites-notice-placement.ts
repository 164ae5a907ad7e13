import { type RefObject, useLayoutEffect } from 'react';

/** A rectangle in CSS pixels, from the window's top left corner. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface RectangleSize {
  readonly width: number;
  readonly height: number;
}

export function isOverlapping(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

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

/** The distance between a button and its notice, in CSS pixels. */
const gap = 6;

/**
 * Where the notice about a favourite stands: below the button, else above it, where it covers none of the boxes (DOOR-37). Undefined if there
 * is no such place in the window, or the button is not in it.
 */
export function computeFavouritesNoticePlacement(
  button: Rectangle,
  { width, height }: RectangleSize,
  window: RectangleSize,
  boxes: readonly Rectangle[],
): Rectangle | undefined {
  const right = Math.min(Math.max(button.right, width), window.width);
  return [button.bottom + gap, button.top - height - gap]
    .map((top) => ({ left: right - width, top, right, bottom: top + height }))
    .find(
      (box) =>
        box.top >= 0 && box.bottom <= window.height && !boxes.some((other) => isOverlapping(box, other)),
    );
}
