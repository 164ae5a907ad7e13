import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { hall } from '#fixtures/hall/hall.ts';
import { type HydrationState, stateElementId } from '#src/hydration-state.ts';
import { serializeForScript } from '#src/rendering/document.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { bareElements, normalizeMarkup } from '#tests/tools/bench/renders/bare-tree.ts';
import { createPageRenderer } from '#tests/tools/bench/renders/page-renderer.ts';
import { plainTemplate } from '#tests/tools/bench/renders/plain-template.ts';
import { medianInterval } from '#tests/tools/bench/support/bootstrap.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { type Round, ratios, steadyRounds } from '#tests/tools/bench/support/round.ts';
import { type Contender, runRounds } from '#tests/tools/bench/support/run-rounds.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';

const contestRounds = 18;
const milliseconds = { warmUp: 3000, turn: 400 };

/** Renders the calendar with the site, with bare React and with a plain template, in turns. Rejects if they do not render the same page. */
export async function compareRenderers(): Promise<Report> {
  const season = hall(1888, afternoon);
  const site = createPageRenderer(season, findPagePath(season, 'eventOverview'));
  const { html, state } = await site();
  const tree = bareElements(html);
  const plain = plainTemplate(html);
  if (normalizeMarkup(renderToString(tree)) !== normalizeMarkup(html))
    throw new Error('Bare React renders another page.');
  if (plain() !== html) throw new Error('The plain template writes another page.');
  const contenders: readonly Contender[] = [
    { name: 'site', once: site },
    { name: 'whole', once: async () => withState(await site()) },
    { name: 'bare', once: () => renderToString(tree) },
    { name: 'plain', once: plain },
  ];
  const canary = { name: 'canary', once: () => createHash('sha256').update(html).digest('hex') };
  const rounds = await runRounds({ contenders, canary, rounds: contestRounds, ...milliseconds }, stopwatch);
  return createReport(rounds, { html: html.length, state: JSON.stringify(state).length });
}

/** The CPU time of the whole process, its worker threads included. */
const stopwatch = {
  wall: () => performance.now(),
  work: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

function withState({ html, state }: { readonly html: string; readonly state: HydrationState }): string {
  return html.replace(
    '</body>',
    () =>
      `<script type="application/json" id="${stateElementId}">${serializeForScript(state)}</script></body>`,
  );
}

/** The seed of the bootstrap, so that the same rounds have the same intervals. */
const seed = 1888;

function createReport(
  rounds: readonly Round[],
  size: { readonly html: number; readonly state: number },
): Report {
  const steadiness = steadyRounds(rounds);
  if (steadiness.kind === 'tooNoisy') {
    const note = `${steadiness.dropped} of ${rounds.length} rounds were dropped: the machine is too busy to measure`;
    return { tables: [], goals: [], notes: [note] };
  }
  const random = new SeededRandom(seed);
  const compared = (name: string, to: string) => {
    const values = ratios(steadiness.rounds, name, to);
    const { low, high } = medianInterval(values, () => random.fraction());
    return {
      ratio: median(values),
      cells: [formatNumber(median(values)), `${formatNumber(low)} to ${formatNumber(high)}`],
    };
  };
  const rate = (name: string) =>
    formatNumber(Math.round(median(steadiness.rounds.map(({ rates }) => rates[name] ?? 0))));
  const toBare = compared('site', 'bare');
  return {
    tables: [
      {
        title: `The calendar, rendered in one process with warm data (${size.html} characters of HTML, ${size.state} of data)`,
        head: ['compared', 'ratio', '95 % interval', 'each in a second of work'],
        rows: [
          ['site to bare React', ...toBare.cells, `${rate('site')} to ${rate('bare')}`],
          [
            'site with its data to bare React',
            ...compared('whole', 'bare').cells,
            `${rate('whole')} to ${rate('bare')}`,
          ],
          [
            'site to a plain template',
            ...compared('site', 'plain').cells,
            `${rate('site')} to ${rate('plain')}`,
          ],
          [
            'bare React to a plain template',
            ...compared('bare', 'plain').cells,
            `${rate('bare')} to ${rate('plain')}`,
          ],
        ],
      },
    ],
    goals: [
      {
        name: 'renders of the calendar, as a ratio to bare React',
        measured: toBare.ratio,
        unit: '',
        bound: { kind: 'atLeast', value: 0.25 },
      },
    ],
    notes: [
      `${steadiness.dropped} of ${rounds.length} rounds were dropped because the machine changed during them`,
    ],
  };
}
