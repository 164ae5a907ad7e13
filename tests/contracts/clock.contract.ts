import { describe, expect, it } from 'vitest';
import type { Clock } from '#ports/clock.port.ts';

/** What every Clock promises. */
export function clockContract(name: string, given: () => Clock): void {
  describe(`${name} fulfils the contract of Clock`, () => {
    it('shows whole milliseconds', () => {
      expect(Number.isSafeInteger(given().now())).toBe(true);
    });

    it('never goes back', () => {
      const clock = given();
      const readings = Array.from({ length: 100 }, () => clock.now());
      expect(readings).toEqual(readings.toSorted((one, other) => one - other));
    });
  });
}
