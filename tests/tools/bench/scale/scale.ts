import type { Redis } from 'ioredis';
import pMap from 'p-map';
import { quantile, sum } from 'simple-statistics';
import { hasRedis } from '#tests/support/redis-server.ts';
import { season } from '#tests/support/season.ts';
import { type Cluster, startCluster } from '#tests/tools/bench/scale/cluster.ts';
import { planSale } from '#tests/tools/bench/scale/sale.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { atMost, type Report, runToEnd, Skipped } from '#tests/tools/bench/support/report.ts';
import { requestOnce, type SentResponse } from '#tests/tools/bench/support/request.ts';
import { requireBuild } from '#tests/tools/bench/support/running-site.ts';
import { measureServers, type ServerProcess } from '#tests/tools/bench/support/server-process.ts';

/** The pages that are requested, how often each, and how many at a time. */
const cold = { pages: 60, times: 4, concurrent: 8 };

/** Seconds of load on cached pages. */
const loadSeconds = 5;

/** What is measured of some instances, by the name of its row. */
type Measures = Readonly<Record<string, number>>;

/** The rows with a goal. */
const goalRows = {
  upstream: 'upstream requests per page',
  bad: 'bad responses',
} as const;

/** Measures one and two instances behind a balancer with Redis, and plans a sale from what one instance serves. */
export async function scale(): Promise<Report> {
  requireBuild();
  if (!hasRedis) throw new Skipped('Redis is not installed');
  const { one, sale } = await runToEnd(async (atEnd) => {
    const cluster = await startCluster(atEnd, 1, season);
    return {
      one: await measureCluster(cluster),
      sale: await planSale(cluster.instances[0] as ServerProcess),
    };
  });
  const two = await runToEnd(async (atEnd) => measureCluster(await startCluster(atEnd, 2, season)));
  const value = (measures: Measures, row: keyof typeof goalRows) => measures[goalRows[row]] ?? Number.NaN;
  const growth = (row: keyof typeof goalRows) => value(two, row) / value(one, row);
  return {
    tables: [
      {
        title: `${cold.pages} concerts that are not cached, each requested ${cold.times} times over new connections; then ${loadSeconds} seconds of load on a cached calendar`,
        head: ['', '1 instance', '2 instances'],
        rows: Object.keys(one).map((name) => [name, one[name] ?? '', two[name] ?? '']),
      },
      sale,
    ],
    goals: [
      atMost('upstream requests of two instances, compared with one', growth('upstream'), 1.1),
      atMost('bad responses', value(one, 'bad') + value(two, 'bad'), 0),
    ],
    notes: [
      'balancer, instances, Redis, sandbox and clients share the cores of one machine: rates per second of CPU time compare, rates per second do not',
    ],
  };
}

/** First pages that are not cached, each requested several times over new connections; then one page that is cached. */
async function measureCluster({ url, instances, sandbox, redis }: Cluster): Promise<Measures> {
  const paths = season.editions.nl.pages
    .filter(({ kind }) => kind === 'event')
    .slice(0, cold.pages)
    .map((page) => page.url);
  await fetch(`${sandbox.urls.cms}/__calls`, { method: 'DELETE' });
  const redisBefore = await readRedisStats(redis);
  const { result: responses, cpuMs: coldCpuMs } = await measureServers(instances, () =>
    requestAll(Array.from({ length: cold.times }, () => paths).flat(), url),
  );
  const redisAfter = await readRedisStats(redis);
  const renders = responses.filter((one) => isCacheStatus(one, 'stored')).length;
  const calls = (await (await fetch(`${sandbox.urls.cms}/__calls`)).json()) as Record<string, number>;
  const page = url + findPagePath(season, 'eventOverview');
  await load(page, 2);
  const { result: warm, cpuMs: warmCpuMs } = await measureServers(instances, () => load(page, loadSeconds));
  const durations = responses.map(({ durationMs }) => durationMs);
  return {
    'renders per page': renders / cold.pages,
    [goalRows.upstream]: sum(Object.values(calls)) / cold.pages,
    'Redis commands per render': (redisAfter.commands - redisBefore.commands) / renders,
    'Redis round trips per render': (redisAfter.reads - redisBefore.reads) / renders,
    'ms of CPU time per render, all work included': coldCpuMs / renders,
    'p99 of all these requests, ms': quantile(durations, 0.99),
    'cached calendars per second': Math.round(warm.answers / loadSeconds),
    'p99 of a cached calendar, ms': warm.p99,
    'cached calendars per second of CPU time': Math.round((warm.answers / warmCpuMs) * 1000),
    [goalRows.bad]: warm.bad + responses.filter(({ status }) => status !== 200).length,
  };
}

/** The commands that Redis has processed, and how often it has read from a connection: pipelined commands are one read. */
async function readRedisStats(redis: Redis): Promise<{ readonly commands: number; readonly reads: number }> {
  const stats = await redis.info('stats');
  const read = (name: string) => Number(new RegExp(`${name}:(\\d+)`).exec(stats)?.[1] ?? Number.NaN);
  return { commands: read('total_commands_processed'), reads: read('total_reads_processed') };
}

/** Requests addresses over connections of their own, so that the balancer chooses the next instance for each. */
function requestAll(paths: readonly string[], url: string): Promise<readonly SentResponse[]> {
  return pMap(paths, (path) => requestOnce(url + path), { concurrency: cold.concurrent });
}

function isCacheStatus({ headers }: SentResponse, word: string): boolean {
  return String(headers['cache-status']).includes(word);
}
