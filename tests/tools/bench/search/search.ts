import { purgePath } from '#adapters/http-server/operation/route-class.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs, type Instant } from '#domain/time/instant.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { season } from '#tests/support/season.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { type AtEnd, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { requestGood } from '#tests/tools/bench/support/request.ts';
import {
  type Comparison,
  type Contender,
  reportRounds,
  runRounds,
} from '#tests/tools/bench/support/rounds.ts';
import { requireBuild, startBenchSandbox } from '#tests/tools/bench/support/running-site.ts';
import {
  measureServers,
  type ServerProcess,
  startServerProcess,
} from '#tests/tools/bench/support/server-process.ts';

/** How many seasons the halls have: all concerts are to come, which is the most work. */
const seasonCounts = [1, 4, 12];

/** Whole weeks, so that each concert stays on its day of the week. */
const yearMs = 52 * 7 * 24 * hourMs;

/** The number of requests of a turn and of the warm-up. */
const requests = { turn: 3, warmUp: 25 };

/** The maximum growth of the work for 12 times as many concerts. */
const flat = 1.25;

const purgeSecret = 'of-this-benchmark-alone';

/** The requests to a web tier with empty caches: a whole page, and the browser's request for a filter. */
const questions = [
  { name: 'a rendered calendar', path: findPagePath(season, 'eventOverview') },
  { name: 'the gateway’s answer', path: `/gateway/nl/events?from=${toHallDay(season.startsAt)}` },
] as const;

/** Measures the web tier's work while the number of concerts grows: each site in a separate process, the search in another. */
export async function search(atEnd: AtEnd, rounds = 10): Promise<Report> {
  requireBuild();
  const contenders: Contender[] = [];
  for (const count of seasonCounts) {
    const sandbox = await startBenchSandbox(atEnd, withSeasons(count));
    const environment = {
      ...environmentOf(sandbox.urls),
      PURGE_SECRET: purgeSecret,
      // The sandbox's own work is not measured, and may take its time.
      CMS_TIMEOUT_MS: '8000',
      SEARCH_TIMEOUT_MS: '8000',
    };
    const site = await startServerProcess(atEnd, { kind: 'tier', environment, at: season.startsAt });
    for (const { name, path } of questions) {
      const send = (times: number) => sendRequests(site, path, times);
      await send(requests.warmUp);
      const measureRate = async () =>
        (requests.turn / (await measureServers([site], () => send(requests.turn))).cpuMs) * 1000;
      contenders.push({ name: `${name} of ${count}`, measureRate });
    }
  }
  return reportRounds(await runRounds(contenders, rounds), reportGrowth);
}

/** The hall with its concerts again and again, each time almost a year later and with a short page, so that no filter has other values. */
function withSeasons(count: number): Hall {
  const { nl } = season.editions;
  const events = nl.pages.flatMap((page) => (page.kind === 'event' ? [page.event] : []));
  const concerts = nl.documents.filter(({ section }) => section === 'event');
  const pages = [...nl.pages];
  const documents = [...nl.documents];
  for (let copy = 1; copy < count; copy += 1) {
    const moved = <Timed extends MovedConcert>({ uri, url, starts, ends, ...others }: Timed) => ({
      ...others,
      uri: `${uri}-${copy}`,
      url: `${url}-${copy}`,
      ...(starts !== undefined && { starts: addMilliseconds(starts, copy * yearMs) }),
      ...(ends !== undefined && { ends: addMilliseconds(ends, copy * yearMs) }),
    });
    for (const event of events) pages.push(anEventPage({ event: anEventCard(moved(event)) }));
    // Words are for keywords, which the measured requests do not have.
    for (const { section, title, facets, uri, url, starts, ends } of concerts)
      documents.push({ section, title, facets, words: [], ...moved({ uri, url, starts, ends }) });
  }
  return { ...season, editions: { ...season.editions, nl: { ...nl, pages, documents } } };
}

interface MovedConcert {
  readonly uri: string;
  readonly url: string;
  readonly starts?: Instant | undefined;
  readonly ends?: Instant | undefined;
}

/** Sends requests, each with emptied caches. Rejects if the site fails. */
async function sendRequests(site: ServerProcess, path: string, times: number): Promise<void> {
  for (let one = 0; one < times; one += 1) {
    await purgeAll(site.url);
    await requestGood(site.url + path);
  }
}

async function purgeAll(origin: string): Promise<void> {
  const body = JSON.stringify({ how: 'hard' });
  const headers = { authorization: `Bearer ${purgeSecret}` };
  const { status } = await fetch(origin + purgePath, { method: 'POST', headers, body });
  if (status !== 204) throw new Error(`The site answered a purge with ${status}.`);
}

function reportGrowth({ rate, ratio }: Comparison): Omit<Report, 'notes'> {
  const concerts = season.editions.nl.documents.filter(({ section }) => section === 'event').length;
  const [smallest, largest] = [seasonCounts[0], seasonCounts.at(-1)];
  const rows = questions.map(({ name }) => ({
    name: `${name}, the same filters`,
    costs: seasonCounts.map((count) => 1000 / rate(`${name} of ${count}`)),
    growth: ratio(`${name} of ${smallest}`, `${name} of ${largest}`),
  }));
  return {
    tables: [
      {
        title: 'CPU time of the web tier with empty caches, median milliseconds',
        head: [
          'requested',
          ...seasonCounts.map((count) => `of ${count * concerts}`),
          'growth',
          '95 % interval',
        ],
        rows: rows.map(({ name, costs, growth }) => [name, ...costs, growth.median, growth.interval]),
      },
    ],
    goals: rows.map(({ name, growth }) =>
      atMost(`growth of the web tier’s work, ${name}`, growth.median, flat),
    ),
  };
}
