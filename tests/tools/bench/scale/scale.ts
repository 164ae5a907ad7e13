import { get } from 'node:http';
import type { Redis } from 'ioredis';
import { toHallDay } from '#domain/time/hall-day.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { hasRedis } from '#tests/support/redis-server.ts';
import { findFigures } from '#tests/tools/bench/bytes/sent-page.ts';
import { load, type ServerProcess } from '#tests/tools/bench/pages/server-process.ts';
import { type Cluster, startCluster } from '#tests/tools/bench/scale/cluster.ts';
import {
  type HotPages,
  hotMinutes,
  hotPageCount,
  measureHotPages,
  sumCpuMs,
} from '#tests/tools/bench/scale/hot-pages.ts';
import { planSale, type Rush, type VisitPart } from '#tests/tools/bench/scale/sale-plan.ts';
import { fetchUncompressed } from '#tests/tools/bench/support/fetch-uncompressed.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Outcome, type Report, type Table } from '#tests/tools/bench/support/report.ts';
import { notBuilt } from '#tests/tools/bench/support/running-site.ts';
import { quantile } from '#tests/tools/bench/support/statistics.ts';

/** The pages that are requested, how often each, and how many at a time. */
const cold = { pages: 60, times: 4, concurrent: 8 };

/** Seconds of load on cached pages. */
const loadSeconds = 5;

const season = hall(1888, afternoon);

/** The sale that the plan is for. The first minutes of a sale are the busiest. */
const rush: Rush = { visitors: 100_000, seconds: 600, peak: 3 };

/** The result for a number of instances. */
interface ClusterResult extends HotPages {
  readonly instances: number;
  readonly renders: number;
  readonly upstreamRequests: number;
  readonly redisCommands: number;
  readonly redisReads: number;
  readonly renderCpuMs: number;
  readonly coldP99: number;
  readonly rate: number;
  readonly warmP99: number;
  readonly ratePerCpuSecond: number;
  readonly bad: number;
}

/** Measures one and two instances behind a balancer with Redis, and plans a sale from what one instance serves. */
export async function scale(): Promise<Outcome> {
  const reason = notBuilt() ?? (hasRedis ? undefined : 'Redis is not installed');
  if (reason !== undefined) return { kind: 'skipped', reason };
  const one = await withCluster(1, async (cluster) => ({
    result: await measureCluster(cluster),
    parts: await measureVisitParts(cluster.instances[0] as ServerProcess),
  }));
  const two = await withCluster(2, measureCluster);
  return { kind: 'measured', report: createReport([one.result, two], one.parts) };
}

async function withCluster<Result>(
  count: number,
  measure: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster(count, season);
  try {
    return await measure(cluster);
  } finally {
    await cluster.close();
  }
}

/** First pages that are not cached, each requested several times over new connections; then one page that is cached. */
async function measureCluster({ url, instances, sandbox, redis }: Cluster): Promise<ClusterResult> {
  const paths = season.editions.nl.pages
    .filter(({ kind }) => kind === 'event')
    .slice(0, cold.pages)
    .map((page) => page.url);
  await fetch(`${sandbox.urls.cms}/__calls`, { method: 'DELETE' });
  const redisBefore = await readRedisStats(redis);
  const cpuBefore = await sumCpuMs(instances);
  const responses = await requestAll(Array.from({ length: cold.times }, () => paths).flat(), url);
  const coldCpuMs = (await sumCpuMs(instances)) - cpuBefore;
  const redisAfter = await readRedisStats(redis);
  const renders = responses.filter(({ cacheStatus }) => cacheStatus.includes('stored')).length;
  const calls = (await (await fetch(`${sandbox.urls.cms}/__calls`)).json()) as Record<string, number>;
  const hotPages = await measureHotPages({ instances, redis }, hotPageCount, async (instance) =>
    (await requestAll(paths.slice(0, hotPageCount), instance.url)).every(
      ({ cacheStatus }) => !cacheStatus.includes('stale'),
    ),
  );
  const page = url + findPagePath(season, 'eventOverview');
  await load(page, 2);
  const warmCpuBefore = await sumCpuMs(instances);
  const warm = await load(page, loadSeconds);
  const warmCpuMs = (await sumCpuMs(instances)) - warmCpuBefore;
  return {
    instances: instances.length,
    renders: renders / cold.pages,
    upstreamRequests: Object.values(calls).reduce((sum, count) => sum + count, 0) / cold.pages,
    redisCommands: (redisAfter.commands - redisBefore.commands) / renders,
    redisReads: (redisAfter.reads - redisBefore.reads) / renders,
    renderCpuMs: coldCpuMs / renders,
    coldP99: quantile(
      responses.map(({ durationMs }) => durationMs),
      0.99,
    ),
    rate: warm.answers / loadSeconds,
    warmP99: warm.p99,
    ratePerCpuSecond: (warm.answers / warmCpuMs) * 1000,
    ...hotPages,
    bad: warm.bad + responses.filter(({ status }) => status !== 200).length,
  };
}

