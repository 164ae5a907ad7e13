import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { toUnknownRecord, parseJson } from '#domain/json.ts';
import type { EnvironmentVariables } from '#src/config/resolve-environment.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';

const metricsToken = 'the-token-of-the-soak-test';

/** The limits of docs/operation.md. */
const memoryLimits = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
};

/** Starts the built site as `npm run serve` does, with a liveness port, and waits until it is ready. */
export async function startBuiltSite(node: string, environment: EnvironmentVariables) {
  const livenessPort = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    ...environment,
    SHUTDOWN_DRAIN_MS: '0',
    LIVENESS_PORT: String(livenessPort),
    METRICS_TOKEN: metricsToken,
    ...memoryLimits,
  };
  const served = spawn(node, [join(root, 'dist/server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failures = new Map<string, number>();
  const lines = createInterface({ input: served.stdout });
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, url] = /^Ready: (\S+)$/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
      const failure = describeFailure(line);
      if (failure !== undefined) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    });
    lines.once('close', () => reject(new Error('The site never got ready.')));
  });
  const url = await ready;
  return {
    url,
    livenessUrl: `http://localhost:${livenessPort}`,
    /** How often the site logged each failure; a log event has at most sixty lines a minute. */
    failures,
    /** Its peak memory (Linux only). */
    peakMegabytes: () =>
      Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${served.pid}/status`, 'utf8'))?.[1]) / 1000,
    /** Milliseconds that its main thread has run, and has waited for a processor. */
    mainThread: () => {
      const path = `/proc/${served.pid}/task/${served.pid}/schedstat`;
      const [worked = 0, waited = 0] = readFileSync(path, 'utf8').split(' ').map(Number);
      return { workedMs: worked / 1e6, waitedMs: waited / 1e6 };
    },
    /** The p99 and the maximum of a turn of the event loop since the last reading, in milliseconds. */
    readLag: async () => {
      const response = await fetch(`${url}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      const text = await response.text();
      const read = (name: string) =>
        1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]);
      const [, version] = /^nodejs_version_info\{version="([^"]+)"/m.exec(text) ?? [];
      return { version, p99Ms: read('p99'), maxMs: read('max') };
    },
    stop: () => void served.kill('SIGTERM'),
  };
}

/** The event of a log line about an error, and its cause. */
function describeFailure(line: string): string | undefined {
  const { level, event, cause, message, path } = toUnknownRecord(parseJson(line));
  if (level !== 'error') return undefined;
  const reason = String(toUnknownRecord(cause)['message'] ?? message ?? path ?? '');
  // Addresses differ in each request.
  return `${String(event)}: ${reason.replaceAll(/\S{40,}/g, '…')}`.slice(0, 200);
}
