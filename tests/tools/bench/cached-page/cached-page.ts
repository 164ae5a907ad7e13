import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { findPagePath } from '#tests/support/measured-pages.ts';
import { requestGood, type SentResponse } from '#tests/support/request.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { type Program, startProgram } from '#tests/tools/bench/support/program.ts';
import type { AtEnd, Report } from '#tests/tools/bench/support/report.ts';
import { compareRates, type Contender, runRounds } from '#tests/tools/bench/support/rounds.ts';
import { startSite } from '#tests/tools/bench/support/site.ts';

const bareServer = join(root, 'tests/tools/bench/cached-page/bare-server.ts');

/** The duration of a turn and of the warm-up, in seconds. */
const seconds = { turn: 1, warmUp: 2 };

/** The encodings that browsers accept. */
const encodings = ['br', 'gzip'] as const;

/** The headers of a bare server that sends few: with the length, four. Node adds `Date`, `Connection` and `Keep-Alive` to any answer. */
const fewHeaders = ['content-type', 'content-encoding', 'cache-control'];

const comparedServers = [
  { to: 'same', headers: 'the same', least: 0.85 },
  { to: 'few', headers: 'four', least: 0.75 },
] as const;

/** Measures the cached home page compared with bare Node servers that send the same bytes, per second of the server's CPU time. */
export async function measureCachedPage(atEnd: AtEnd, rounds = 12): Promise<Report> {
  const comparisons = encodings.flatMap((encoding) =>
    comparedServers.map(({ to, headers, least }) => ({
      name: `cached home page (${encoding}), as a ratio to bare Node with ${headers} headers`,
      one: `site ${encoding}`,
      other: `${to} ${encoding}`,
      least,
    })),
  );
  const rates = await runRounds(await startContenders(atEnd), rounds);
  return compareRates('A bare Node server sends the same bytes', comparisons, rates);
}

/** Each server in a separate process; all are warm. */
async function startContenders(atEnd: AtEnd): Promise<readonly Contender[]> {
  const directory = mkdtempSync(join(tmpdir(), 'klankhuis-bench-'));
  atEnd(() => rmSync(directory, { recursive: true }));
  const site = await startSite(atEnd);
  const home = findPagePath(site.season, 'home');
  await requestGood(site.url + home);
  const contenders: Contender[] = [];
  const add = async (name: string, server: Program, encoding: string, path = '') => {
    const send = (duration: number) =>
      load(server.address + path, duration, { headers: { 'accept-encoding': encoding } });
    await send(seconds.warmUp);
    const measureRate = async () => {
      const before = await server.readCpuMs();
      const { answers } = await send(seconds.turn);
      return (answers / ((await server.readCpuMs()) - before)) * 1000;
    };
    contenders.push({ name, measureRate });
  };
  for (const encoding of encodings) {
    const response = await requestGood(site.url + home, { 'accept-encoding': encoding });
    const file = join(directory, `home.${encoding}`);
    writeFileSync(file, response.body);
    const headers = listOwnHeaders(response);
    const few = headers.filter(([name]) => fewHeaders.includes(name));
    await add(`site ${encoding}`, site, encoding, home);
    await add(`same ${encoding}`, await startProgram(atEnd, bareServer, [file, ...headers.flat()]), encoding);
    await add(`few ${encoding}`, await startProgram(atEnd, bareServer, [file, ...few.flat()]), encoding);
  }
  return contenders;
}

/** The headers of a response without the length and those that Node adds. */
function listOwnHeaders({ headers }: SentResponse): readonly (readonly [name: string, value: string])[] {
  const added = ['date', 'connection', 'keep-alive', 'content-length'];
  return Object.entries(headers).flatMap(([name, value]) =>
    added.includes(name) ? [] : [[name, String(value)] as const],
  );
}
