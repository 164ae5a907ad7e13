import { expect, it } from 'vitest';
import { canMeasure } from '#domain/tracking/consent.ts';

it('TRACK-5 allows no measuring before consent is given', () => {
  expect((['accepted', 'pending', 'denied'] as const).map(canMeasure)).toEqual([true, false, false]);
});
