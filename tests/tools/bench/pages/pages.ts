import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hall } from '#fixtures/hall/hall.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import type { EnvironmentVariables } from '#src/config/resolve-environment.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { benchDataHits } from '#tests/tools/bench/pages/data-hits.ts';
import { load, type ServerProcess, startServerProcess } from '#tests/tools/bench/pages/server-process.ts';
import { stampede } from '#tests/tools/bench/pages/stampede.ts';
import { medianInterval } from '#tests/tools/bench/support/bootstrap.ts';
import { measureCanaryRate } from '#tests/tools/bench/support/canary.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Outcome, type Report } from '#tests/tools/bench/support/report.ts';
import { type Round, ratios, steadyRounds } from '#tests/tools/bench/support/round.ts';
import { runAsyncRounds } from '#tests/tools/bench/support/run-async-rounds.ts';
import { notBuilt } from '#tests/tools/bench/support/running-site.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';

/** The duration of a turn and of the warm-up, in seconds, and the number of rounds. */
const contest = { turn: 1, warmUp: 2, rounds: 12 };

const season = hall(1888, afternoon);

/** The encodings that browsers accept. */
const encodings = ['br', 'gzip'] as const;

/** The headers of a bare server that sends few: with the length, four. Node adds `Date`, `Connection` and `Keep-Alive` to any answer. */
const fewHeaders = ['content-type', 'content-encoding', 'cache-control'];

interface Contender {
  /** The server and the encoding: `site br`. */
  readonly name: string;
  readonly server: ServerProcess;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Measures the cached home page compared with bare Node servers that send the same bytes, cache hits, and concurrent requests. */
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
  const url = site.url + findPagePath(season, 'home');
  await answerAt(url, 'br');
  const players: Contender[] = [];
  for (const encoding of encodings) {
    const { body, headers, etag } = await answerAt(url, encoding);
    const file = join(directory, `home.${encoding}`);
    writeFileSync(file, body);
    const same = await start({ kind: 'raw', file, headers: headers.flat() });
    const few = await start({
      kind: 'raw',
      file,
      headers: headers.filter(([name]) => fewHeaders.includes(name.toLowerCase())).flat(),
    });
    const accepting = { 'accept-encoding': encoding };
    players.push(
      { name: `site ${encoding}`, server: site, url, headers: accepting },
      { name: `same ${encoding}`, server: same, url: same.url, headers: accepting },
      { name: `few ${encoding}`, server: few, url: few.url, headers: accepting },
    );
    if (encoding === 'br')
      players.push({ name: '304', server: site, url, headers: { ...accepting, 'if-none-match': etag } });
  }
  return players;
}

interface SentAnswer {
  /** The bytes as sent. */
  readonly body: Buffer;
  /** The headers in their order and case, without those that Node adds and the length. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly etag: string;
}

function answerAt(url: string, encoding: (typeof encodings)[number]): Promise<SentAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const added = ['date', 'connection', 'keep-alive', 'content-length'];
        const { rawHeaders } = answer;
        const pairs = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
        );
        resolve({
          body: Buffer.concat(pieces),
          headers: pairs.filter(([name]) => !added.includes(name.toLowerCase())),
          etag: answer.headers.etag ?? '',
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

const ratioGoals = [
  { to: 'same', headers: 'the same', atLeast: 0.85 },
  { to: 'few', headers: 'four', atLeast: 0.75 },
] as const;

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
        title: 'The cached home page compared with a bare Node server that sends the same bytes',
        head: ['compared', 'ratio', '95 % interval', 'each in a second of work'],
        rows: [
          ...encodings.flatMap((encoding) => [
            line(`${encoding}, to bare Node with all our headers`, `site ${encoding}`, `same ${encoding}`),
            line(`${encoding}, to bare Node with four headers`, `site ${encoding}`, `few ${encoding}`),
          ]),
          line('304, to bare Node with br and four headers', '304', 'few br'),
        ],
      },
    ],
    goals: encodings.flatMap((encoding) =>
      ratioGoals.map(({ to, headers, atLeast }) => ({
        name: `cached home page (${encoding}), as a ratio to bare Node with ${headers} headers`,
        measured: median(ratios(steadiness.rounds, `site ${encoding}`, `${to} ${encoding}`)),
        unit: '',
        bound: { kind: 'atLeast', value: atLeast },
      })),
    ),
    notes: [
      `pages: ${steadiness.dropped} of ${rounds.length} rounds were dropped because the machine changed during them`,
    ],
  };
}
