import { describe, expect, it } from 'vitest';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { JsonLogger } from '#adapters/system/json-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { instantAt } from '#domain/time/instant.ts';
import { clockContract } from '#tests/contracts/clock.contract.ts';
import { loggerContract } from '#tests/contracts/logger.contract.ts';
import { randomContract } from '#tests/contracts/random.contract.ts';
import { timerContract } from '#tests/contracts/timer.contract.ts';

const clock = new FixedClock(instantAt(Date.UTC(2026, 10, 20, 19, 15)));

clockContract('SystemClock', () => new SystemClock());
randomContract('SystemRandom', () => new SystemRandom());
loggerContract('JsonLogger', () => new JsonLogger(() => {}, clock));
loggerContract('ConsoleLogger', () => {
  const quiet = () => {};
  return new ConsoleLogger({ info: quiet, warn: quiet, error: quiet });
});
timerContract('SystemTimer', () => ({
  timer: new SystemTimer(),
  pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}));

describe('JsonLogger', () => {
  function logged(tell: (logger: JsonLogger) => void): string {
    let written = '';
    tell(
      new JsonLogger((line) => {
        written += line;
      }, clock),
    );
    return written;
  }

  it('writes one object a line, whatever is in it', () => {
    const text = logged((logger) => {
      logger.warn('cms.item-left-out', { place: 'a\r\nb\u2028c' });
      logger.info('hall.opened');
    });
    const lines = text.split('\n');
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe('');
    expect(text).not.toContain('\r');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      at: '2026-11-20T19:15:00.000Z',
      level: 'warn',
      event: 'cms.item-left-out',
      facts: { place: 'a\r\nb\u2028c' },
    });
  });

  it('keeps a line apart from facts that would speak in its name', () => {
    const line = JSON.parse(
      logged((logger) => logger.info('hall.opened', { level: 'error', event: 'other' })),
    );
    expect(line).toMatchObject({ level: 'info', event: 'hall.opened' });
  });

  it('tells an error with what caused it, and where', () => {
    const cause = new Error('no answer', { cause: new Error('refused') });
    const line = JSON.parse(logged((logger) => logger.error('cms.away', {}, cause)));
    expect(line.cause).toMatchObject({ message: 'no answer', cause: { message: 'refused' } });
    expect(line.cause.stack).toContain('system.test');
  });
});
