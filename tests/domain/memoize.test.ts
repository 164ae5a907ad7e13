import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoize } from '#domain/memoize.ts';

describe('a memoized result', () => {
  it('equals the function’s result, whatever was computed before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5, max: 5 })),
        fc.integer({ min: 1, max: 4 }),
        (inputs, bound) => {
          const doubled = memoize((value: number) => `${value * 2}`, bound);
          expect(inputs.map(doubled)).toEqual(inputs.map((value) => `${value * 2}`));
        },
      ),
    );
  });

  it('is worked out once while there is room for it, and again when there is not', () => {
    const worked: string[] = [];
    const known = memoize((name: string) => {
      worked.push(name);
      return name.length;
    }, 2);
    for (const name of ['Bach', 'Bach', 'Ligeti', 'Bach', 'Pärt', 'Bach']) known(name);
    expect(worked).toEqual(['Bach', 'Ligeti', 'Pärt', 'Bach']);
  });
});
