import { hall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { load } from '#tests/tools/bench/pages/server-process.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { quantile } from '#tests/tools/bench/support/statistics.ts';

const crowd = 200;

/** Measures two hundred concurrent requests for an uncached calendar, and requests while the CMS is down. */
export async function stampede(): Promise<Report> {
  const season = hall(1888, afternoon);
  const site = await startBenchSite(season);
  const calendar = site.url + findPagePath(season, 'eventOverview');
  const english = `${site.url}/en`;
  try {
    const alone = await timed(english);
    const waits = await Promise.all(Array.from({ length: crowd }, () => timed(calendar)));
    const renders = waits.filter(({ cacheStatus }) => cacheStatus.includes('stored')).length;
    const repeated = Object.values(await fetchCallCounts(site.cmsUrl)).filter((count) => count > 1).length;
    await fetch(`${site.cmsUrl}/__faults`, {
      method: 'POST',
      body: JSON.stringify({ route: '*', status: 500 }),
    });
    const away = await load(calendar, 3);
    const p99 = quantile(
      waits.map(({ milliseconds }) => milliseconds),
      0.99,
    );
    return {
      tables: [
        {
          title: `${crowd} concurrent requests for an uncached calendar`,
          head: ['', ''],
          rows: [
            ['renders', String(renders)],
            ['upstream requests sent twice', String(repeated)],
            ['p99, ms', formatNumber(p99)],
            ['one request alone, home, ms', formatNumber(alone.milliseconds)],
          ],
        },
        {
          title: 'A cached calendar while the CMS is down, three seconds',
          head: ['', ''],
          rows: [
            ['responses', String(away.answers)],
            ['bad responses', String(away.bad)],
            ['p99, ms', formatNumber(away.p99)],
          ],
        },
      ],
      goals: [
        {
          name: 'renders for two hundred concurrent requests',
          measured: renders,
          unit: '',
          bound: { kind: 'atMost', value: 1 },
        },
        {
          name: 'upstream requests sent twice',
          measured: repeated,
          unit: '',
          bound: { kind: 'atMost', value: 0 },
        },
        {
          name: 'bad responses while the CMS is down',
          measured: away.bad,
          unit: '',
          bound: { kind: 'atMost', value: 0 },
        },
      ],
      notes: [],
    };
  } finally {
    await site.close();
  }
}

async function timed(url: string): Promise<{ readonly milliseconds: number; readonly cacheStatus: string }> {
  const started = performance.now();
  const answer = await fetch(url, { redirect: 'manual' });
  await answer.arrayBuffer();
  return { milliseconds: performance.now() - started, cacheStatus: answer.headers.get('cache-status') ?? '' };
}

async function fetchCallCounts(cmsUrl: string): Promise<Readonly<Record<string, number>>> {
  const calls = (await (await fetch(`${cmsUrl}/__calls`)).json()) as Record<string, number>;
  return Object.fromEntries(Object.entries(calls).filter(([name]) => name.startsWith('GET')));
}
