import { expect, it } from 'vitest';
import { listVehicleLines } from '#domain/room/surroundings-map.ts';
import { aSurroundingsMap } from '#fixtures/builders/a-surroundings-map.ts';

it('ROOM-5 has a legend of the vehicles whose lines are on the map, each once, always in the same order', () => {
  const [street, tram] = aSurroundingsMap().lines;
  if (!street || !tram) throw new Error('The map must have two lines.');
  const rail = { ...tram, kind: 'rail' } as const;
  expect(listVehicleLines(aSurroundingsMap({ lines: [tram, street, rail, tram] }))).toEqual(['rail', 'tram']);
  expect(listVehicleLines(aSurroundingsMap({ lines: [street] }))).toEqual([]);
});
