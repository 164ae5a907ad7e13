import { createInstant } from '#domain/time/instant.ts';
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
