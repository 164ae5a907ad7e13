import { describe, expect, it } from 'vitest';
import { modesByPlate } from '#ui/figure/modes-by-plate.ts';
import { plates } from '#ui/figure/plate.ts';
import { LeapingSandSimulation } from '#ui/kit/leaping-sand-simulation.ts';

/** The mean distance of the grains from where they lay at first, in widths of the plate, after frames of each loudness. */
function meanDistance(plate: (typeof plates)[number], ...loudness: readonly number[]): number {
  const [mode] = modesByPlate[plate];
  if (!mode) throw new Error(`no mode of a ${plate}`);
  const sand = new LeapingSandSimulation(mode, 400, 7);
  const first = sand.grains.slice();
  for (const one of loudness) for (let frame = 0; frame < 60; frame++) sand.shake(one);
  return sand.grains.reduce((sum, place, at) => sum + Math.abs(place - (first[at] ?? 0)), 0) / first.length;
}

describe.each(plates)('the sand on a plate that is a %s', (plate) => {
  it('AUDIO-7 leaps the farther, the louder the sound', () => {
    const [soft, loud] = [meanDistance(plate, 0.2), meanDistance(plate, 1)];
    expect(soft).toBeGreaterThan(0.001);
    expect(loud).toBeGreaterThan(3 * soft);
    expect(loud).toBeLessThan(0.03);
  });

  it('AUDIO-7 is back in its figure at rest', () => {
    expect(meanDistance(plate, 0)).toBe(0);
    expect(meanDistance(plate, 1, 0)).toBeLessThan(0.0001);
  });
});
