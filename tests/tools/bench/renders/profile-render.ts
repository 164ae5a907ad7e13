import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { setImmediate as startNextTask } from 'node:timers/promises';
import { hall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { createPageRenderer } from '#tests/tools/bench/renders/page-renderer.ts';
import { findSampledFunctions, sumByOwner } from '#tests/tools/bench/renders/work-by-owner.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';

const milliseconds = { warmUp: 3000, profiled: 8000 };

/** Owners and functions with less than this share are left out. */
const leastShare = 0.005;

/** Renders the calendar with warm data, and reports whose code takes the time. */
export async function profileRender(): Promise<Report> {
  const season = hall(1888, afternoon);
  const renderPage = createPageRenderer(season, findPagePath(season, 'eventOverview'));
  await repeat(renderPage, milliseconds.warmUp);
  const { profile, msPerRender } = await profiled(() => repeat(renderPage, milliseconds.profiled));
  const functions = findSampledFunctions(profile, createSourceFinder());
  const row = (name: string, share: number) => [
    name,
    `${formatNumber(share * 100)} %`,
    formatNumber(share * msPerRender),
  ];
  const isLarge = ({ share }: { readonly share: number }) => share >= leastShare;
  return {
    tables: [
      {
        title: `Whose code renders the calendar, of ${formatNumber(msPerRender)} ms of CPU time`,
        head: ['package or folder', 'share', 'ms'],
        rows: sumByOwner(functions)
          .filter(isLarge)
          .map(({ owner, share }) => row(owner, share)),
      },
      {
        title: 'Its functions by their own time',
        isDetail: true,
        head: ['function', 'share', 'ms'],
        rows: functions.filter(isLarge).map(({ name, file, share }) => row(`${name} ${file}`, share)),
      },
    ],
    goals: [],
    notes: [],
  };
}

/** Repeats the work, each time in a task of its own, as a server handles requests. */
async function repeat(act: () => Promise<unknown>, durationMs: number): Promise<number> {
  const started = performance.now();
  let times = 0;
  for (; performance.now() - started < durationMs; times += 1) {
    await act();
    await startNextTask();
  }
  return times;
}

async function profiled(
  act: () => Promise<number>,
): Promise<{ readonly profile: Profiler.Profile; readonly msPerRender: number }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  const before = process.cpuUsage();
  const times = await act();
  const { user, system } = process.cpuUsage(before);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return { profile, msPerRender: (user + system) / 1000 / times };
}

/** Finds sources by the source maps of this program; code of packages is not compiled into it. */
function createSourceFinder() {
  const folder = new URL('.', import.meta.url).href;
  const maps = new Map<string, SourceMap>();
  return (url: string, line: number, column: number): string | undefined => {
    if (!url.startsWith(folder)) return undefined;
    const map = maps.get(url) ?? new SourceMap(JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')));
    maps.set(url, map);
    const origin = map.findEntry(line, column);
    return 'originalSource' in origin ? origin.originalSource.replace(/^(?:\.\.\/)+/, '') : undefined;
  };
}
