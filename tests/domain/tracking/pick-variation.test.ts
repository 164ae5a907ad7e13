import { describe, expect, it } from 'vitest';
import { pickVariation } from '#domain/tracking/pick-variation.ts';

describe('the variation of an experiment', () => {
  it('BRIDGE-6 has the share of its weight, in the order of the file', () => {
    const at = (fraction: number) => pickVariation({ A: 3, B: 1 }, fraction);
    expect([at(0), at(0.74), at(0.75), at(0.99)]).toEqual(['A', 'A', 'B', 'B']);
  });

  it('BRIDGE-6 is never one without weight', () => {
    expect(pickVariation({ A: 0, B: 1 }, 0)).toBe('B');
    expect([pickVariation({ A: 0 }, 0), pickVariation({}, 0)]).toEqual([undefined, undefined]);
  });
});
