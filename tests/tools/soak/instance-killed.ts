import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as passed } from 'node:timers/promises';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { root } from '#tests/root.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { load } from '#tests/tools/bench/pages/server-process.ts';
import type { Report } from '#tests/tools/bench/support/report.ts';

const instances = 2;
const connections = 20;
const rate = 100;

/** One of two instances behind one port is killed under load: only its open requests fail, and it is replaced (C11). */
export async function instanceKilled(season: Hall, seconds: number): Promise<Report> {
  const clock = new SystemClock();
  const sandbox = await startSandbox({
    hall: season,
    port: 0,
    directory: ':memory:',
    now: () => clock.now(),
  });
  const site = await siteOf(sandbox.urls);
  try {
    const phase = Math.max(5, Math.min(seconds, 60));
    const loading = load(site.url, phase, { rate, connections });
    await passed((phase * 1000) / 3);
    const [victim] = site.pids();
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    const during = await loading;
    const after = await load(site.url, phase, { rate, connections });
    const living = site.pids().filter((pid) => pid !== victim);
    return {
      tables: [
        {
          title: `One of ${instances} instances killed, ${rate} questions a second over ${connections} connections`,
          head: ['', 'answers', 'lost'],
          rows: [
            [`${phase} s around it`, String(during.answers), String(during.bad)],
            [`${phase} s after it`, String(after.answers), String(after.bad)],
          ],
        },
      ],
      goals: [
        {
          name: 'questions lost with it, at most one on each connection',
          measured: during.bad,
          unit: '',
          bound: { kind: 'atMost', value: connections },
        },
        {
          name: 'questions lost after it',
          measured: after.bad,
          unit: '',
          bound: { kind: 'atMost', value: 0 },
        },
        {
          name: 'instances at the end',
          measured: living.length,
          unit: '',
          bound: { kind: 'atLeast', value: instances },
        },
      ],
      notes: [],
    };
  } finally {
    site.stop();
    await sandbox.close();
  }
}

type SandboxUrls = Awaited<ReturnType<typeof startSandbox>>['urls'];

/** Starts the built site as `npm run serve` does, and waits until every instance is ready. */
async function siteOf(urls: SandboxUrls) {
  const served = spawn(
    process.execPath,
    [join(root, 'dist/server/main.js'), '--instances', String(instances)],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        ...environmentOf(urls),
        SHUTDOWN_DRAIN_MS: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await readyAt(served);
  while ((await fetch(url)).status !== 200) await passed(500);
  return {
    url,
    /** The process ids of the living instances, the oldest first (Linux only). */
    pids: () =>
      readFileSync(`/proc/${served.pid}/task/${served.pid}/children`, 'utf8').trim().split(' ').map(Number),
    stop: () => void served.kill('SIGTERM'),
  };
}

async function readyAt({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The site says nothing.');
  const lines = createInterface({ input: stdout });
  let ready = 0;
  while (ready < instances) {
    const [line] = (await once(lines, 'line')) as [string];
    const [, url] = /^Ready: (\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    ready += 1;
    if (ready === instances) return url;
  }
  throw new Error('The site never got ready.');
}
