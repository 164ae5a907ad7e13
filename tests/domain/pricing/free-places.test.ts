import { expect, it } from 'vitest';
import { countFreePlacesOfZone } from '#domain/pricing/rank.ts';

it('SEAT-3 counts the free places of all parts of a zone, however it is spelt, and knows none of another', () => {
  const places = [
    { zone: 'Rang 1', free: 30 },
    { zone: '1', free: 4 },
    { zone: 'Balkon', free: 0 },
  ];
  expect(countFreePlacesOfZone(places, '1')).toBe(34);
  expect(countFreePlacesOfZone(places, 'balkon')).toBe(0);
  expect(countFreePlacesOfZone(places, '2')).toBeUndefined();
});
