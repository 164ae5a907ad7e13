import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { load, startServerProcess } from '#tests/tools/bench/pages/server-process.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import type { CrowdOptions } from '#tests/tools/soak/slow-crowd.ts';

const connections = 1000;

/**
 * A thousand connections that send one byte and then nothing, in parallel with ordinary visitors (C01). They are in a separate process,
 * so that they do not slow down the measuring process.
 */
export async function slowVisitors(seconds: number): Promise<Report> {
  const site = await startServerProcess({ kind: 'site' });
  let crowd: ChildProcess | undefined;
  try {
    const url = `${site.url}/`;
    await fetch(url);
    const alone = await load(url, 15, { rate: 100 });
    crowd = crowdAt(Number(new URL(site.url).port));
    const beside = await load(url, Math.max(15, Math.min(seconds, 60)), { rate: 100 });
    const closed = await closedOf(crowd);
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
        { name: 'bad answers', measured: beside.bad, unit: '', bound: { kind: 'atMost', value: 0 } },
        {
          name: 'slow ones closed',
          measured: closed,
          unit: '',
          bound: { kind: 'atLeast', value: connections },
        },
        {
          name: 'p99 beside them',
          measured: beside.p99,
          unit: ' ms',
          bound: { kind: 'atMost', value: Math.max(20, alone.p99 * 1.5) },
        },
      ],
      notes: [],
    };
  } finally {
    crowd?.disconnect();
    site.close();
  }
}

function crowdAt(port: number): ChildProcess {
  const file = new URL('./slow-crowd.ts', import.meta.url).pathname;
  const options: CrowdOptions = { port, connections };
  return fork(file, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
}

async function closedOf(crowd: ChildProcess): Promise<number> {
  crowd.send('closed');
  const [{ closed }] = (await once(crowd, 'message')) as [{ closed: number }];
  return closed;
}
