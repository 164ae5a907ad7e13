import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Picture } from '#domain/media/image.ts';
import { toCropPositionAttributes } from '#ui/components/crop-position.ts';

const picture: Picture = { alt: '', renditions: {} };

describe('the crop of a picture', () => {
  const aPictureWith = (x: number, y: number): Picture => ({ ...picture, focalPoint: { x, y } });

  it('PHOTO-1 shows the middle without a focal point', () => {
    expect(toCropPositionAttributes(picture)).toEqual({ 'data-x': undefined, 'data-y': undefined });
  });

  it.each([
    [0.5, undefined],
    [0.51, 3],
    [0.7, 4],
    [0.49, 2],
    [0.3, 1],
    [0, 0],
    [1, 5],
  ])('PHOTO-1 is aligned in fifths, rounded away from the middle: %d at %s', (fraction, fifths) => {
    expect(toCropPositionAttributes(aPictureWith(fraction, 0.5))['data-x']).toBe(fifths);
    expect(toCropPositionAttributes(aPictureWith(0.5, fraction))['data-y']).toBe(fifths);
  });

  it('PHOTO-1 contains the focal point, however narrow it is, down to a third', () => {
    const fractions = fc.double({ min: 0, max: 1, noNaN: true });
    const shares = fc.double({ min: 0.34, max: 1, noNaN: true });
    fc.assert(
      fc.property(fractions, shares, (x, share) => {
        const left = ((toCropPositionAttributes(aPictureWith(x, 0.5))['data-x'] ?? 2.5) / 5) * (1 - share);
        return left <= x + 1e-6 && x - 1e-6 <= left + share;
      }),
    );
  });
});
