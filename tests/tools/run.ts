import { existsSync, readFileSync } from 'node:fs';
import { sum } from 'simple-statistics';
import { installTools } from '#tests/tools/run/install-tools.ts';
import { type Outcome, runStep, type Step } from '#tests/tools/run/step.ts';

/** `npm test`, and with `--all` `npm run test:all`. The steps follow each other, because each uses all cores itself. */
const isAll = process.argv.includes('--all');
if (isAll) process.env['TEST_ALL'] = '1';
const browserReport = 'test-results/browser.json';
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = browserReport;
const unit = 'vitest run --project domain --project node';
const elsewhere = 'cross-env TZ=Pacific/Kiritimati LC_ALL=ar_EG.UTF-8';

const steps: readonly Step[] = [
  { name: 'types', command: 'npm run types' },
  { name: 'lint', command: `oxlint --deny-warnings${isAll ? ' --type-aware' : ''}` },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'spec', command: 'npm run spec -- --strict' },
  // One run: the start of another, which loads many of the same modules, takes seconds.
  vitest('unit', unit),
  { name: 'build', command: 'npm run build' },
  { name: 'build:offline', command: 'npm run build:offline -- --logLevel warn' },
  { name: 'browser', command: 'playwright test --reporter=dot,json', report: browserReport },
  ...(isAll
    ? [vitest('elsewhere', `${elsewhere} ${unit}`), vitest('commands', 'vitest run --project commands')]
    : []),
];
/** The most tests that `npm test` gives to a browser, each of which takes seconds. */
const maxBrowserRuns = isAll ? Infinity : 130;

const startedAt = performance.now();
const missing = installTools(isAll);
const outcomes: Outcome[] = [];
for (const step of steps) {
  console.log(`\n== ${step.name}: ${step.command}`);
  const outcome = runStep(step);
  outcomes.push(outcome);
  // What follows would test an older build.
  if (step.name.startsWith('build') && outcome.failed > 0) break;
}
const browserRuns = sum(
  outcomes.map(({ name, passed, failed }) => (name === 'browser' ? passed + failed : 0)),
);
if (browserRuns > maxBrowserRuns) outcomes.push({ name: 'browser runs', passed: 0, failed: 1, skipped: 0 });
console.table(outcomes);
if (missing) console.log(missing);
const wallSeconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(
  `${wallSeconds} s${formatProcessorTime()}, ${browserRuns} browser runs (at most ${maxBrowserRuns})`,
);
const total = (count: 'passed' | 'failed' | 'skipped') => sum(outcomes.map((outcome) => outcome[count]));
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;

function vitest(name: string, command: string): Step {
  const report = `test-results/${name}.json`;
  return { name, command: `${command} --reporter=dot --reporter=json --outputFile=${report}`, report };
}

/** The time of all child processes, of which Linux keeps count in hundredths of a second: fields 16 and 17 of proc(5). */
function formatProcessorTime(): string {
  if (!existsSync('/proc/self/stat')) return '';
  const [user, system] = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(13);
  return `, ${((Number(user) + Number(system)) / 100).toFixed(0)} s of processor time`;
}
