import { mean } from 'simple-statistics';
import { toHallDay } from '#domain/time/hall-day.ts';
import { season } from '#tests/support/season.ts';
import { fetchSentPage, findFigures } from '#tests/tools/bench/bytes/sent-page.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import type { Table } from '#tests/tools/bench/support/report.ts';
import { requestGood, textOf } from '#tests/tools/bench/support/request.ts';
import { measureServers, type ServerProcess } from '#tests/tools/bench/support/server-process.ts';

/** The sale that is planned. Its first minutes are the busiest: `peak` times the mean rate. */
const rush = { visitors: 100_000, seconds: 600, peak: 3 };

/** The share of a core that is planned with: at more, waiting times grow quickly. */
const usableShare = 0.5;

/** Seconds of load on each kind of response. */
const loadSeconds = 5;

/** One kind of response of a first visit of three pages. */
interface VisitPart {
  readonly name: string;
  readonly paths: readonly string[];
  readonly perVisit: number;
  /** Whether a CDN serves it, if there is one. */
  readonly isStatic: boolean;
}

/** What a rush of visitors needs at its peak, from what an instance serves of each kind of response in a second of CPU time. */
export async function planSale(instance: ServerProcess): Promise<Table> {
  const home = findPagePath(season, 'home');
  const { scripts, styles, fonts } = await fetchSentPage(instance.url, home);
  const files = [...scripts, ...styles, ...fonts].map((path) => `/${path}`);
  const figures = findFigures(textOf(await requestGood(instance.url + home)));
  const answer = `/gateway/nl/events?from=${toHallDay(season.startsAt)}`;
  const parts: readonly VisitPart[] = [
    { name: 'cached pages', paths: [findPagePath(season, 'eventOverview')], perVisit: 3, isStatic: false },
    { name: 'answers of the gateway', paths: [answer], perVisit: 2, isStatic: false },
    { name: 'sound figures', paths: figures, perVisit: figures.length, isStatic: true },
    { name: 'files of the build', paths: files, perVisit: files.length, isStatic: true },
  ];
  const rows: Table['rows'][number][] = [];
  for (const { name, paths, perVisit, isStatic } of parts) {
    const { bytes, perCoreSecond } = await measureResponses(instance, paths);
    const rate = (rush.visitors / rush.seconds) * rush.peak * perVisit;
    const cores = rate / (perCoreSecond * usableShare);
    const rounded = [bytes, perCoreSecond, rate].map(Math.round);
    const megabits = Math.round((rate * bytes * 8) / 1e6);
    rows.push([name, perVisit, ...rounded, cores, megabits, isStatic ? 'yes' : 'no']);
  }
  return {
    title: `${rush.visitors} first visits of three pages in ${rush.seconds / 60} minutes, at ${rush.peak} times the mean rate, with cores that are half idle`,
    head: [
      '',
      'per visit',
      'bytes',
      'one core per second',
      'needed per second',
      'cores',
      'Mbit/s',
      'from a CDN',
    ],
    rows,
  };
}

/** Measures the mean size of some responses, and how many an instance sends in a second of CPU time. */
async function measureResponses(
  instance: ServerProcess,
  paths: readonly string[],
): Promise<{ readonly bytes: number; readonly perCoreSecond: number }> {
  const sizes: number[] = [];
  for (const path of paths) sizes.push((await requestGood(instance.url + path)).body.byteLength);
  const path = (number: number) => paths[number % paths.length] ?? '';
  const { result, cpuMs } = await measureServers([instance], () => load(instance.url, loadSeconds, { path }));
  return { bytes: mean(sizes), perCoreSecond: (result.answers / cpuMs) * 1000 };
}
