import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';
import { run } from '#tests/tools/run/command.ts';
import { installTools } from '#tests/tools/run/install-tools.ts';
import { parseOptions, usage } from '#tests/tools/run/options.ts';
import {
  formatSummary,
  isSuccessful,
  type Outcome,
  sumOutcomes,
  toOutcome,
} from '#tests/tools/run/outcome.ts';
import { readPlaywrightReport } from '#tests/tools/run/playwright-report.ts';
import { siteLogFile } from '#tests/tools/run/site-log.ts';
import { planStages, type Step } from '#tests/tools/run/steps.ts';
import { readVitestReport } from '#tests/tools/run/vitest-report.ts';

/** `npm test`: everything that CI does. A step that fails stops only those that need it. */
const options = parseOptions(process.argv.slice(2));
if (!options) {
  console.error(usage);
  process.exit(2);
}

mkdirSync(join(root, 'test-results'), { recursive: true });
const outcomes = new Map<string, Outcome>();
const stages = planStages(options);
await installTools(stages.flat(2), root);
for (const jobs of stages) await Promise.all(jobs.map(runJob));
const whole = sumOutcomes([...outcomes.values()]);
for (const line of formatSummary(whole)) console.log(line);
process.exitCode = isSuccessful(whole) ? 0 : 1;

async function runJob(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const startedAt = performance.now();
    const outcome = await outcomeOfStep(step);
    outcomes.set(step.name, outcome);
    console.log(formatLine(step, outcome, performance.now() - startedAt));
  }
}

async function outcomeOfStep(step: Step): Promise<Outcome> {
  if (step.needs && (outcomes.get(step.needs)?.failures.length ?? 0) > 0) {
    return oneFailure(step, `did not begin, because ${step.needs} failed`);
  }
  if (step.inBrowser && !findBrowser()) return oneFailure(step, 'found no browser');
  return outcomeOfRun(step);
}

async function outcomeOfRun(step: Step): Promise<Outcome> {
  if (step.report) rmSync(join(root, step.report.file), { force: true });
  const exit = await run(step.command, root);
  return toOutcome(step.name, exit, reportedBy(step));
}

/** A report that is missing or broken off counts as one without tests: the step that should have written it has failed. */
function reportedBy({ report }: Step): Outcome | undefined {
  if (!report) return undefined;
  try {
    const json = readFileSync(join(root, report.file), 'utf8');
    return report.by === 'vitest' ? readVitestReport(json, root) : readPlaywrightReport(json, readSiteLog());
  } catch {
    return { passed: 0, failures: [], skipped: [] };
  }
}

/** The log of the site; empty if the site did not start. */
function readSiteLog(): string {
  const file = join(root, siteLogFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function oneFailure({ name }: Step, reason: string): Outcome {
  return { passed: 0, failures: [{ name: `${name} ${reason}`, message: '' }], skipped: [] };
}

function formatLine(
  { name, report }: Step,
  { passed, failures, skipped }: Outcome,
  milliseconds: number,
): string {
  const sign = failures.length === 0 ? '+' : '-';
  const count = report
    ? `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`
    : failures.length === 0
      ? 'good'
      : 'failed';
  return `${sign} ${name.padEnd(8)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${count}`;
}
