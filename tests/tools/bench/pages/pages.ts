import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { season } from '#tests/support/season.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { type AtEnd, atLeast, type Report } from '#tests/tools/bench/support/report.ts';
import { requestGood, type SentResponse } from '#tests/tools/bench/support/request.ts';
import {
  type Comparison,
  type Contender,
  ratioTable,
  reportRounds,
  runRounds,
} from '#tests/tools/bench/support/rounds.ts';
import { requireBuild, startBenchSandbox } from '#tests/tools/bench/support/running-site.ts';
import {
  measureServers,
  type ServerProcess,
  startServerProcess,
} from '#tests/tools/bench/support/server-process.ts';

/** The duration of a turn and of the warm-up, in seconds. */
const seconds = { turn: 1, warmUp: 2 };

/** The encodings that browsers accept. */
const encodings = ['br', 'gzip'] as const;

/** The headers of a bare server that sends few: with the length, four. Node adds `Date`, `Connection` and `Keep-Alive` to any answer. */
const fewHeaders = ['content-type', 'content-encoding', 'cache-control'];

/** Measures the cached home page compared with bare Node servers that send the same bytes. */
export async function pages(atEnd: AtEnd, rounds = 12): Promise<Report> {
  requireBuild();
  return reportRounds(await runRounds(await startContenders(atEnd), rounds), reportRatios);
}

/** Each server in a separate process, the site without its systems; all are warm. */
async function startContenders(atEnd: AtEnd): Promise<readonly Contender[]> {
  const directory = mkdtempSync(join(tmpdir(), 'klankhuis-bench-'));
  atEnd(() => rmSync(directory, { recursive: true }));
  const environment = environmentOf((await startBenchSandbox(atEnd, season)).urls);
  const site = await startServerProcess(atEnd, { kind: 'tier', environment, at: season.startsAt });
  const home = findPagePath(season, 'home');
  await requestGood(site.url + home);
  const contenders: Contender[] = [];
  /** Its rate is that of responses in a second of the server's CPU time. */
  const add = async (name: string, server: ServerProcess, headers: Record<string, string>, path = '') => {
    const send = (duration: number) => load(server.url + path, duration, { headers });
    await send(seconds.warmUp);
    const measureRate = async () => {
      const { result, cpuMs } = await measureServers([server], () => send(seconds.turn));
      return (result.answers / cpuMs) * 1000;
    };
    contenders.push({ name, measureRate });
  };
  for (const encoding of encodings) {
    const accepting = { 'accept-encoding': encoding };
    const response = await requestGood(site.url + home, accepting);
    const headers = listOwnHeaders(response);
    const file = join(directory, `home.${encoding}`);
    writeFileSync(file, response.body);
    const few = headers.filter(([name]) => fewHeaders.includes(name.toLowerCase()));
    const sameServer = await startServerProcess(atEnd, { kind: 'raw', file, headers: headers.flat() });
    const fewServer = await startServerProcess(atEnd, { kind: 'raw', file, headers: few.flat() });
    await add(`site ${encoding}`, site, accepting, home);
    await add(`same ${encoding}`, sameServer, accepting);
    await add(`few ${encoding}`, fewServer, accepting);
    if (encoding === 'br')
      await add('304', site, { ...accepting, 'if-none-match': response.headers.etag ?? '' }, home);
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
