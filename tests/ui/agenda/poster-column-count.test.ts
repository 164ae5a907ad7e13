import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePosterColumnCount } from '#ui/agenda/poster-column-count.ts';

describe('the columns of the printed poster', () => {
  it('DOOR-62 are as few as fit on one sheet, for up to a thousand concerts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (cells) => {
        const columns = computePosterColumnCount(cells);
        const heightAt = (count: number) => Math.ceil(cells / count) * (190 / count) * 1.25;
        expect(heightAt(columns)).toBeLessThanOrEqual(250);
        if (columns > 4) expect(heightAt(columns - 2)).toBeGreaterThan(250);
      }),
    );
  });

  it('DOOR-62 are the most there are for more concerts than fit', () => {
    expect(computePosterColumnCount(5000)).toBe(32);
  });
});
