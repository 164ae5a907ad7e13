import { Redis } from 'ioredis';
import type { Hall } from '#domain/hall/edition.ts';
import type { Sandbox } from '#fixtures/sandbox/sandbox.ts';
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { startBenchSandbox } from '#tests/tools/bench/support/running-site.ts';
import { type ServerProcess, startServerProcess } from '#tests/tools/bench/support/server-process.ts';

/** Some instances of the site behind a balancer, with one Redis and one sandbox. */
export interface Cluster {
  readonly url: string;
  readonly instances: readonly ServerProcess[];
  readonly sandbox: Sandbox;
  readonly redis: Redis;
  close(): Promise<void>;
}

export const metricsToken = 'a-token-for-metrics';

/** Starts some instances with separate processes; the site has the clock of the hall. */
export async function startCluster(count: number, played: Hall): Promise<Cluster> {
  const redisServer: RedisServer = await startRedis();
  const sandbox = await startBenchSandbox(played);
  const environment = {
    ...environmentOf(sandbox.urls),
    REDIS_URL: redisServer.url,
    SHARED_CACHE_SECRET: 'a-secret-of-the-bench',
    METRICS_TOKEN: metricsToken,
  };
  const instances: ServerProcess[] = [];
  for (let number = 0; number < count; number += 1)
    instances.push(await startServerProcess({ kind: 'tier', environment, at: played.startsAt }));
  for (const { url } of instances) await becomeReady(url, played);
  const ports = instances.map(({ url }) => Number(new URL(url).port));
  const balancer = await startServerProcess({ kind: 'balancer', ports });
  const redis = new Redis(redisServer.url);
  return {
    url: balancer.url,
    instances,
    sandbox,
    redis,
    close: async () => {
      redis.disconnect();
      for (const server of [balancer, ...instances]) server.close();
      await Promise.all([sandbox.close(), redisServer.close()]);
    },
  };
}

/** Waits until an instance is connected to Redis, and renders the pages that it renders at its start in production. */
async function becomeReady(url: string, played: Hall): Promise<void> {
  while (!(await (await fetch(`${url}/app-health-check?deep=1`)).text()).includes('"shared":"up"'))
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  for (const kind of ['home', 'eventOverview'] as const)
    await (await fetch(url + findPagePath(played, kind))).text();
}
