import { setTimeout as passed } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { metricsToken } from '#tests/tools/bench/scale/cluster.ts';
import { measureServers, type ServerProcess } from '#tests/tools/bench/support/server-process.ts';

/** For how many minutes of the instances' clock pages are requested. */
export const hotMinutes = 10;

/** How far the clock is advanced between two requests for a page. */
const stepMs = 2000;

/** How many pages are requested: some expire in a step. */
export const hotPageCount = 20;

/** What a page costs in these minutes. */
export interface HotPages {
  /** Its renders by all instances together. */
  readonly hotRenders: number;
  /** Milliseconds of CPU time of all instances together. */
  readonly hotCpuMs: number;
}

/** Requests all pages from an instance; returns whether all were fresh. */
type RequestPages = (instance: ServerProcess) => Promise<boolean>;

/**
 * Requests all pages from every instance every two seconds for ten minutes of their clock, until all are fresh, and counts what that
 * costs for each page. The clock stands still meanwhile: in production pages expire one by one, and each is rendered in much less than
 * these two seconds.
 */
export async function measureHotPages(
  { instances, redis }: { readonly instances: readonly ServerProcess[]; readonly redis: Redis },
  pages: number,
  requestPages: RequestPages,
): Promise<HotPages> {
  const before = await sumRenders(instances);
  const { cpuMs } = await measureServers(instances, async () => {
    for (let passedMs = 0; passedMs < hotMinutes * 60_000; passedMs += stepMs) {
      await expireClaims(redis);
      await Promise.all(instances.map((instance) => instance.advance(stepMs)));
      await Promise.all(
        instances.map(async (instance) => {
          while (!(await requestPages(instance))) await passed(100);
        }),
      );
    }
  });
  return { hotRenders: ((await sumRenders(instances)) - before) / pages, hotCpuMs: cpuMs / pages };
}

/** Lets the time of Redis pass as that of the instances does: instances claim a page for three seconds. */
async function expireClaims(redis: Redis): Promise<void> {
  const claims = await redis.keys('klankhuis-claims:rendered *');
  if (claims.length > 0) await redis.del(...claims);
}

/** The renders of all instances, once those in progress are done. */
async function sumRenders(instances: readonly ServerProcess[]): Promise<number> {
  let renders = 0;
  for (const { url } of instances) {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const read = async (name: string) => {
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    };
    while ((await read('hall_page_renders_in_progress')) > 0) await passed(50);
    renders += await read('hall_page_render_seconds_count');
  }
  return renders;
}
