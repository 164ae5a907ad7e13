import { describe, expect, it } from 'vitest';
import { heightToWidthByPlate, isOnPlate, plates } from '#ui/figure/plate.ts';
import { type SandScatterOptions, scatterSandGrains } from '#ui/figure/scatter-sand-grains.ts';

const sand: SandScatterOptions = { grains: 300, spread: 0.02, stray: 0.05, minDistance: 0.01, seed: 7 };
const upright = (x: number) => x - 0.5;

describe('sand on a vibrating plate', () => {
  it.each(plates)('is on the %s', (plate) => {
    const grains = scatterSandGrains(plate, upright, sand);
    expect(grains.length).toBeGreaterThan(50);
    expect(grains.filter(([x, y]) => !isOnPlate(plate, x, y))).toEqual([]);
  });

  it('gathers on the nodes', () => {
    const grains = scatterSandGrains('square', upright, { ...sand, stray: 0 });
    expect(grains.filter(([x]) => Math.abs(x - 0.5) > 0.15)).toEqual([]);
  });

  it('has a minimum distance between grains', () => {
    const grains = scatterSandGrains('square', upright, sand);
    const tooClose = grains.filter((one, place) =>
      grains
        .slice(place + 1)
        .some((other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < sand.minDistance),
    );
    expect(tooClose).toEqual([]);
  });

  it('stays in the upper half of a cover, whose lower half repeats it', () => {
    const grains = scatterSandGrains('square', upright, { ...sand, isUpperHalf: true });
    expect(grains.length).toBeGreaterThan(50);
    const highest = Math.max(...grains.map(([, y]) => y));
    expect(highest).toBeLessThanOrEqual((1 - sand.minDistance) / 2);
    expect(highest).toBeGreaterThan(0.45);
  });

  it('falls differently from another hand', () => {
    expect(scatterSandGrains('square', upright, { ...sand, seed: 8 })).not.toEqual(
      scatterSandGrains('square', upright, sand),
    );
  });

  it('stops early if there is no space for more grains', () => {
    expect(
      scatterSandGrains('square', upright, { ...sand, grains: 500, minDistance: 0.2 }).length,
    ).toBeLessThan(40);
  });
});

describe('the plates', () => {
  it.each(plates)('distinguish their middle from their rim: %s', (plate) => {
    expect(isOnPlate(plate, 0.5, heightToWidthByPlate[plate] / 2)).toBe(true);
    expect(isOnPlate(plate, 0.5, -0.01)).toBe(false);
    expect(isOnPlate(plate, 0.005, heightToWidthByPlate[plate] / 2, 0.01)).toBe(false);
  });

  it.each(['circle', 'hexagon'] as const)('have no corners on a %s', (plate) => {
    expect(isOnPlate(plate, 0.02, 0.02)).toBe(false);
  });
});
