import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Hall } from '#domain/hall/edition.ts';
import { root } from '#tests/root.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { type Loaded, load, startServerProcess } from '#tests/tools/bench/pages/server-process.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Goal, type Report } from '#tests/tools/bench/support/report.ts';
import { startBuiltSite } from '#tests/tools/soak/built-site.ts';
import { type Crowd, connectionsPerKind } from '#tests/tools/soak/crowd.ts';
import { requestOverFreshConnections } from '#tests/tools/soak/fresh-connections.ts';
import type { OverloadOptions, OverloadTally } from '#tests/tools/soak/overload-crowd.ts';
import type { SandboxAddress } from '#tests/tools/soak/sandbox-child.ts';
import type { SoakOptions } from '#tests/tools/soak/soak-options.ts';

/** The only statuses that a flood may receive. */
const allowedStatuses: Readonly<Record<Crowd, readonly string[]>> = {
  overload: ['200', '304', '503'],
  words: ['200', '302', '304', '400', '404', '414', '503'],
};

const maxMemoryMb = 400;

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
  const site = await startBuiltSite(node, environmentOf(urls));
  const bare = await startServerProcess({ kind: 'raw', file: join(root, 'LICENSE'), headers: [] });
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
    const [home, alive, freshHome, freshAlive, freshLiveness, freshBare] = await Promise.all([
      load(site.url, seconds, { rate: 50, connections: 5 }),
      load(`${site.url}/app-health-check`, seconds, { rate: 20, connections: 2 }),
      requestOverFreshConnections(site.url, seconds, 20),
      requestOverFreshConnections(`${site.url}/app-health-check`, seconds, 5),
      requestOverFreshConnections(site.livenessUrl, seconds, 5),
      requestOverFreshConnections(bare.url, seconds, 5),
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
          head: ['', 'answers', 'bad', 'p50, ms', 'p99, ms'],
          rows: [
            toRow('the cached home, calm', calm),
            toRow('the cached home', home),
            toRow('/app-health-check', alive),
            toRow('the cached home, new connections', freshHome),
            toRow('/app-health-check, new connections', freshAlive),
            toRow('the liveness port, new connections', freshLiveness),
            toRow('a bare server in a process of its own, new connections', freshBare),
          ],
        },
        {
          title: 'What the site logged as errors',
          head: ['', 'lines'],
          rows: [...site.failures].map(([failure, count]) => [failure, String(count)]),
        },
      ],
      goals: [
        atMost('p99 of the cached home', home.p99, 100, ' ms'),
        atMost('p99 of /app-health-check', alive.p99, 100, ' ms'),
        atMost('p99 of the cached home, new connections', freshHome.p99, 500, ' ms'),
        atMost('p99 of /app-health-check, new connections', freshAlive.p99, 200, ' ms'),
        atMost('p99 of the liveness port, new connections', freshLiveness.p99, 200, ' ms'),
        atMost('longest turn of the event loop', lag.maxMs, 100, ' ms'),
        atMost(
          'bad answers beside the crowd',
          home.bad + alive.bad + freshHome.bad + freshAlive.bad + freshLiveness.bad,
          0,
        ),
        atMost('answers to the crowd that are none of 200, 304 and 503', bad, 0),
        atMost('memory of the process at its most', memory, maxMemoryMb, ' MB'),
      ],
      notes: [
        `On Node ${lag.version}: 99 % of the event loop's turns took at most ${formatNumber(lag.p99Ms)} ms.`,
        `Of the time measured the site's main thread worked ${share(after.workedMs - before.workedMs, seconds)}, and ${share(after.waitedMs - before.waitedMs, seconds)} it waited for a processor that others had.`,
      ],
    };
  } finally {
    bare.close();
    site.stop();
    sandbox.disconnect();
  }
}

function toRow(name: string, { answers, bad, p50, p99 }: Loaded): readonly string[] {
  return [name, String(answers), String(bad), formatNumber(p50), formatNumber(p99)];
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
