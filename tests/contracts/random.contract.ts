import { describe, expect, it } from 'vitest';
import type { Random } from '#ports/random.port.ts';

/** What every Random promises. */
export function randomContract(name: string, given: () => Random): void {
  describe(`${name} fulfils the contract of Random`, () => {
    it('returns fractions from 0, and never 1', () => {
      const random = given();
      const fractions = Array.from({ length: 1000 }, () => random.fraction());
      expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
    });

    it('favours no part of the range', () => {
      const random = given();
      const tenths = Array.from({ length: 10 }, () => 0);
      for (let draw = 0; draw < 10_000; draw += 1) {
        const tenth = Math.floor(random.fraction() * 10);
        tenths[tenth] = (tenths[tenth] ?? 0) + 1;
      }
      expect(Math.min(...tenths)).toBeGreaterThan(800);
      expect(Math.max(...tenths)).toBeLessThan(1200);
    });
  });
}
