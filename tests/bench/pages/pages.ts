import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededRandom } from '#adapters/in-memory/seeded-random.adapter.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import type { EnvironmentVariables } from '#src/config/resolve-environment.ts';
import { benchDataHits } from '#tests/bench/pages/data-hits.ts';
import { load, type ServerProcess, startServerProcess } from '#tests/bench/pages/server-process.ts';
import { stampede } from '#tests/bench/pages/stampede.ts';
import { medianInterval } from '#tests/bench/support/bootstrap.ts';
import { measureCanaryRate } from '#tests/bench/support/canary.ts';
import { findPagePath } from '#tests/bench/support/pages.ts';
import { formatNumber, type Outcome, type Report } from '#tests/bench/support/report.ts';
import { type Round, ratios, steadyRounds } from '#tests/bench/support/round.ts';
import { runAsyncRounds } from '#tests/bench/support/run-async-rounds.ts';
import { notBuilt } from '#tests/bench/support/running-site.ts';
import { median } from '#tests/bench/support/statistics.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';

/** The duration of a turn and of the warm-up, in seconds, and the number of rounds. */
const contest = { turn: 1, warmUp: 2, rounds: 12 };

const season = hall(1888, afternoon);

interface Contender {
  readonly name: string;
  readonly server: ServerProcess;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Measures cached pages compared with a bare Node server that sends the same bytes, cache hits, and concurrent requests. */
export async function pages(): Promise<Outcome> {
  const reason = notBuilt();
  if (reason !== undefined) return { kind: 'skipped', reason };
  const directory = mkdtempSync(join(tmpdir(), 'klankhuis-bench-'));
  const open: ServerProcess[] = [];
  const sandbox = await startSandbox({
    hall: season,
    port: 0,
    directory: ':memory:',
    now: () => season.startsAt,
  });
  try {
    const players = await contenders(directory, environmentOf(sandbox.urls), open);
    const cachedPages = createReport(await played(players));
    const [hits, crowd] = [await benchDataHits(), await stampede()];
    const all = [cachedPages, hits, crowd];
    return {
      kind: 'measured',
      report: {
        tables: all.flatMap(({ tables }) => tables),
        goals: all.flatMap(({ goals }) => goals),
        notes: all.flatMap(({ notes }) => notes),
      },
    };
  } finally {
    for (const server of open) server.close();
    await sandbox.close();
    rmSync(directory, { recursive: true });
  }
}

/** Each server in a separate process, the site without its systems. */
async function contenders(
  directory: string,
  environment: EnvironmentVariables,
  open: ServerProcess[],
): Promise<readonly Contender[]> {
  const start = async (...options: Parameters<typeof startServerProcess>) => {
    const server = await startServerProcess(...options);
    open.push(server);
    return server;
  };
  const site = await start({ kind: 'tier', environment, at: season.startsAt });
  const url = site.url + findPagePath(season, 'eventOverview');
  await bodyAt(url);
  const { body, headers } = await bodyAt(url);
  const file = join(directory, 'calendar.br');
  writeFileSync(file, body);
  const few = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  const raw = await start({ kind: 'raw', file, headers: few });
  const dressed = await start({ kind: 'raw', file, headers });
  const br = { 'accept-encoding': 'br' };
  return [
    { name: 'site', server: site, url, headers: br },
    { name: '304', server: site, url, headers: { ...br, 'if-none-match': headers['etag'] ?? '' } },
    { name: 'raw', server: raw, url: raw.url, headers: br },
    { name: 'dressed', server: dressed, url: dressed.url, headers: br },
  ];
}

/** The bytes of a page as sent, and its headers without those that Node adds. */
function bodyAt(url: string): Promise<{ readonly body: Buffer; readonly headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const own = ['date', 'connection', 'keep-alive', 'content-length'];
        const headers = Object.entries(answer.headers).filter(([name]) => !own.includes(name));
        resolve({
          body: Buffer.concat(pieces),
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        });
      });
    }).on('error', reject);
  });
}

async function played(players: readonly Contender[]): Promise<readonly Round[]> {
  for (const one of players) await load(one.url, contest.warmUp, { headers: one.headers });
  return runAsyncRounds({
    players,
    rateOf: measureRate,
    canaryRate: measureCanaryRate,
    rounds: contest.rounds,
  });
}

/** Responses per second of the server's CPU time. */
async function measureRate({ server, url, headers }: Contender): Promise<number> {
  const before = await server.readCpuMs();
  const { answers } = await load(url, contest.turn, { headers });
  return (answers / ((await server.readCpuMs()) - before)) * 1000;
}

/** The seed of the bootstrap. */
const seed = 1888;

function createReport(rounds: readonly Round[]): Report {
  const steadiness = steadyRounds(rounds);
  if (steadiness.kind === 'tooNoisy') {
    const note = `pages: ${steadiness.dropped} of ${rounds.length} rounds were dropped: the machine is too busy to measure`;
    return { tables: [], goals: [], notes: [note] };
  }
  const random = new SeededRandom(seed);
  const compared = (name: string, to: string) => {
    const values = ratios(steadiness.rounds, name, to);
    const { low, high } = medianInterval(values, () => random.fraction());
    return [formatNumber(median(values)), `${formatNumber(low)} to ${formatNumber(high)}`];
  };
  const rate = (name: string) =>
    formatNumber(Math.round(median(steadiness.rounds.map(({ rates }) => rates[name] ?? 0))));
  const line = (words: string, name: string, to: string) => [
    words,
    ...compared(name, to),
    `${rate(name)} to ${rate(to)}`,
  ];
  return {
    tables: [
      {
        title: 'The cached calendar compared with a bare Node server that sends the same bytes',
        head: ['compared', 'ratio', '95 % interval', 'each in a second of work'],
        rows: [
          line('cached page to bare Node with two headers', 'site', 'raw'),
          line('cached page to bare Node with all our headers', 'site', 'dressed'),
          line('304 to bare Node with two headers', '304', 'raw'),
        ],
      },
    ],
    goals: [
      {
        name: 'cached page, as a ratio to bare Node with the same body',
        measured: median(ratios(steadiness.rounds, 'site', 'raw')),
        unit: '',
        bound: { kind: 'atLeast', value: 0.8 },
      },
    ],
    notes: [
      `pages: ${steadiness.dropped} of ${rounds.length} rounds were dropped because the machine changed during them`,
    ],
  };
}
