import type { Picture } from '#domain/media/image.ts';

/**
 * The attributes of an image by which `ui/theme/base.css` aligns its crop (PHOTO-1), in fifths of the picture's width and height: rounded
 * away from the middle, so that no crop loses the focal point; undefined for the middle.
 */
export function toCropPositionAttributes({ focalPoint }: Picture): {
  readonly 'data-x': number | undefined;
  readonly 'data-y': number | undefined;
} {
  return { 'data-x': toFifths(focalPoint?.x), 'data-y': toFifths(focalPoint?.y) };
}

function toFifths(fraction = 0.5): number | undefined {
  if (fraction === 0.5) return undefined;
  return fraction < 0.5 ? Math.floor(fraction * 5) : Math.ceil(fraction * 5);
}
