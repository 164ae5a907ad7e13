import { describe, expect, it } from 'vitest';
import { createInstant, minuteMs } from '#domain/time/instant.ts';
import { clockContract } from '#tests/contracts/clock.contract.ts';
import { loggerContract, textOf } from '#tests/contracts/logger.contract.ts';
import { randomContract } from '#tests/contracts/random.contract.ts';
import { timerContract } from '#tests/contracts/timer.contract.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

clockContract('ManualClock', () => new ManualClock(createInstant(1_000)));
randomContract('SeededRandom', () => new SeededRandom(7));
loggerContract('RecordingLogger', () => {
  const logger = new RecordingLogger();
  return {
    logger,
    lines: () =>
      logger.entries.map(({ cause, ...entry }) => ({
        ...entry,
        ...(cause !== undefined && { cause: textOf(cause) }),
      })),
  };
});
timerContract('ManualTimer', () => {
  const timer = new ManualTimer();
  return { timer, pass: async (milliseconds) => timer.advance(milliseconds) };
});

describe('ManualClock', () => {
  it('stands still until it is advanced, and never goes back', () => {
    const clock = new ManualClock(createInstant(1_000));
    clock.advance(500);
    clock.advance(-900);
    clock.moveTo(createInstant(200));
    expect(clock.now()).toBe(1_500);
  });
});

describe('ManualTimer', () => {
  it('takes its clock along, moment by moment', () => {
    const timer = new ManualTimer(new ManualClock(createInstant(0)));
    const seen: number[] = [];
    timer.after(10, () => {
      seen.push(timer.clock.now());
      timer.after(10, () => seen.push(timer.clock.now()));
    });
    timer.advance(minuteMs);
    expect(seen).toEqual([10, 20]);
    expect(timer.clock.now()).toBe(minuteMs);
    expect(timer.pendingCount).toBe(0);
  });
});

describe('SeededRandom', () => {
  it('falls the same way for the same seed, and another for another', () => {
    const fractions = (seed: number) => {
      const random = new SeededRandom(seed);
      return Array.from({ length: 5 }, () => random.fraction());
    };
    expect(fractions(3)).toEqual(fractions(3));
    expect(fractions(3)).not.toEqual(fractions(4));
  });
});

describe('RecordingLogger', () => {
  it('records its calls in order', () => {
    const logger = new RecordingLogger();
    logger.warn('one', { seats: 2 });
    logger.error('two', {}, 'why');
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'one', facts: { seats: 2 } },
      { level: 'error', event: 'two', facts: {}, cause: 'why' },
    ]);
    expect(logger.events).toEqual(['one', 'two']);
  });
});
