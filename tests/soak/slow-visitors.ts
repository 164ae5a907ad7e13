import { connect, type Socket } from 'node:net';
import { figure, type Report } from '#tests/bench/kit/report.ts';
import { load, served } from '#tests/bench/pages/served.ts';

const crowd = 1000;

/** A thousand connections that say one letter and then nothing, beside usual visitors (C01). */
export async function slowVisitors(seconds: number): Promise<Report> {
  const site = await served({ kind: 'site' });
  const { port } = new URL(site.url);
  const sockets: Socket[] = [];
  try {
    const url = `${site.url}/`;
    await fetch(url);
    const alone = await load(url, 5, { rate: 100 });
    let closed = 0;
    for (let one = 0; one < crowd; one += 1) {
      const socket = connect(Number(port), 'localhost', () => socket.write('G'));
      socket.on('error', () => {});
      socket.on('close', () => {
        closed += 1;
      });
      socket.resume();
      sockets.push(socket);
    }
    const beside = await load(url, Math.max(15, Math.min(seconds, 60)), { rate: 100 });
    return {
      tables: [
        {
          title: `${crowd} connections that are slow on purpose`,
          head: ['', ''],
          rows: [
            ['p99 without them, ms', figure(alone.p99)],
            ['p99 beside them, ms', figure(beside.p99)],
            ['closed by the site', String(closed)],
          ],
        },
      ],
      goals: [
        { name: 'bad answers', measured: beside.bad, unit: '', bound: { kind: 'atMost', value: 0 } },
        { name: 'slow ones closed', measured: closed, unit: '', bound: { kind: 'atLeast', value: crowd } },
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
    for (const socket of sockets) socket.destroy();
    site.close();
  }
}
