import { describe, expect, it } from 'vitest';
import type { Logger } from '#ports/logger.port.ts';

/** What every Logger promises: to be told anything, and never to stand in the way. */
export function loggerContract(name: string, given: () => Logger): void {
  describe(`${name} keeps the promises of Logger`, () => {
    it('takes events with and without facts', () => {
      const logger = given();
      expect(() => {
        logger.info('hall.opened');
        logger.warn('hall.nearly-full', { seats: 3, room: 'Grote Zaal', sold: null, late: false });
        logger.error('hall.closed');
      }).not.toThrow();
    });

    it.each([[new Error('broken')], ['a text'], [undefined], [null], [{ odd: true }]])(
      'takes %o for a cause',
      (cause) => {
        expect(() => given().error('hall.closed', {}, cause)).not.toThrow();
      },
    );

    it('takes an error that causes itself', () => {
      const error = new Error('round');
      error.cause = error;
      expect(() => given().error('hall.closed', {}, error)).not.toThrow();
    });
  });
}
