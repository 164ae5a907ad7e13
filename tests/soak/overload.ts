import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Hall } from '#domain/hall/edition.ts';
import type { EnvironmentVariables } from '#src/read-variable.ts';
import { load } from '#tests/bench/pages/server-process.ts';
import { findPagePath } from '#tests/bench/support/pages.ts';
import { formatNumber, type Goal, type Report } from '#tests/bench/support/report.ts';
import { root } from '#tests/root.ts';
import { type Crowd, connectionsPerKind } from '#tests/soak/crowd.ts';
import { requestOverFreshConnections } from '#tests/soak/fresh-connections.ts';
import type { OverloadOptions, OverloadTally } from '#tests/soak/overload-crowd.ts';
import type { SandboxAddress } from '#tests/soak/sandbox-child.ts';
import type { SoakOptions } from '#tests/soak/soak-options.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';

/** The only statuses that a flood may receive. */
const allowedStatuses: Readonly<Record<Crowd, readonly string[]>> = {
  overload: ['200', '304', '503'],
  words: ['200', '302', '304', '400', '404', '414', '503'],
};

const maxMemoryMb = 400;

const metricsToken = 'the-token-of-the-soak-test';

/** The limits of docs/operation.md. */
const memoryLimits = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
};

/**
 * Thirty connections each on calendars, figures, uncached searches and previews (`overload`; C20, C24), or eight each on long addresses of
 * every kind of route (`words`; C25), in parallel with visitors of the cached home page and liveness probes. Site, sandbox and crowd are
 * separate processes; the measuring process does nothing else.
 */
export async function overload(
  season: Hall,
  { seconds, node }: SoakOptions,
  crowd: Crowd = 'overload',
): Promise<Report> {
  const sandbox = forkChild('sandbox-child.ts', {});
  const { urls, token } = (await receiveMessage(sandbox)) as SandboxAddress;
  const site = await builtSite(node, environmentOf(urls));
  try {
    await fetch(site.url);
    const calm = await load(site.url, 5, { rate: 50, connections: 5 });
    const options: OverloadOptions = {
      crowd,
      url: site.url,
      calendar: findPagePath(season, 'eventOverview'),
      token,
      seconds: seconds + 5,
    };
    const crowdTally = receiveMessage(forkChild('overload-crowd.ts', options));
    const before = site.mainThread();
    await site.readLag();
    const [home, alive, freshHome, freshAlive] = await Promise.all([
      load(site.url, seconds, { rate: 50, connections: 5 }),
      load(`${site.url}/app-health-check`, seconds, { rate: 20, connections: 2 }),
      requestOverFreshConnections(site.url, seconds, 20),
      requestOverFreshConnections(`${site.url}/app-health-check`, seconds, 5),
    ]);
    const lag = await site.readLag();
    const after = site.mainThread();
    const tally = (await crowdTally) as OverloadTally;
    const memory = site.peakMegabytes();
    const bad = Object.values(tally)
      .flatMap((statuses) => Object.entries(statuses))
      .filter(([status]) => !allowedStatuses[crowd].includes(status))
      .reduce((sum, [, count]) => sum + count, 0);
    const atMost = (name: string, measured: number, value: number, unit = ''): Goal => ({
      name,
      measured,
      unit,
      bound: { kind: 'atMost', value },
    });
    return {
      tables: [
        {
          title: `${connectionsPerKind[crowd]} connections on each, for ${seconds} s`,
          head: ['', 'answered', 'refused (503)', 'else'],
          rows: Object.entries(tally).map(([name, statuses]) => [
            name,
            String((statuses['200'] ?? 0) + (statuses['304'] ?? 0)),
            String(statuses['503'] ?? 0),
            Object.entries(statuses)
              .filter(([status]) => !allowedStatuses[crowd].includes(status))
              .map(([status, count]) => `${count} × ${status}`)
              .join(', ') || '0',
          ]),
        },
        {
          title: 'Beside them',
          head: ['', 'answers', 'p50, ms', 'p99, ms'],
          rows: [
            ['the cached home, calm', String(calm.answers), formatNumber(calm.p50), formatNumber(calm.p99)],
            ['the cached home', String(home.answers), formatNumber(home.p50), formatNumber(home.p99)],
            ['liveness', String(alive.answers), formatNumber(alive.p50), formatNumber(alive.p99)],
            [
              'the cached home, new connections',
              String(freshHome.answers),
              formatNumber(freshHome.p50),
              formatNumber(freshHome.p99),
            ],
            [
              'liveness, new connections',
              String(freshAlive.answers),
              formatNumber(freshAlive.p50),
              formatNumber(freshAlive.p99),
            ],
          ],
        },
      ],
      goals: [
        atMost('p99 of the cached home', home.p99, 100, ' ms'),
        atMost('p99 of liveness', alive.p99, 100, ' ms'),
        atMost('p99 of the cached home, new connections', freshHome.p99, 500, ' ms'),
        atMost('p99 of liveness, new connections', freshAlive.p99, 200, ' ms'),
        atMost('longest turn of the event loop', lag.maxMs, 100, ' ms'),
        atMost('bad answers of either', home.bad + alive.bad + freshHome.bad + freshAlive.bad, 0),
        atMost('answers to the crowd that are none of 200, 304 and 503', bad, 0),
        atMost('memory of the process at its most', memory, maxMemoryMb, ' MB'),
      ],
      notes: [
        `On Node ${lag.version}: 99 % of the event loop's turns took at most ${formatNumber(lag.p99Ms)} ms.`,
        `Of the time measured the site's main thread worked ${share(after.workedMs - before.workedMs, seconds)}, and ${share(after.waitedMs - before.waitedMs, seconds)} it waited for a processor that others had.`,
      ],
    };
  } finally {
    site.stop();
    sandbox.disconnect();
  }
}

function share(ms: number, seconds: number): string {
  return `${Math.round(ms / seconds / 10)} %`;
}

function forkChild(file: string, options: object): ChildProcess {
  const path = new URL(`./${file}`, import.meta.url).pathname;
  const child = fork(path, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  return child;
}

async function receiveMessage(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}

/** Starts the built site as `npm run serve` does, and waits until it is ready. */
async function builtSite(node: string, environment: EnvironmentVariables) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    ...environment,
    SHUTDOWN_DRAIN_MS: '0',
    METRICS_TOKEN: metricsToken,
    ...memoryLimits,
  };
  const served = spawn(node, [join(root, 'dist/server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: served.stdout })) {
    const [, url] = /^Ready: (\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    served.stdout.resume();
    return {
      url,
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
  throw new Error('The site never got ready.');
}
