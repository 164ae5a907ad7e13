import pMap from 'p-map';
import { linearRegression } from 'simple-statistics';
import { addMilliseconds, minuteMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { season } from '#tests/support/season.ts';
import { usedHeapBytes } from '#tests/support/used-heap-bytes.ts';
import { type AtEnd, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';

/** How many pages of the season are rendered, and how many concurrently. */
const addresses = 300;
const concurrency = 8;

/** How often the heap is measured. */
const samples = 20;

/** Renders pages of a season repeatedly, with a clock that skips beyond all cache lifetimes, and measures the heap (C06). */
export async function manyRenders(atEnd: AtEnd, count: number): Promise<Report> {
  const clock = new ManualClock(season.startsAt);
  const site = await startBenchSite(atEnd, season, clock);
  const urls = season.editions.nl.pages.slice(0, addresses).map(({ url }) => site.url + url);
  /** Renders, and megabytes of the heap. */
  const points: [number, number][] = [];
  let rendered = 0;
  while (rendered < count) {
    if (rendered >= (points.length * count) / samples) points.push([rendered, usedHeapBytes() / 1e6]);
    clock.moveTo(addMilliseconds(clock.now(), 7 * minuteMs));
    rendered += await renderAll(urls.slice(0, count - rendered));
  }
  points.push([rendered, usedHeapBytes() / 1e6]);
  const secondHalf = points.slice(Math.floor(points.length / 2));
  const rise = linearRegression(secondHalf).m * 10_000;
  return {
    tables: [
      {
        title: `Renders of ${urls.length} pages`,
        head: ['renders', 'heap MB'],
        rows: points,
      },
    ],
    goals: [atMost('rise of the heap for 10,000 renders, in the second half', rise, 1, ' MB')],
  };
}

/** Requests each address once, and returns how many were rendered. */
async function renderAll(urls: readonly string[]): Promise<number> {
  const stored = await pMap(
    urls,
    async (url) => {
      const answer = await fetch(url, { redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.headers.get('cache-status')?.includes('stored') ?? false;
    },
    { concurrency },
  );
  return Math.max(1, stored.filter(Boolean).length);
}
