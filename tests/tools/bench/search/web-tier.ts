import { randomUUID } from 'node:crypto';
import { signPurge } from '#adapters/http-server/operation/purge.ts';
import { purgePath } from '#adapters/http-server/operation/route-class.ts';
import type { Hall, IndexedDocument } from '#domain/hall/edition.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { secondMs } from '#domain/time/instant.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { type ServerProcess, startServerProcess } from '#tests/tools/bench/pages/server-process.ts';
import { createArchiveHall, withFiltersOfLast } from '#tests/tools/bench/search/archive-hall.ts';
import { medianInterval } from '#tests/tools/bench/support/bootstrap.ts';
import { measureCanaryRate } from '#tests/tools/bench/support/canary.ts';
import { fetchUncompressed } from '#tests/tools/bench/support/fetch-uncompressed.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Goal, type Report } from '#tests/tools/bench/support/report.ts';
import { type Round, ratios, steadyRounds } from '#tests/tools/bench/support/round.ts';
import { runAsyncRounds } from '#tests/tools/bench/support/run-async-rounds.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';

/** The number of requests of a turn and of the warm-up, and the number of rounds. */
const contest = { turn: 3, warmUp: 25, rounds: 10 };

/** The maximum growth for 23 times as many concerts with the same filters. */
const flat = 1.25;

const purgeSecret = 'of nobody but this benchmark';

const season = hall(1888, afternoon);

/** The requests to a web tier with empty caches: a whole page, and the browser's request for a filter. */
const questions = [
  { name: 'a rendered calendar', path: findPagePath(season, 'eventOverview') },
  { name: 'the gateway’s answer', path: `/gateway/nl/events?from=${toHallDay(season.startsAt)}` },
] as const;

/** The filter values of the concerts: those of the smallest hall, or those of the archive. */
const filters = ['the same filters', 'their own filters'] as const;

interface Player {
  readonly name: string;
  readonly site: ServerProcess;
  readonly path: string;
}

/** Measures the web tier's work while the number of concerts grows: each site in a separate process, the search in another. */
export async function webTier(halls: readonly (readonly IndexedDocument[])[]): Promise<Report> {
  const sandboxes: Sandbox[] = [];
  const sites: ServerProcess[] = [];
  const siteBefore = async (concerts: readonly IndexedDocument[]) => {
    const sandbox = await startSandboxWith(createArchiveHall(season, concerts));
    sandboxes.push(sandbox);
    const environment = { ...environmentOf(sandbox.urls), PURGE_SECRET: purgeSecret };
    const site = await startServerProcess({ kind: 'tier', environment, at: season.startsAt });
    sites.push(site);
    return site;
  };
  try {
    const players: Player[] = [];
    const smallest = halls[0]?.length ?? 0;
    for (const concerts of halls) {
      for (const whose of filters) {
        const alike = whose === 'the same filters' ? withFiltersOfLast(smallest, concerts) : concerts;
        const site = await siteBefore(alike);
        for (const { name, path } of questions)
          players.push({ name: playerName(name, whose, concerts.length), site, path });
      }
    }
    for (const player of players) await sendRequests(player, contest.warmUp);
    const rounds = await runAsyncRounds({
      players,
      rateOf: measureRate,
      canaryRate: measureCanaryRate,
      rounds: contest.rounds,
    });
    return createReport(
      rounds,
      halls.map(({ length }) => length),
    );
  } finally {
    for (const site of sites) site.close();
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  }
}

function startSandboxWith(played: Hall): Promise<Sandbox> {
  return startSandbox({ hall: played, port: 0, directory: ':memory:', now: () => season.startsAt });
}

function playerName(question: string, whose: string, size: number): string {
  return `${question}, ${whose}, of ${size}`;
}

async function measureRate(player: Player): Promise<number> {
  const before = await player.site.readCpuMs();
  await sendRequests(player, contest.turn);
  return (contest.turn / ((await player.site.readCpuMs()) - before)) * 1000;
}

/** Sends requests, each with emptied caches. Rejects if the site fails. */
async function sendRequests({ site, path }: Player, times: number): Promise<void> {
  for (let one = 0; one < times; one += 1) {
    await forgetEverything(site.url);
    const { status } = await fetchUncompressed(site.url + path);
    if (status !== 200) throw new Error(`The site answered ${path} with ${status}.`);
  }
}

async function forgetEverything(origin: string): Promise<void> {
  const body = JSON.stringify({ how: 'hard' });
  const seconds = String(Math.floor(season.startsAt / secondMs));
  const headers = signPurge(purgeSecret, { seconds, nonce: randomUUID() }, body);
  const { status } = await fetch(origin + purgePath, { method: 'POST', headers, body });
  if (status !== 204) throw new Error(`The site answered a purge with ${status}.`);
}

/** The seed of the bootstrap. */
const seed = 1888;

function createReport(rounds: readonly Round[], sizes: readonly number[]): Report {
  const steadiness = steadyRounds(rounds);
  if (steadiness.kind === 'tooNoisy') {
    const note = `web tier: ${steadiness.dropped} of ${rounds.length} rounds were dropped: the machine is too busy to measure`;
    return { tables: [], goals: [], notes: [note] };
  }
  const random = new SeededRandom(seed);
  const rows = filters.flatMap((whose) =>
    questions.map(({ name }) => {
      const names = sizes.map((size) => playerName(name, whose, size));
      const costs = names.map((one) =>
        median(steadiness.rounds.map(({ rates }) => 1000 / (rates[one] ?? Number.NaN))),
      );
      const growth = ratios(steadiness.rounds, names[0] ?? '', names.at(-1) ?? '');
      return { name, whose, costs, growth, interval: medianInterval(growth, () => random.fraction()) };
    }),
  );
  return {
    tables: [
      {
        title: 'CPU time of the web tier with empty caches, median milliseconds',
        head: ['requested', ...sizes.map((size) => `of ${size}`), 'growth', '95 % interval'],
        rows: rows.map(({ name, whose, costs, growth, interval }) => [
          `${name}, ${whose}`,
          ...costs.map(formatNumber),
          formatNumber(median(growth)),
          `${formatNumber(interval.low)} to ${formatNumber(interval.high)}`,
        ]),
      },
    ],
    goals: rows
      .filter(({ whose }) => whose === 'the same filters')
      .map(({ name, growth }): Goal => ({
        name: `growth of the web tier’s work, ${name}, the same filters`,
        measured: median(growth),
        unit: '',
        bound: { kind: 'atMost', value: flat },
      })),
    notes: [
      `web tier: ${steadiness.dropped} of ${rounds.length} rounds were dropped because the machine changed during them`,
    ],
  };
}
