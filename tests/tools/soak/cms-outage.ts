import type { Hall } from '#domain/hall/edition.ts';
import { clockGoingFrom } from '#tests/support/going-clock.ts';
import { load } from '#tests/tools/bench/pages/server-process.ts';
import { measuredPages } from '#tests/tools/bench/support/pages.ts';
import { type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';

/** Requests per second, half of them for cached pages. */
const rate = 100;

/** A CMS outage: cached pages are served, the circuit opens, and the recovered CMS is not flooded (A19). */
export async function soakCmsOutage(season: Hall, seconds: number): Promise<Report> {
  const site = await startBenchSite(season, clockGoingFrom(season.startsAt));
  const faults = `${site.cmsUrl}/__faults`;
  const calls = `${site.cmsUrl}/__calls`;
  const calendar = measuredPages(season).find(({ name }) => name === 'calendar');
  const known = site.url + (calendar?.address ?? '/');
  try {
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
    const most = 20 + Math.ceil(seconds / 5) * 2 + Math.ceil(seconds / 10) * 4;
    return {
      tables: [
        {
          title: `The CMS away for ${seconds} s, ${rate} questions a second`,
          head: ['', ''],
          rows: [
            ['answers of a known page', String(cachedLoad.answers)],
            ['bad ones', String(cachedLoad.bad)],
            ['questions to the CMS', String(callCount)],
            ['questions to it in the first seconds after', String(await fetchCallSum(calls))],
          ],
        },
      ],
      goals: [
        {
          name: 'bad answers of a known page',
          measured: cachedLoad.bad,
          unit: '',
          bound: { kind: 'atMost', value: 0 },
        },
        {
          name: 'questions to a CMS that is away',
          measured: callCount,
          unit: '',
          bound: { kind: 'atMost', value: most },
        },
        {
          name: 'until an unknown page is drawn again',
          measured: recovered,
          unit: ' s',
          bound: { kind: 'atMost', value: 150 },
        },
      ],
      notes: [],
    };
  } finally {
    await site.close();
  }
}

async function fetchCallSum(calls: string): Promise<number> {
  const counts = (await (await fetch(calls)).json()) as Record<string, number>;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function secondsUntilGood(url: string): Promise<number> {
  const started = performance.now();
  for (let one = 0; one < 400; one += 1) {
    const { status } = await fetch(url);
    if (status === 200) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  return (performance.now() - started) / 1000;
}
