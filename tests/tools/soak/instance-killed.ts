import { readFileSync } from 'node:fs';
import { setTimeout as passed } from 'node:timers/promises';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { season } from '#tests/support/season.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { type AtEnd, atLeast, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startBenchSandbox } from '#tests/tools/bench/support/running-site.ts';
import { builtRelease, serveRelease } from '#tests/tools/soak/releases.ts';

const instances = 2;
const connections = 20;
const rate = 100;

/** One of two instances behind one port is killed under load: only its open requests fail, and it is replaced (C11). */
export async function instanceKilled(atEnd: AtEnd, seconds: number): Promise<Report> {
  const sandbox = await startBenchSandbox(atEnd, season, new SystemClock());
  const site = await serveRelease(atEnd, builtRelease, environmentOf(sandbox.urls), { instances });
  while ((await fetch(site.url)).status !== 200) await passed(500);
  const phase = Math.max(5, Math.min(seconds, 60));
  const loading = load(site.url, phase, { rate, connections });
  await passed((phase * 1000) / 3);
  const [victim] = listChildren(site.pid);
  if (victim !== undefined) process.kill(victim, 'SIGKILL');
  const during = await loading;
  const after = await load(site.url, phase, { rate, connections });
  const living = listChildren(site.pid).filter((pid) => pid !== victim);
  return {
    tables: [
      {
        title: `One of ${instances} instances killed, ${rate} questions a second over ${connections} connections`,
        head: ['', 'answers', 'lost'],
        rows: [
          [`${phase} s around it`, during.answers, during.bad],
          [`${phase} s after it`, after.answers, after.bad],
        ],
      },
    ],
    goals: [
      atMost('questions lost with it, at most one on each connection', during.bad, connections),
      atMost('questions lost after it', after.bad, 0),
      atLeast('instances at the end', living.length, instances),
    ],
  };
}

/** The child processes of a process, the oldest first (Linux only). */
function listChildren(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}
