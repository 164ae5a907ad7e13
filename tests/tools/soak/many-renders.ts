import type { Hall } from '#domain/hall/edition.ts';
import { addMilliseconds, minuteMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { computeSlope, heapMegabytes } from '#tests/tools/soak/memory.ts';

/** How many pages of the season are rendered, and how many concurrently. */
const addresses = 300;
const concurrency = 8;

/** How often the heap is measured. */
const samples = 20;

/** Renders pages of a season repeatedly, with a clock that skips beyond all cache lifetimes, and measures the heap (C06). */
export async function manyRenders(season: Hall, count: number): Promise<Report> {
  const clock = new ManualClock(season.startsAt);
  const site = await startBenchSite(season, clock);
  const urls = season.editions.nl.pages.slice(0, addresses).map(({ url }) => site.url + url);
  const points: [number, number][] = [];
  let [rendered, nextSample] = [0, 0];
  try {
    while (rendered < count) {
      if (rendered >= nextSample) {
        points.push([rendered / 10_000, heapMegabytes()]);
        nextSample += count / samples;
      }
      clock.moveTo(addMilliseconds(clock.now(), 7 * minuteMs));
      rendered += await renderAll(urls.slice(0, count - rendered));
    }
    points.push([rendered / 10_000, heapMegabytes()]);
  } finally {
    await site.close();
  }
  return createReport(points, urls.length);
}

/** Requests each address once, and returns how many were rendered. */
async function renderAll(urls: readonly string[]): Promise<number> {
  const left = [...urls];
  const visitor = async (): Promise<number> => {
    let rendered = 0;
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const answer = await fetch(url, { redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.headers.get('cache-status')?.includes('stored')) rendered += 1;
    }
    return rendered;
  };
  const sums = await Promise.all(Array.from({ length: concurrency }, visitor));
  return Math.max(
    1,
    sums.reduce((sum, one) => sum + one, 0),
  );
}

function createReport(points: readonly (readonly [number, number])[], pages: number): Report {
  return {
    tables: [
      {
        title: `Drawings of ${pages} pages`,
        head: ['drawings', 'heap MB'],
        rows: points.map(([place, heap]) => [String(Math.round(place * 10_000)), formatNumber(heap)]),
      },
    ],
    goals: [
      {
        name: 'rise of the heap for 10,000 drawings, in the second half',
        measured: computeSlope(points.slice(Math.floor(points.length / 2))),
        unit: ' MB',
        bound: { kind: 'atMost', value: 1 },
      },
    ],
    notes: [],
  };
}
