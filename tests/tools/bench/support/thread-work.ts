import type { CDPSession } from 'playwright';

/** The CPU throttling of benchmarks in a browser, about a mid-range phone. */
export const slowdown = 4;

/** What a page's main thread has done so far, in milliseconds of CPU time. */
export interface ThreadWork {
  readonly all: number;
  readonly script: number;
  /** Styles and layout. */
  readonly layout: number;
}

/** Lets Chromium count the work of a page from now on. */
export async function countThreadWork(devtools: CDPSession): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

export async function readThreadWork(devtools: CDPSession): Promise<ThreadWork> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (...names: readonly string[]) =>
    metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0);
  return {
    all: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration', 'V8CompileDuration'),
    layout: milliseconds('LayoutDuration', 'RecalcStyleDuration'),
  };
}
