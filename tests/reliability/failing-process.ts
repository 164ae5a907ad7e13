import { LogOutput, PinoLogger } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { shutDownOnSignal } from '#src/server/graceful-shutdown.ts';

/** A process with the server's shutdown handling, and the failure that its command line names. */
const [accident] = process.argv.slice(2);

const losses = new Map<string, number>();
const output = new LogOutput((loss) => losses.set(loss, (losses.get(loss) ?? 0) + 1));
const logger = new PinoLogger(output, new SystemClock());

shutDownOnSignal(
  async () => {
    if (accident === 'hang') await new Promise(() => {});
    await output.flush();
    process.stderr.write(`stopped well ${JSON.stringify(Object.fromEntries(losses))}`);
  },
  accident === 'hang' ? 500 : 9500,
);
setTimeout(() => {}, 60_000);

const terminate = () => process.kill(process.pid, 'SIGTERM');
switch (accident) {
  case 'throw':
    setTimeout(() => {
      throw new Error('outside every request');
    });
    break;
  case 'reject':
    void Promise.reject(new Error('outside every request'));
    break;
  case 'log':
  case 'log-flood':
    // Below and above the size of the buffer for a blocked destination.
    for (let line = 0; line < (accident === 'log' ? 8 : 20); line += 1) {
      logger.info(`event-${line}`, { text: 'x'.repeat(100_000) });
    }
    setTimeout(terminate, 200);
    break;
  default:
    terminate();
}
