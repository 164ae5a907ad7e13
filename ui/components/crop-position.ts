import type { Picture } from '#domain/media/image.ts';

/**
 * Where a crop is aligned, in fifths of the picture's width and height: rounded away from the middle, so that no crop loses the focal
 * point (PHOTO-1); undefined for the middle.
 */
export function computeCropPosition({ focalPoint }: Picture): {
  readonly x: number | undefined;
  readonly y: number | undefined;
} {
  return { x: toFifths(focalPoint?.x), y: toFifths(focalPoint?.y) };
}

function toFifths(fraction = 0.5): number | undefined {
  if (fraction === 0.5) return undefined;
  return fraction < 0.5 ? Math.floor(fraction * 5) : Math.ceil(fraction * 5);
}
