import { sum } from 'simple-statistics';
import { root } from '#tests/root.ts';
import { installTools } from '#tests/tools/run/install-tools.ts';
import { formatCounts, formatSummary, type Outcome } from '#tests/tools/run/outcome.ts';
import { runStep, withFailure } from '#tests/tools/run/run-step.ts';
import { build, planJobs, type Step, usage } from '#tests/tools/run/steps.ts';

/** `npm test`: everything that CI does. A step that fails stops no other, but for the build those that need it. */
const jobs = planJobs(process.argv.slice(2));
if (!jobs) {
  console.error(usage);
  process.exit(2);
}

const outcomes = new Map<Step, Outcome>();
await installTools(jobs.flat(), root);
await Promise.all(jobs.map((steps) => runJob(steps.filter(({ isLast }) => !isLast))));
await runJob(jobs.flat().filter(({ isLast }) => isLast));
const all = [...outcomes.values()];
const whole: Outcome = {
  passed: sum(all.map(({ passed }) => passed)),
  failures: all.flatMap(({ failures }) => failures),
  skipped: all.flatMap(({ skipped }) => skipped),
};
for (const line of formatSummary(whole)) console.log(line);
process.exitCode = whole.passed > 0 && whole.failures.length === 0 ? 0 : 1;

async function runJob(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const startedAt = performance.now();
    const isStopped = step.inBrowser && outcomes.get(build)?.failures.length !== 0;
    const outcome = isStopped
      ? withFailure(`${step.name} did not begin, because build failed`)
      : await runStep(step, root);
    outcomes.set(step, outcome);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
    const isGood = outcome.failures.length === 0;
    const result = step.runsTests ? formatCounts(outcome) : isGood ? 'good' : 'failed';
    console.log(`${isGood ? '+' : '-'} ${step.name.padEnd(8)} ${seconds} s   ${result}`);
  }
}
