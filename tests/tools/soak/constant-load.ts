import type { Hall } from '#domain/hall/edition.ts';
import { clockGoingFrom } from '#tests/support/going-clock.ts';
import { load } from '#tests/tools/bench/pages/server-process.ts';
import { measuredPages } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { heapMegabytes } from '#tests/tools/soak/memory.ts';

/** Requests per second; far below the capacity for cached pages, because pages are also rendered again. */
const rate = 200;

/** Home, calendar and a concert at a constant rate with a real clock, so that pages expire and are rendered again. */
export async function constantLoad(season: Hall, seconds: number): Promise<Report> {
  const site = await startBenchSite(season, clockGoingFrom(season.startsAt));
  const addresses = measuredPages(season).map(({ address }) => site.url + address);
  try {
    const slices = await sliced(addresses, seconds);
    const [first, last] = [slices[0], slices.at(-1)];
    const bad = slices.reduce((sum, slice) => sum + slice.bad, 0);
    return {
      tables: [
        {
          title: `${rate} questions a second for ${seconds} s`,
          head: ['', 'answers', 'bad', 'p50 ms', 'p99 ms', 'heap MB'],
          rows: slices.map(({ answers, bad: worse, p50, p99, heap }, at) => [
            `part ${at + 1}`,
            String(answers),
            String(worse),
            formatNumber(p50),
            formatNumber(p99),
            formatNumber(heap),
          ]),
        },
      ],
      goals: [
        { name: 'bad answers', measured: bad, unit: '', bound: { kind: 'atMost', value: 0 } },
        {
          name: 'heap at the end, beside the beginning',
          measured: (last?.heap ?? 0) / (first?.heap ?? 1),
          unit: ' times',
          bound: { kind: 'atMost', value: 1.25 },
        },
      ],
      notes: [],
    };
  } finally {
    await site.close();
  }
}

/** Runs the load in five parts, each over all addresses. */
async function sliced(addresses: readonly string[], seconds: number) {
  const slices: { answers: number; bad: number; p50: number; p99: number; heap: number }[] = [];
  for (let part = 0; part < 5; part += 1) {
    const loads = await Promise.all(
      addresses.map((url) => load(url, Math.max(1, seconds / 5), { rate: rate / addresses.length })),
    );
    slices.push({
      answers: loads.reduce((sum, { answers }) => sum + answers, 0),
      bad: loads.reduce((sum, { bad }) => sum + bad, 0),
      p50: Math.max(...loads.map(({ p50 }) => p50)),
      p99: Math.max(...loads.map(({ p99 }) => p99)),
      heap: heapMegabytes(),
    });
  }
  return slices;
}
