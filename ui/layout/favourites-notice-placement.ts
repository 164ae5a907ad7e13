import { type Rectangle, isOverlapping, type RectangleSize } from '#ui/layout/rectangle.ts';

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
