import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { clockContract } from '#tests/contracts/clock.contract.ts';
import { loggerContract } from '#tests/contracts/logger.contract.ts';
import { randomContract } from '#tests/contracts/random.contract.ts';
import { timerContract } from '#tests/contracts/timer.contract.ts';

clockContract('SystemClock', () => new SystemClock());
randomContract('SystemRandom', () => new SystemRandom());
loggerContract('ConsoleLogger', () => {
  const quiet = () => {};
  return new ConsoleLogger({ info: quiet, warn: quiet, error: quiet });
});
timerContract('SystemTimer', () => ({
  timer: new SystemTimer(),
  pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}));
