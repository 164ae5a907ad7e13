import { sum } from 'simple-statistics';
import { clockGoingFrom } from '#tests/support/going-clock.ts';
import { season } from '#tests/support/season.ts';
import { usedHeapBytes } from '#tests/support/used-heap-bytes.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { measuredPages } from '#tests/tools/bench/support/pages.ts';
import { type AtEnd, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';

/** Requests per second; far below the capacity for cached pages, because pages are also rendered again. */
const rate = 200;

/** In how many parts the load is measured. */
const partCount = 5;

/** Home, calendar and a concert at a constant rate with a real clock, so that pages expire and are rendered again. */
export async function constantLoad(atEnd: AtEnd, seconds: number): Promise<Report> {
  const site = await startBenchSite(atEnd, season, clockGoingFrom(season.startsAt));
  const paths = measuredPages(season).map(({ address }) => address);
  const path = (number: number) => paths[number % paths.length] ?? '';
  const parts: { answers: number; bad: number; p50: number; p99: number; heap: number }[] = [];
  while (parts.length < partCount) {
    const loaded = await load(site.url, Math.max(1, seconds / partCount), { rate, path });
    parts.push({ ...loaded, heap: usedHeapBytes() / 1e6 });
  }
  const growth = (parts.at(-1)?.heap ?? Number.NaN) / (parts[0]?.heap ?? Number.NaN);
  return {
    tables: [
      {
        title: `${rate} questions a second for ${seconds} s`,
        head: ['part', 'answers', 'bad', 'p50 ms', 'p99 ms', 'heap MB'],
        rows: parts.map(({ answers, bad, p50, p99, heap }, at) => [at + 1, answers, bad, p50, p99, heap]),
      },
    ],
    goals: [
      atMost('bad answers', sum(parts.map(({ bad }) => bad)), 0),
      atMost('heap at the end, beside the beginning', growth, 1.25, ' times'),
    ],
  };
}