/** The commands that Redis has processed, and how often it has read from a connection: pipelined commands are one read. */
async function readRedisStats(redis: Redis): Promise<{ readonly commands: number; readonly reads: number }> {
  const stats = await redis.info('stats');
  const read = (name: string) => Number(new RegExp(`${name}:(\\d+)`).exec(stats)?.[1] ?? Number.NaN);
  return { commands: read('total_commands_processed'), reads: read('total_reads_processed') };
}

interface TimedResponse {
  readonly status: number;
  readonly cacheStatus: string;
  readonly durationMs: number;
}

async function requestAll(paths: readonly string[], url: string): Promise<readonly TimedResponse[]> {
  const responses: TimedResponse[] = [];
  const waiting = [...paths];
  const requestNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      responses.push(await requestOnce(url + path));
  };
  await Promise.all(Array.from({ length: cold.concurrent }, requestNext));
  return responses;
}

/** Requests an address over a connection of its own, so that the balancer chooses the next instance. */
function requestOnce(url: string): Promise<TimedResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cacheStatus: String(response.headers['cache-status'] ?? ''),
          durationMs: performance.now() - started,
        }),
      );
    }).on('error', reject);
  });
}

/** What one instance serves of each kind of response in a second of CPU time, and how many a first visit of three pages needs. */
async function measureVisitParts(instance: ServerProcess): Promise<readonly VisitPart[]> {
  const { text } = await fetchUncompressed(instance.url + findPagePath(season, 'home'));
  const attributes = [...text.matchAll(/(?:href|content)="(\/assets\/[^"]+)"/g)];
  const files = attributes.flatMap(([, value = '']) => value.split(' ')).filter(isAsset);
  const calendar = [findPagePath(season, 'eventOverview')];
  const answer = [`/gateway/nl/events?from=${toHallDay(season.startsAt)}`];
  return [
    { ...(await measureResponses(instance, 'cached pages', calendar)), perVisit: 3, isStatic: false },
    { ...(await measureResponses(instance, 'answers of the gateway', answer)), perVisit: 2, isStatic: false },
    { ...(await measureResponses(instance, 'sound figures', findFigures(text))), isStatic: true },
    {
      ...(await measureResponses(instance, 'files of the build', [...new Set(files)])),
      isStatic: true,
    },
  ];
}

function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Measures the mean size of some responses, and how many an instance sends in a second of CPU time. */
async function measureResponses(
  instance: ServerProcess,
  name: string,
  paths: readonly string[],
): Promise<Omit<VisitPart, 'isStatic'>> {
  let bytes = 0;
  for (const path of paths) {
    const { sent, status } = await fetchUncompressed(instance.url + path);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    bytes += sent;
  }
  const seconds = loadSeconds / paths.length;
  const before = await instance.readCpuMs();
  let answers = 0;
  for (const path of paths) answers += (await load(instance.url + path, Math.max(1, seconds))).answers;
  const cpuMs = (await instance.readCpuMs()) - before;
  return {
    name,
    perVisit: paths.length,
    bytes: bytes / paths.length,
    perCoreSecond: (answers / cpuMs) * 1000,
  };
}

