import { setTimeout as passed } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Hall } from '#adapters/shared/hall.ts';
import type { Sandbox } from '#fixtures/sandbox/sandbox.ts';
import { startRedis } from '#tests/support/redis-server.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import type { AtEnd } from '#tests/tools/bench/support/report.ts';
import { startBenchSandbox } from '#tests/tools/bench/support/running-site.ts';
import { type ServerProcess, startServerProcess } from '#tests/tools/bench/support/server-process.ts';

/** Some instances of the site behind a balancer, with one Redis and one sandbox. */
export interface Cluster {
  readonly url: string;
  readonly instances: readonly ServerProcess[];
  readonly sandbox: Sandbox;
  readonly redis: Redis;
}

export const metricsToken = 'a-token-for-metrics';

/** Starts some instances with separate processes; the site has the clock of the hall. */
export async function startCluster(atEnd: AtEnd, count: number, played: Hall): Promise<Cluster> {
  const redisServer = await startRedis();
  atEnd(() => redisServer.close());
  const sandbox = await startBenchSandbox(atEnd, played);
  const environment = {
    ...environmentOf(sandbox.urls),
    REDIS_URL: redisServer.url,
    METRICS_TOKEN: metricsToken,
  };
  const instances: ServerProcess[] = [];
  for (let number = 0; number < count; number += 1)
    instances.push(await startServerProcess(atEnd, { kind: 'tier', environment, at: played.startsAt }));
  for (const { url } of instances) await becomeReady(url, played);
  const ports = instances.map(({ url }) => Number(new URL(url).port));
  const balancer = await startServerProcess(atEnd, { kind: 'balancer', ports });
  const redis = new Redis(redisServer.url);
  atEnd(() => redis.disconnect());
  return { url: balancer.url, instances, sandbox, redis };
}

/** Waits until an instance is connected to Redis, and renders the pages that it renders at its start in production. */
async function becomeReady(url: string, played: Hall): Promise<void> {
  while (!(await (await fetch(`${url}/app-health-check?deep=1`)).text()).includes('"shared":"up"'))
    await passed(50);
  for (const kind of ['home', 'eventOverview'] as const)
    await (await fetch(url + findPagePath(played, kind))).text();
}
