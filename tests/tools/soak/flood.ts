import autocannon from 'autocannon';
import type { Hall } from '#domain/hall/edition.ts';
import { load, startServerProcess } from '#tests/tools/bench/pages/server-process.ts';
import { measuredPages } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';

/** More distinct uncached addresses than can be rendered, in parallel with visitors of a cached page (C03). */
export async function flood(season: Hall, seconds: number): Promise<Report> {
  const site = await startServerProcess({ kind: 'site' });
  const calendar = measuredPages(season).find(({ name }) => name === 'calendar');
  const url = site.url + (calendar?.address ?? '/');
  try {
    await fetch(url);
    const calm = await floodUnknown(site.url, 5, 4);
    const [flooded, cachedLoad] = await Promise.all([
      floodUnknown(site.url, seconds, 200),
      load(url, seconds, { rate: 50, connections: 5 }),
    ]);
    await new Promise((resolve) => {
      setTimeout(resolve, 5000);
    });
    const after = await load(url, 3, { rate: 50, connections: 5 });
    const [inCalm, inFlood] = [calm.rendered / 5, flooded.rendered / seconds];
    return {
      tables: [
        {
          title: `Two hundred at once who ask for something else each time, for ${seconds} s`,
          head: ['', ''],
          rows: [
            ['drawn in a second, calm', formatNumber(inCalm)],
            ['drawn in a second, flooded', formatNumber(inFlood)],
            ['refused for a while (503)', String(flooded.refused)],
            ['answers of the kept page', String(cachedLoad.answers)],
            ['bad ones', String(cachedLoad.bad)],
            ['p99 of the kept page, ms', formatNumber(cachedLoad.p99)],
            ['p99 five seconds later, ms', formatNumber(after.p99)],
          ],
        },
      ],
      goals: [
        {
          name: 'bad answers of the kept page',
          measured: cachedLoad.bad,
          unit: '',
          bound: { kind: 'atMost', value: 0 },
        },
        {
          name: 'drawn in the flood, beside the calm',
          measured: inFlood / inCalm,
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
    site.close();
  }
}

/** Requests distinct unknown addresses over `connections` connections, each as soon as the previous one is answered. */
async function floodUnknown(origin: string, seconds: number, connections: number) {
  let address = connections * 1_000_000;
  const result = await autocannon({
    url: origin,
    duration: seconds,
    connections,
    timeout: 30,
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          address += 1;
          return { ...request, path: `/nieuw-${address}` };
        },
      },
    ],
  });
  return { rendered: result['4xx'], refused: result['5xx'] };
}
