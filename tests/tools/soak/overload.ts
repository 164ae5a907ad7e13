import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { quantile, sum } from 'simple-statistics';
import { toUnknownRecord, parseJson } from '#domain/json.ts';
import type { EnvironmentVariables } from '#src/config/read-variable-values.ts';
import { root } from '#tests/root.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { season } from '#tests/support/season.ts';
import { type Loaded, load } from '#tests/tools/bench/support/load.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { type AtEnd, atMost, formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { requestOnce } from '#tests/tools/bench/support/request.ts';
import {
  forkProgram,
  receiveMessage,
  startServerProcess,
} from '#tests/tools/bench/support/server-process.ts';
import type { Crowd, CrowdOptions, CrowdTally } from '#tests/tools/soak/crowd-child.ts';
import { builtRelease, serveRelease } from '#tests/tools/soak/releases.ts';
import type { SandboxAddress } from '#tests/tools/soak/sandbox-child.ts';

/** The connections of each crowd per kind of request, and the only statuses that it may receive. */
const crowds: Readonly<
  Record<Crowd, { readonly connections: number; readonly statuses: readonly string[] }>
> = {
  overload: { connections: 30, statuses: ['200', '304', '503'] },
  words: { connections: 8, statuses: ['200', '302', '304', '400', '404', '414', '503'] },
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
 * every kind of route (`words`; C25), in parallel with visitors of the cached home page and health probes. Site, sandbox and crowd are
 * separate processes; the measuring process does nothing else.
 */
export async function overload(atEnd: AtEnd, crowd: Crowd, seconds: number, node: string): Promise<Report> {
  const sandbox = forkProgram(atEnd, new URL('./sandbox-child.ts', import.meta.url), {});
  const { urls, token } = await receiveMessage<SandboxAddress>(sandbox);
  const site = await startLimitedSite(atEnd, node, environmentOf(urls));
  const bare = await startServerProcess(atEnd, { kind: 'raw', file: join(root, 'LICENSE'), headers: [] });
  const { connections, statuses: allowed } = crowds[crowd];
  await fetch(site.url);
  const calm = await load(site.url, 5, { rate: 50, connections: 5 });
  const options: CrowdOptions = {
    crowd,
    connections,
    url: site.url,
    calendar: findPagePath(season, 'eventOverview'),
    token,
    seconds: seconds + 5,
  };
  const crowdTally = receiveMessage<CrowdTally>(
    forkProgram(atEnd, new URL('./crowd-child.ts', import.meta.url), options),
  );
  const before = site.readMainThread();
  await site.readLag();
  const healthUrl = `${site.url}/app-health-check`;
  const loads: readonly (readonly [name: string, loading: Promise<Timed>, mostMs?: number])[] = [
    ['the cached home', load(site.url, seconds, { rate: 50, connections: 5 }), 100],
    ['/app-health-check', load(healthUrl, seconds, { rate: 20, connections: 2 }), 100],
    ['the cached home, new connections', loadFresh(site.url, seconds, 20), 500],
    ['/app-health-check, new connections', loadFresh(healthUrl, seconds, 5), 200],
    ['a bare server in a process of its own, new connections', loadFresh(bare.url, seconds, 5)],
  ];
  const beside = await Promise.all(
    loads.map(async ([name, loading, mostMs]) => ({ name, mostMs, ...(await loading) })),
  );
  const ofSite = beside.filter(({ mostMs }) => mostMs !== undefined);
  const lag = await site.readLag();
  const after = site.readMainThread();
  const tally = await crowdTally;
  const notAllowed = (statuses: CrowdTally[string]) =>
    Object.entries(statuses).filter(([status]) => !allowed.includes(status));
  const share = (ms: number) => `${Math.round(ms / seconds / 10)} %`;
  return {
    tables: [
      {
        title: `${connections} connections on each, for ${seconds} s`,
        head: ['', 'answered', 'refused (503)', 'else'],
        rows: Object.entries(tally).map(([name, statuses]) => [
          name,
          (statuses['200'] ?? 0) + (statuses['304'] ?? 0),
          statuses['503'] ?? 0,
          notAllowed(statuses)
            .map(([status, count]) => `${count} × ${status}`)
            .join(', ') || '0',
        ]),
      },
      {
        title: 'Beside them',
        head: ['', 'answers', 'bad', 'p50, ms', 'p99, ms'],
        rows: [{ name: 'the cached home, calm', ...calm }, ...beside].map(
          ({ name, answers, bad, p50, p99 }) => [name, answers, bad, p50, p99],
        ),
      },
      {
        title: 'What the site logged as errors',
        head: ['', 'lines'],
        rows: [...site.failures],
      },
    ],
    goals: [
      ...ofSite.map(({ name, p99, mostMs = 0 }) => atMost(`p99 of ${name}`, p99, mostMs, ' ms')),
      atMost('longest turn of the event loop', lag.maxMs, 100, ' ms'),
      atMost('bad answers beside the crowd', sum(ofSite.map(({ bad }) => bad)), 0),
      atMost(
        `answers to the crowd that are none of ${allowed.join(', ')}`,
        sum(Object.values(tally).flatMap((statuses) => notAllowed(statuses).map(([, count]) => count))),
        0,
      ),
      atMost('memory of the process at its most', site.readPeakMegabytes(), maxMemoryMb, ' MB'),
    ],
    notes: [
      `On Node ${lag.version}: 99 % of the event loop's turns took at most ${formatNumber(lag.p99Ms)} ms.`,
      `Of the time measured the site's main thread worked ${share(after.workedMs - before.workedMs)}, and ${share(after.waitedMs - before.waitedMs)} it waited for a processor that others had.`,
    ],
  };
}

type Timed = Omit<Loaded, 'statuses'>;

/** Requests `url` `rate` times a second for some seconds, each over a new connection: autocannon does not count the last of a connection. */
async function loadFresh(url: string, seconds: number, rate: number): Promise<Timed> {
  const pending: Promise<number | undefined>[] = [];
  for await (const _ of setInterval(1000 / rate)) {
    const answer = requestOnce(url).catch(() => undefined);
    pending.push(answer.then((one) => (one?.status === 200 ? one.durationMs : undefined)));
    if (pending.length >= seconds * rate) break;
  }
  const all = await Promise.all(pending);
  const durations = all.filter((ms) => ms !== undefined);
  const [p50 = Number.NaN, p99 = Number.NaN] = durations.length > 0 ? quantile(durations, [0.5, 0.99]) : [];
  return { answers: durations.length, bad: all.length - durations.length, p50, p99 };
}

/** Starts the build under the documented limits of memory, with metrics. */
async function startLimitedSite(atEnd: AtEnd, node: string, environment: EnvironmentVariables) {
  /** How often the site logged each failure; a log event has at most sixty lines a minute. */
  const failures = new Map<string, number>();
  const served = await serveRelease(
    atEnd,
    builtRelease,
    { ...environment, METRICS_TOKEN: metricsToken, ...memoryLimits },
    {
      node,
      onLine: (line) => {
        const failure = describeFailure(line);
        if (failure !== undefined) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      },
    },
  );
  const { pid, url } = served;
  return {
    url,
    failures,
    /** Its peak memory (Linux only). */
    readPeakMegabytes: () =>
      Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000,
    /** Milliseconds that its main thread has run, and has waited for a processor. */
    readMainThread: () => {
      const text = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8');
      const [worked = 0, waited = 0] = text.split(' ').map(Number);
      return { workedMs: worked / 1e6, waitedMs: waited / 1e6 };
    },
    /** The p99 and the maximum of a turn of the event loop since the last reading, in milliseconds. */
    readLag: async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      const read = (name: string) =>
        1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]);
      const [, version] = /^nodejs_version_info\{version="([^"]+)"/m.exec(text) ?? [];
      return { version, p99Ms: read('p99'), maxMs: read('max') };
    },
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
