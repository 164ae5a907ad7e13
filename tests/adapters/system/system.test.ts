import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { LogFields } from '#ports/logger.port.ts';
import { clockContract } from '#tests/contracts/clock.contract.ts';
import { type LogLine, loggerContract, textOf } from '#tests/contracts/logger.contract.ts';
import { randomContract } from '#tests/contracts/random.contract.ts';
import { timerContract } from '#tests/contracts/timer.contract.ts';

clockContract('SystemClock', () => new SystemClock());
randomContract('SystemRandom', () => new SystemRandom());
loggerContract('ConsoleLogger', () => {
  const lines: LogLine[] = [];
  const write =
    (level: LogLine['level']) =>
    (event: string, facts: LogFields, ...causes: readonly unknown[]) =>
      void lines.push({ level, event, facts, ...(causes.length > 0 && { cause: textOf(causes[0]) }) });
  const console = { info: write('info'), warn: write('warn'), error: write('error') };
  return { logger: new ConsoleLogger(console), lines: () => lines };
});
timerContract('SystemTimer', () => ({
  timer: new SystemTimer(),
  pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}));
