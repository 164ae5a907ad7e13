import autocannon from 'autocannon';
import type { Hall } from '#domain/hall/edition.ts';
import { measuredPages } from '#tests/bench/kit/pages.ts';
import { figure, type Report } from '#tests/bench/kit/report.ts';
import { runningSite } from '#tests/bench/kit/running-site.ts';
import { load } from '#tests/bench/pages/served.ts';
import { clockFrom } from '#tests/soak/constant-load.ts';

/** More searches than can be drawn, each another one, beside visitors of a page that is kept (C03). */
export async function flood(season: Hall, seconds: number): Promise<Report> {
  const site = await runningSite(season, clockFrom(season));
  const calendar = measuredPages(season).find(({ name }) => name === 'calendar');
  const url = site.url + (calendar?.address ?? '/');
  try {
    await fetch(url);
    const calm = await searched(url, 5, 4);
    const [drawn, kept] = await Promise.all([
      searched(url, seconds, 200),
      load(url, seconds, { rate: 50, connections: 5 }),
    ]);
    await new Promise((resolve) => {
      setTimeout(resolve, 5000);
    });
    const after = await load(url, 3, { rate: 50, connections: 5 });
    const goodput = drawn.good / seconds / Math.max(1, calm.good / 5);
    return {
      tables: [
        {
          title: `Two hundred at once who search for something else each time, for ${seconds} s`,
          head: ['', ''],
          rows: [
            ['searches drawn in a second, calm', figure(calm.good / 5)],
            ['searches drawn in a second, flooded', figure(drawn.good / seconds)],
            ['searches refused for a while (503)', String(drawn.refused)],
            ['answers of the kept page', String(kept.answers)],
            ['bad ones', String(kept.bad)],
            ['p99 of the kept page, ms', figure(kept.p99)],
            ['p99 five seconds later, ms', figure(after.p99)],
          ],
        },
      ],
      goals: [
        {
          name: 'bad answers of the kept page',
          measured: kept.bad,
          unit: '',
          bound: { kind: 'atMost', value: 0 },
        },
        {
          name: 'searches drawn, beside the calm',
          measured: goodput,
          unit: '',
          bound: { kind: 'atLeast', value: 0.8 },
        },
        {
          name: 'p99 five seconds later',
          measured: after.p99,
          unit: ' ms',
          bound: { kind: 'atMost', value: 250 },
        },
      ],
      notes: [],
    };
  } finally {
    await site.close();
  }
}

/** Searches, each for another word, by so many at once who ask again as soon as they are answered. */
async function searched(url: string, seconds: number, connections: number) {
  let word = 0;
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    timeout: 30,
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          word += 1;
          return { ...request, path: `${new URL(url).pathname}?keyword=woord${word}` };
        },
      },
    ],
  });
  return { good: result['2xx'], refused: result['5xx'] };
}
