import { load } from '#tests/tools/bench/support/load.ts';
import { atLeast, atMost, formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import {
  forkProgram,
  receiveMessage,
  startServerProcess,
} from '#tests/tools/bench/support/server-process.ts';
import type { SlowCrowdOptions } from '#tests/tools/soak/slow-crowd-child.ts';

const connections = 1000;

/**
 * A thousand connections that send one byte and then nothing, in parallel with ordinary visitors (C01). They are in a separate process,
 * so that they do not slow down the measuring process.
 */
export async function slowVisitors(seconds: number): Promise<Report> {
  const site = await startServerProcess({ kind: 'site' });
  const url = `${site.url}/`;
  try {
    await fetch(url);
    const alone = await load(url, 15, { rate: 100 });
    const options: SlowCrowdOptions = { port: Number(new URL(url).port), connections };
    const crowd = forkProgram(new URL('./slow-crowd-child.ts', import.meta.url), options);
    const beside = await load(url, Math.max(15, Math.min(seconds, 60)), { rate: 100 });
    crowd.send('closed');
    const { closed } = (await receiveMessage(crowd)) as { readonly closed: number };
    crowd.disconnect();
    return {
      tables: [
        {
          title: `${connections} connections that are slow on purpose`,
          head: ['', ''],
          rows: [
            ['p99 without them, ms', formatNumber(alone.p99)],
            ['p99 beside them, ms', formatNumber(beside.p99)],
            ['closed by the site', String(closed)],
          ],
        },
      ],
      goals: [
        atMost('bad answers', beside.bad, 0),
        atLeast('slow ones closed', closed, connections),
        atMost('p99 beside them', beside.p99, Math.max(20, alone.p99 * 1.5), ' ms'),
      ],
      notes: [],
    };
  } finally {
    site.close();
  }
}
