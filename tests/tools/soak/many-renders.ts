import { addMilliseconds, minuteMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { season } from '#tests/support/season.ts';
import { usedHeapBytes } from '#tests/support/used-heap-bytes.ts';
import { atMost, formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { slope, sum } from '#tests/tools/bench/support/statistics.ts';

/** How many pages of the season are rendered, and how many concurrently. */
const addresses = 300;
const concurrency = 8;

/** How often the heap is measured. */
const samples = 20;

/** Renders pages of a season repeatedly, with a clock that skips beyond all cache lifetimes, and measures the heap (C06). */
export async function manyRenders(count: number): Promise<Report> {
  const clock = new ManualClock(season.startsAt);
  const site = await startBenchSite(season, clock);
  const urls = season.editions.nl.pages.slice(0, addresses).map(({ url }) => site.url + url);
  /** Renders, and megabytes of the heap. */
  const points: [number, number][] = [];
  let rendered = 0;
  try {
    while (rendered < count) {
      if (rendered >= (points.length * count) / samples) points.push([rendered, usedHeapBytes() / 1e6]);
      clock.moveTo(addMilliseconds(clock.now(), 7 * minuteMs));
      rendered += await renderAll(urls.slice(0, count - rendered));
    }
    points.push([rendered, usedHeapBytes() / 1e6]);
  } finally {
    await site.close();
  }
  const secondHalf = points.slice(Math.floor(points.length / 2));
  return {
    tables: [
      {
        title: `Drawings of ${urls.length} pages`,
        head: ['drawings', 'heap MB'],
        rows: points.map(([place, heap]) => [String(place), formatNumber(heap)]),
      },
    ],
    goals: [
      atMost(
        'rise of the heap for 10,000 drawings, in the second half',
        slope(secondHalf) * 10_000,
        1,
        ' MB',
      ),
    ],
    notes: [],
  };
}

/** Requests each address once, and returns how many were rendered. */
async function renderAll(urls: readonly string[]): Promise<number> {
  const remaining = urls.values();
  const visitor = async (): Promise<number> => {
    let rendered = 0;
    for (const url of remaining) {
      const answer = await fetch(url, { redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.headers.get('cache-status')?.includes('stored')) rendered += 1;
    }
    return rendered;
  };
  return Math.max(1, sum(await Promise.all(Array.from({ length: concurrency }, visitor))));
}
