import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentVariables } from '#src/config/read-variable-values.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { season } from '#tests/support/season.ts';
import { benchDataHits } from '#tests/tools/bench/pages/data-hits.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { atLeast, combineReports, type Report, skipped } from '#tests/tools/bench/support/report.ts';
import { requestGood, type SentResponse } from '#tests/tools/bench/support/request.ts';
import {
  type Comparison,
  type Contender,
  ratioTable,
  reportRounds,
  runRounds,
} from '#tests/tools/bench/support/rounds.ts';
import { notBuilt, startBenchSandbox } from '#tests/tools/bench/support/running-site.ts';
import { type ServerProcess, startServerProcess } from '#tests/tools/bench/support/server-process.ts';

/** The duration of a turn and of the warm-up, in seconds. */
const seconds = { turn: 1, warmUp: 2 };

/** The encodings that browsers accept. */
const encodings = ['br', 'gzip'] as const;

/** The headers of a bare server that sends few: with the length, four. Node adds `Date`, `Connection` and `Keep-Alive` to any answer. */
const fewHeaders = ['content-type', 'content-encoding', 'cache-control'];

/** Measures the cached home page compared with bare Node servers that send the same bytes, and cache hits. */
export async function pages(rounds = 12): Promise<Report> {
  const reason = notBuilt();
  if (reason !== undefined) return skipped(reason);
  const directory = mkdtempSync(join(tmpdir(), 'klankhuis-bench-'));
  const open: ServerProcess[] = [];
  const sandbox = await startBenchSandbox(season);
  try {
    const contenders = await startContenders(directory, environmentOf(sandbox.urls), open);
    const cachedPages = reportRounds(await runRounds(contenders, rounds), reportRatios);
    return combineReports([cachedPages, await benchDataHits()]);
  } finally {
    for (const server of open) server.close();
    await sandbox.close();
    rmSync(directory, { recursive: true });
  }
}

/** Each server in a separate process, the site without its systems; all are warm. */
async function startContenders(
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
  await requestGood(url);
  const contenders: Contender[] = [];
  const add = async (
    name: string,
    server: ServerProcess,
    address: string,
    headers: Record<string, string>,
  ) => {
    await load(address, seconds.warmUp, { headers });
    contenders.push({ name, measureRate: () => measureRate(server, address, headers) });
  };
  for (const encoding of encodings) {
    const accepting = { 'accept-encoding': encoding };
    const response = await requestGood(url, accepting);
    const headers = listOwnHeaders(response);
    const file = join(directory, `home.${encoding}`);
    writeFileSync(file, response.body);
    const few = headers.filter(([name]) => fewHeaders.includes(name.toLowerCase()));
    const sameServer = await start({ kind: 'raw', file, headers: headers.flat() });
    const fewServer = await start({ kind: 'raw', file, headers: few.flat() });
    await add(`site ${encoding}`, site, url, accepting);
    await add(`same ${encoding}`, sameServer, sameServer.url, accepting);
    await add(`few ${encoding}`, fewServer, fewServer.url, accepting);
    if (encoding === 'br')
      await add('304', site, url, { ...accepting, 'if-none-match': response.headers.etag ?? '' });
  }
  return contenders;
}

/** The headers of a response without the length and those that Node adds. */
function listOwnHeaders({ rawHeaders }: SentResponse): readonly (readonly [name: string, value: string])[] {
  const added = ['date', 'connection', 'keep-alive', 'content-length'];
  return rawHeaders
    .flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : []))
    .filter(([name]) => !added.includes(name.toLowerCase()));
}

/** Responses per second of the server's CPU time. */
async function measureRate(
  server: ServerProcess,
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const before = await server.readCpuMs();
  const { answers } = await load(url, seconds.turn, { headers });
  return (answers / ((await server.readCpuMs()) - before)) * 1000;
}

const comparedServers = [
  { to: 'same', row: 'all our', goal: 'the same', least: 0.85 },
  { to: 'few', row: 'four', goal: 'four', least: 0.75 },
] as const;

function reportRatios(comparison: Comparison): Omit<Report, 'notes'> {
  const pairs = encodings.flatMap((encoding) => comparedServers.map((server) => ({ encoding, ...server })));
  const rows = pairs.map(
    ({ encoding, to, row }) =>
      [`${encoding}, to bare Node with ${row} headers`, `site ${encoding}`, `${to} ${encoding}`] as const,
  );
  return {
    tables: [
      ratioTable(
        'The cached home page compared with a bare Node server that sends the same bytes',
        [...rows, ['304, to bare Node with br and four headers', '304', 'few br']],
        comparison,
      ),
    ],
    goals: pairs.map(({ encoding, to, goal, least }) =>
      atLeast(
        `cached home page (${encoding}), as a ratio to bare Node with ${goal} headers`,
        comparison.ratio(`site ${encoding}`, `${to} ${encoding}`).median,
        least,
      ),
    ),
  };
}
