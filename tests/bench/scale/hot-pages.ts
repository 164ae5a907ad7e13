import type { ServerProcess } from '#tests/bench/pages/server-process.ts';
import { metricsToken } from '#tests/bench/scale/cluster.ts';

/** For how many minutes of the instances' clock pages are requested. */
export const hotMinutes = 10;

/** How far the clock is advanced between two requests for a page. */
const stepMs = 30_000;

/** What a page costs in these minutes. */
export interface HotPages {
  /** Its renders by all instances together. */
  readonly hotRenders: number;
  /** Milliseconds of CPU time of all instances together. */
  readonly hotCpuMs: number;
}

/** Requests all pages from every instance twice a minute for ten minutes of their clock, and counts what that costs for each page. */
export async function measureHotPages(
  instances: readonly ServerProcess[],
  pages: number,
  requestPages: (instance: ServerProcess) => Promise<unknown>,
): Promise<HotPages> {
  const [rendersBefore, cpuBefore] = [await sumRenders(instances), await sumCpuMs(instances)];
  for (let passedMs = 0; passedMs < hotMinutes * 60_000; passedMs += stepMs) {
    await Promise.all(instances.map((instance) => instance.advance(stepMs)));
    await Promise.all(instances.map(requestPages));
  }
  return {
    hotRenders: ((await sumRenders(instances)) - rendersBefore) / pages,
    hotCpuMs: ((await sumCpuMs(instances)) - cpuBefore) / pages,
  };
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
    while ((await read('hall_page_renders_in_progress')) > 0)
      await new Promise((resolve) => void setTimeout(resolve, 50));
    renders += await read('hall_page_render_seconds_count');
  }
  return renders;
}

/** The CPU time of all instances, in milliseconds. */
export async function sumCpuMs(instances: readonly ServerProcess[]): Promise<number> {
  let sum = 0;
  for (const instance of instances) sum += await instance.readCpuMs();
  return sum;
}
