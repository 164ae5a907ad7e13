import { setImmediate as startNextTask } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { createHall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { findPagePath } from '#tests/support/measured-pages.ts';
import { bareElements, normalizeMarkup } from '#tests/tools/bench/renders/bare-tree.ts';
import { createPageRenderer } from '#tests/tools/bench/renders/page-renderer.ts';
import type { Report } from '#tests/tools/bench/support/report.ts';
import { compareRates, runRounds } from '#tests/tools/bench/support/rounds.ts';
import '#tests/support/hall-time.setup.ts';

/** In CPU time: on a busy machine turns take longer, and each has as many renderings. Some functions are fast after a thousand only. */
const cpuMs = { warmUp: 10_000, turn: 400 };

/** A separate program, built like the site for production; its last line is the report. Its argument is the number of rounds. */
console.log(JSON.stringify(await compareRenderers(Number(process.argv[2]))));

/** Renders the calendar with the site and with bare React, in turns. Rejects if they do not render the same page. */
async function compareRenderers(rounds: number): Promise<Report> {
  const season = createHall(1888, afternoon);
  const site = createPageRenderer(season, findPagePath(season, 'eventOverview'));
  const { html, state } = await site();
  const tree = bareElements(html);
  if (normalizeMarkup(renderToString(tree)) !== normalizeMarkup(html))
    throw new Error('Bare React renders another page.');
  const renderers: Readonly<Record<string, () => unknown>> = {
    site,
    bare: () => renderToString(tree),
  };
  for (const render of Object.values(renderers)) await measureRate(render, cpuMs.warmUp);
  const contenders = Object.entries(renderers).map(([name, render]) => ({
    name,
    measureRate: () => measureRate(render, cpuMs.turn),
  }));
  const comparison = {
    name: 'renders of the calendar, as a ratio to bare React',
    one: 'site',
    other: 'bare',
  };
  return compareRates(
    `The calendar, rendered in one process with warm data (${html.length} characters of HTML, ${JSON.stringify(state).length} of data)`,
    [{ ...comparison, least: 0.28 }],
    await runRounds(contenders, rounds),
  );
}

/**
 * Repeats the work for some milliseconds of CPU time, each time in a task of its own, as a server handles requests. In one long task nothing
 * that a `WeakRef` names can be collected, and the memory of all renderings would slow down the later ones.
 */
async function measureRate(render: () => unknown, durationMs: number): Promise<number> {
  const before = process.cpuUsage();
  let times = 0;
  let spentMs = 0;
  do {
    await render();
    await startNextTask();
    times += 1;
    const { user, system } = process.cpuUsage(before);
    spentMs = (user + system) / 1000;
  } while (spentMs < durationMs);
  return (times / spentMs) * 1000;
}
