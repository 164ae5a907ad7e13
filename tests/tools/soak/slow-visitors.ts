import { connect } from 'node:net';
import { load } from '#tests/tools/bench/support/load.ts';
import { type AtEnd, atLeast, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startServerProcess } from '#tests/tools/bench/support/server-process.ts';

const connections = 1000;

/** A thousand connections that send one byte and then nothing, in parallel with ordinary visitors (C01). */
export async function slowVisitors(atEnd: AtEnd, seconds: number): Promise<Report> {
  const site = await startServerProcess(atEnd, { kind: 'site' });
  const url = `${site.url}/`;
  await fetch(url);
  const alone = await load(url, 15, { rate: 100 });
  let closed = 0;
  for (let one = 0; one < connections; one += 1) {
    const socket = connect(Number(new URL(url).port), 'localhost', () => socket.write('G'));
    socket.on('error', () => {});
    socket.on('close', () => (closed += 1));
    socket.resume();
  }
  const beside = await load(url, Math.max(15, Math.min(seconds, 60)), { rate: 100 });
  return {
    tables: [
      {
        title: `${connections} connections that are slow on purpose`,
        head: ['', ''],
        rows: Object.entries({
          'p99 without them, ms': alone.p99,
          'p99 beside them, ms': beside.p99,
          'closed by the site': closed,
        }),
      },
    ],
    goals: [
      atMost('bad answers', beside.bad, 0),
      atLeast('slow ones closed', closed, connections),
      atMost('p99 beside them', beside.p99, Math.max(20, alone.p99 * 1.5), ' ms'),
    ],
  };
}
