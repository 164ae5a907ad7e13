import type { Redis } from 'ioredis';
import { hasRedis } from '#tests/support/redis-server.ts';
import { season } from '#tests/support/season.ts';
import { type Cluster, startCluster } from '#tests/tools/bench/scale/cluster.ts';
import {
  type HotPages,
  hotMinutes,
  hotPageCount,
  measureHotPages,
  sumCpuMs,
} from '#tests/tools/bench/scale/hot-pages.ts';
import { planSale } from '#tests/tools/bench/scale/sale.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { atMost, formatNumber, type Report, skipped, type Table } from '#tests/tools/bench/support/report.ts';
import { requestOnce, type SentResponse } from '#tests/tools/bench/support/request.ts';
import { notBuilt } from '#tests/tools/bench/support/running-site.ts';
import type { ServerProcess } from '#tests/tools/bench/support/server-process.ts';
import { quantile, sum } from '#tests/tools/bench/support/statistics.ts';

/** The pages that are requested, how often each, and how many at a time. */
const cold = { pages: 60, times: 4, concurrent: 8 };

/** Seconds of load on cached pages. */
const loadSeconds = 5;

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
export async function scale(): Promise<Report> {
  const reason = notBuilt() ?? (hasRedis ? undefined : 'Redis is not installed');
  if (reason !== undefined) return skipped(reason);
  const one = await withCluster(1, async (cluster) => ({
    result: await measureCluster(cluster),
    sale: await planSale(cluster.instances[0] as ServerProcess),
  }));
  const two = await withCluster(2, measureCluster);
  const compared = (value: 'upstreamRequests' | 'hotRenders') => two[value] / one.result[value];
  return {
    tables: [clusterTable([one.result, two]), one.sale],
    goals: [
      atMost('upstream requests of two instances, compared with one', compared('upstreamRequests'), 1.1),
      atMost(
        'renders of a page in ten minutes by two instances, compared with one',
        compared('hotRenders'),
        1.2,
      ),
      atMost('bad responses', one.result.bad + two.bad, 0),
    ],
    notes: [
      'balancer, instances, Redis, sandbox and clients share the cores of one machine: rates per second of CPU time compare, rates per second do not',
    ],
  };
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
  const renders = responses.filter((one) => isCacheStatus(one, 'stored')).length;
  const calls = (await (await fetch(`${sandbox.urls.cms}/__calls`)).json()) as Record<string, number>;
  const hotPages = await measureHotPages({ instances, redis }, hotPageCount, async (instance) =>
    (await requestAll(paths.slice(0, hotPageCount), instance.url)).every(
      (one) => !isCacheStatus(one, 'stale'),
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
    upstreamRequests: sum(Object.values(calls)) / cold.pages,
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

/** Requests addresses over connections of their own, so that the balancer chooses the next instance for each. */
async function requestAll(paths: readonly string[], url: string): Promise<readonly SentResponse[]> {
  const responses: SentResponse[] = [];
  const remaining = paths.values();
  const requestNext = async (): Promise<void> => {
    for (const path of remaining) responses.push(await requestOnce(url + path));
  };
  await Promise.all(Array.from({ length: cold.concurrent }, requestNext));
  return responses;
}

function isCacheStatus({ headers }: SentResponse, word: string): boolean {
  return String(headers['cache-status']).includes(word);
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
