/** A rectangle in CSS pixels, from the window's top left corner. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface RectangleSize {
  readonly width: number;
  readonly height: number;
}

export function isOverlapping(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
