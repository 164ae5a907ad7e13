import { parseArgs } from 'node:util';
import { startThread } from '#adapters/http-server/threads/start-thread.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { exitWithUsage } from '#src/server/startup-exits.ts';
import type { FuzzMessage, FuzzRequest } from '#tests/tools/fuzz/fuzz-worker.ts';
import { targets } from '#tests/tools/fuzz/targets.ts';

const usage = `npm run fuzz [-- ${Object.keys(targets).join(' ')}] [--seconds 120] [--seed 1]`;

/** Longer than this no input may run, even three times on a busy machine. */
const hangMs = 20_000;

/** The memory of a target; the largest needs a quarter. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/** Runs a target in a thread that can be ended. Returns its runs and, if there is one, the failure. */
function fuzz(request: FuzzRequest): Promise<Extract<FuzzMessage, { kind: 'end' }>> {
  const worker = startThread(import.meta.url, 'fuzz-worker', { workerData: request, resourceLimits });
  worker.ref();
  let input = '';
  let runs = 0;
  let watchdog = setTimeout(() => {}, 0);
  const result = new Promise<Extract<FuzzMessage, { kind: 'end' }>>((resolve) => {
    const fail = (error: string) => resolve({ kind: 'end', runs, failure: { input, error } });
    worker.on('message', (message: FuzzMessage) => {
      clearTimeout(watchdog);
      if (message.kind === 'end') return resolve(message);
      runs += 1;
      input = message.input;
      watchdog = setTimeout(() => fail(`takes longer than ${hangMs} ms`), hangMs);
    });
    worker.on('error', (cause) => fail(String(cause)));
  });
  return result.finally(() => {
    clearTimeout(watchdog);
    void worker.terminate();
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(new SystemClock().now() % 2 ** 31) },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(targets);
const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
if (!(seconds > 0) || !Number.isInteger(seed) || names.some((name) => !Object.hasOwn(targets, name))) {
  exitWithUsage(usage);
}
for (const target of names) {
  const { runs, failure } = await fuzz({ target, seconds, seed });
  if (!failure) {
    console.log(`${target}: ${runs} inputs, none fails (seed ${seed})`);
    continue;
  }
  console.log(
    `${target}: FAILED after ${runs} inputs (seed ${seed}): ${failure.error}\n  ${JSON.stringify(failure.input)}`,
  );
  process.exitCode = 1;
}
