import { setTimeout as passed } from 'node:timers/promises';
import { season } from '#tests/support/season.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { type AtEnd, atLeast, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startServerProcess } from '#tests/tools/bench/support/server-process.ts';

/** More distinct uncached addresses than can be rendered, in parallel with visitors of a cached page (C03). */
export async function flood(atEnd: AtEnd, seconds: number): Promise<Report> {
  const site = await startServerProcess(atEnd, { kind: 'site' });
  const url = site.url + findPagePath(season, 'eventOverview');
  const visitors = { rate: 50, connections: 5 };
  await fetch(url);
  const calm = await floodUnknown(site.url, 5, 4);
  const [flooded, cachedLoad] = await Promise.all([
    floodUnknown(site.url, seconds, 200),
    load(url, seconds, visitors),
  ]);
  await passed(5000);
  const after = await load(url, 3, visitors);
  const [inCalm, inFlood] = [calm.rendered / 5, flooded.rendered / seconds];
  return {
    tables: [
      {
        title: `Two hundred at once who ask for something else each time, for ${seconds} s`,
        head: ['', ''],
        rows: Object.entries({
          'rendered in a second, calm': inCalm,
          'rendered in a second, flooded': inFlood,
          'refused for a while (503)': flooded.refused,
          'answers of the cached page': cachedLoad.answers,
          'bad ones': cachedLoad.bad,
          'p99 of the cached page, ms': cachedLoad.p99,
          'p99 five seconds later, ms': after.p99,
        }),
      },
    ],
    goals: [
      atMost('bad answers of the cached page', cachedLoad.bad, 0),
      atLeast('rendered in the flood, beside the calm', inFlood / inCalm, 0.8),
      atMost('p99 five seconds later', after.p99, 250, ' ms'),
    ],
  };
}

/** Requests distinct unknown addresses over `connections` connections, each as soon as the previous one is answered. */
async function floodUnknown(origin: string, seconds: number, connections: number) {
  const path = (number: number) => `/nieuw-${connections}-${number}`;
  const { statuses } = await load(origin, seconds, { connections, path, headers: {} });
  return { rendered: statuses['404'] ?? 0, refused: statuses['503'] ?? 0 };
}