function createReport(results: readonly ClusterResult[], parts: readonly VisitPart[]): Report {
  const [one, two] = results;
  return {
    tables: [clusterTable(results), saleTable(parts)],
    goals: [
      {
        name: 'upstream requests of two instances, compared with one',
        measured: (two?.upstreamRequests ?? Number.NaN) / (one?.upstreamRequests ?? Number.NaN),
        unit: '',
        bound: { kind: 'atMost', value: 1.1 },
      },
      {
        name: 'renders of a page in ten minutes by two instances, compared with one',
        measured: (two?.hotRenders ?? Number.NaN) / (one?.hotRenders ?? Number.NaN),
        unit: '',
        bound: { kind: 'atMost', value: 1.2 },
      },
      {
        name: 'bad responses',
        measured: results.reduce((sum, { bad }) => sum + bad, 0),
        unit: '',
        bound: { kind: 'atMost', value: 0 },
      },
    ],
    notes: [
      'balancer, instances, Redis, sandbox and clients share the cores of one machine: rates per second of CPU time compare, rates per second do not',
    ],
  };
}

function clusterTable(results: readonly ClusterResult[]): Table {
  const row = (name: string, value: (result: ClusterResult) => number) => [
    name,
    ...results.map((result) => formatNumber(value(result))),
  ];
  return {
    title: `${cold.pages} concerts that are not cached, each requested ${cold.times} times over new connections; then ${loadSeconds} seconds of load on a cached calendar`,
    head: [
      '',
      ...results.map(({ instances }) => (instances === 1 ? '1 instance' : `${instances} instances`)),
    ],
    rows: [
      row('renders per page', ({ renders }) => renders),
      row('upstream requests per page', ({ upstreamRequests }) => upstreamRequests),
      row('Redis commands per render', ({ redisCommands }) => redisCommands),
      row('Redis round trips per render', ({ redisReads }) => redisReads),
      row('ms of CPU time per render, all work included', ({ renderCpuMs }) => renderCpuMs),
      row('p99 of all these requests, ms', ({ coldP99 }) => coldP99),
      row(
        `renders of a page in ${hotMinutes} minutes of requests, all instances together`,
        ({ hotRenders }) => hotRenders,
      ),
      row('ms of CPU time of all instances for it', ({ hotCpuMs }) => hotCpuMs),
      row('cached calendars per second', ({ rate }) => Math.round(rate)),
      row('p99 of a cached calendar, ms', ({ warmP99 }) => warmP99),
      row('cached calendars per second of CPU time', ({ ratePerCpuSecond }) => Math.round(ratePerCpuSecond)),
    ],
  };
}

function saleTable(parts: readonly VisitPart[]): Table {
  const plan = planSale(rush, parts);
  return {
    title: `${rush.visitors} first visits of three pages in ${rush.seconds / 60} minutes, at ${rush.peak} times the mean rate, with cores that are half idle`,
    head: [
      '',
      'per visit',
      'bytes',
      'one core per second',
      'needed per second',
      'cores',
      'Mbit/s',
      'from a CDN',
    ],
    rows: plan.map(({ name, rate, cores, megabitsPerSecond }, index) => {
      const part = parts[index];
      return [
        name,
        String(part?.perVisit ?? ''),
        formatNumber(Math.round(part?.bytes ?? 0)),
        formatNumber(Math.round(part?.perCoreSecond ?? 0)),
        formatNumber(Math.round(rate)),
        formatNumber(cores),
        formatNumber(Math.round(megabitsPerSecond)),
        part?.isStatic ? 'yes' : 'no',
      ];
    }),
  };
}
