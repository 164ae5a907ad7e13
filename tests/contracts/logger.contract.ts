import { describe, expect, it } from 'vitest';
import type { LogFields, Logger } from '#ports/logger.port.ts';

/** A line of the log, however it is written. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly facts: LogFields;
  /** The cause's message, if any. */
  readonly cause?: string;
}

/** A Logger with what it has written, in order. */
export interface GivenLogger {
  readonly logger: Logger;
  readonly lines: () => readonly LogLine[];
}

/** The contract of a Logger: each event is written with its level, facts and cause, and none blocks. */
export function loggerContract(name: string, given: () => GivenLogger): void {
  describe(`${name} fulfils the contract of Logger`, () => {
    it('C10 writes each event once, with its level and facts, in order', () => {
      const { logger, lines } = given();
      const facts = { seats: 3, room: 'Grote Zaal', sold: null, late: false };
      logger.info('hall.opened');
      logger.warn('hall.nearly-full', facts);
      logger.error('hall.closed', { seats: 0 });
      expect(lines()).toEqual([
        { level: 'info', event: 'hall.opened', facts: {} },
        { level: 'warn', event: 'hall.nearly-full', facts },
        { level: 'error', event: 'hall.closed', facts: { seats: 0 } },
      ]);
    });

    it.each([
      [new Error('broken'), 'broken'],
      ['a text', 'a text'],
      [null, 'null'],
      [{ odd: true }, '[object Object]'],
    ])('writes %o as a cause', (cause, text) => {
      const { logger, lines } = given();
      logger.error('hall.closed', {}, cause);
      expect(lines()).toEqual([{ level: 'error', event: 'hall.closed', facts: {}, cause: text }]);
    });

    it('writes no cause if there is none', () => {
      const { logger, lines } = given();
      logger.error('hall.closed', {}, undefined);
      expect(lines()).toEqual([{ level: 'error', event: 'hall.closed', facts: {} }]);
    });

    it('writes an error that causes itself', () => {
      const { logger, lines } = given();
      const error = new Error('round');
      error.cause = error;
      logger.error('hall.closed', {}, error);
      expect(lines()).toMatchObject([{ cause: 'round' }]);
    });
  });
}

/** The text of a cause in a log line: an error's message, any other value as text. */
export function textOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
