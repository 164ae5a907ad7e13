import { setTimeout as passed } from 'node:timers/promises';
import { sum } from 'simple-statistics';
import { clockGoingFrom } from '#tests/support/going-clock.ts';
import { season } from '#tests/support/season.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { type AtEnd, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';

/** Requests per second, half of them for cached pages. */
const rate = 100;

/** A CMS outage: cached pages are served, the circuit opens, and the recovered CMS is not flooded (A19). */
export async function soakCmsOutage(atEnd: AtEnd, seconds: number): Promise<Report> {
  const site = await startBenchSite(atEnd, season, clockGoingFrom(season.startsAt));
  const faults = `${site.cmsUrl}/__faults`;
  const calls = `${site.cmsUrl}/__calls`;
  const known = site.url + findPagePath(season, 'eventOverview');
  await fetch(known);
  await fetch(faults, { method: 'POST', body: JSON.stringify({ route: '*', status: 500 }) });
  await fetch(calls, { method: 'DELETE' });
  const [cachedLoad] = await Promise.all([
    load(known, seconds, { rate: rate / 2 }),
    load(`${site.url}/onbekend`, seconds, { rate: rate / 2 }),
  ]);
  const callCount = await fetchCallSum(calls);
  await fetch(faults, { method: 'DELETE' });
  await fetch(calls, { method: 'DELETE' });
  const recovered = await secondsUntilGood(`${site.url}/en`);
  const mostCalls = 20 + Math.ceil(seconds / 5) * 2 + Math.ceil(seconds / 10) * 4;
  return {
    tables: [
      {
        title: `The CMS away for ${seconds} s, ${rate} questions a second`,
        head: ['', ''],
        rows: Object.entries({
          'answers of a known page': cachedLoad.answers,
          'bad ones': cachedLoad.bad,
          'questions to the CMS': callCount,
          'questions to it in the first seconds after': await fetchCallSum(calls),
        }),
      },
    ],
    goals: [
      atMost('bad answers of a known page', cachedLoad.bad, 0),
      atMost('questions to a CMS that is away', callCount, mostCalls),
      atMost('until an unknown page is rendered again', recovered, 150, ' s'),
    ],
  };
}

async function fetchCallSum(calls: string): Promise<number> {
  return sum(Object.values((await (await fetch(calls)).json()) as Record<string, number>));
}

async function secondsUntilGood(url: string): Promise<number> {
  const started = performance.now();
  for (let one = 0; one < 400 && (await fetch(url)).status !== 200; one += 1) await passed(500);
  return (performance.now() - started) / 1000;
}
