import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { execaNode } from 'execa';
import { quantile, sum } from 'simple-statistics';
import { root } from '#tests/root.ts';
import { findPagePath } from '#tests/support/measured-pages.ts';
import { requestOnce } from '#tests/support/request.ts';
import type { Crowd, CrowdOptions, CrowdTally } from '#tests/tools/bench/flood/crowd.ts';
import { type Loaded, load } from '#tests/tools/bench/support/load.ts';
import { type AtEnd, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startSite } from '#tests/tools/bench/support/site.ts';

/** The connections of each crowd per kind of request, and the only statuses that it may receive. */
const crowds: Readonly<
  Record<Crowd, { readonly connections: number; readonly statuses: readonly string[] }>
> = {
  overload: { connections: 30, statuses: ['200', '304', '503'] },
  words: { connections: 8, statuses: ['200', '302', '304', '400', '404', '414', '503'] },
};

const maxMemoryMb = 400;

const crowdFile = join(root, 'tests/tools/bench/flood/crowd.ts');

const metricsToken = 'the-token-of-the-soak-test';

/** With the limits of memory in docs/operation.md. */
const environment = {
  METRICS_TOKEN: metricsToken,
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
};

/**
 * Thirty connections each on calendars, figures, uncached searches and previews (`overload`; C20, C24), or eight each on long addresses of
 * every kind of route (`words`; C25), in parallel with visitors of the cached home page and health probes. Site, sandbox and crowd are
 * separate processes; the measuring process does nothing else. It reads the site's memory from /proc, as Linux has it.
 */
export async function flood(atEnd: AtEnd, crowd: Crowd, seconds: number): Promise<Report> {
  const site = await startSite(atEnd, environment);
  const { connections, statuses: allowed } = crowds[crowd];
  await fetch(site.url);
  const calm = await load(site.url, 5, { rate: 50, connections: 5 });
  const options: CrowdOptions = {
    crowd,
    connections,
    url: site.url,
    calendar: findPagePath(site.season, 'eventOverview'),
    token: site.previewToken,
    seconds: seconds + 5,
  };
  const running = execaNode(crowdFile, [JSON.stringify(options)], { nodeOptions: ['--import', 'tsx'] });
  await readLongestTurnMs(site.url);
  const healthUrl = `${site.url}/app-health-check`;
  const loads: readonly (readonly [name: string, loading: Promise<Timed>, mostMs: number])[] = [
    ['the cached home', load(site.url, seconds, { rate: 50, connections: 5 }), 100],
    ['/app-health-check', load(healthUrl, seconds, { rate: 20, connections: 2 }), 100],
    ['the cached home, new connections', loadFresh(site.url, seconds, 20), 500],
    ['/app-health-check, new connections', loadFresh(healthUrl, seconds, 5), 200],
  ];
  const beside = await Promise.all(
    loads.map(async ([name, loading, mostMs]) => ({ name, mostMs, ...(await loading) })),
  );
  const longestTurnMs = await readLongestTurnMs(site.url);
  const tally = JSON.parse((await running).stdout) as CrowdTally;
  const notAllowed = (statuses: CrowdTally[string]) =>
    Object.entries(statuses).filter(([status]) => !allowed.includes(status));
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
    ],
    goals: [
      ...beside.map(({ name, p99, mostMs }) => atMost(`p99 of ${name}`, p99, mostMs, ' ms')),
      atMost('longest turn of the event loop', longestTurnMs, 100, ' ms'),
      atMost('bad answers beside the crowd', sum(beside.map(({ bad }) => bad)), 0),
      atMost(
        `answers to the crowd that are none of ${allowed.join(', ')}`,
        sum(Object.values(tally).flatMap((statuses) => notAllowed(statuses).map(([, count]) => count))),
        0,
      ),
      atMost('memory of the process at its most', readPeakMegabytes(site.pid), maxMemoryMb, ' MB'),
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

/** The peak memory of a process. */
function readPeakMegabytes(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}

/** The longest turn of the site's event loop since the last reading, in milliseconds. */
async function readLongestTurnMs(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
}
