import type { RunOptions } from '#tests/tools/run/options.ts';

/** One command of the run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...words: string[]];
  /** Its report format and file; absent for a step that only succeeds or fails. */
  readonly report?: { readonly by: 'vitest' | 'playwright'; readonly file: string };
  /** Whether it needs a browser. */
  readonly inBrowser?: boolean;
  /** The step that must succeed before. */
  readonly needs?: string;
}

const types: Step = { name: 'types', command: ['npm', 'run', 'types'] };
const lint: Step = { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] };
const format: Step = { name: 'format', command: ['oxfmt', '--check'] };
const spec: Step = { name: 'spec', command: ['tsx', 'tests/tools/spec.ts', '--strict'] };
const build: Step = { name: 'build', command: ['npm', 'run', 'build'] };
const offline: Step = { name: 'build:offline', command: ['npm', 'run', 'build:offline'] };

function vitest(project: 'domain' | 'node' | 'commands'): Step {
  const file = `test-results/${project}.json`;
  return {
    name: project,
    // Unhandled rejections are not in the report, only in the output of the dot reporter.
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./tests/tools/run/skip-notes-reporter.ts',
      `--outputFile.json=${file}`,
    ],
    report: { by: 'vitest', file },
  };
}

const commands: Step = { ...vitest('commands'), inBrowser: true, needs: 'build' };

function e2e(shard: string | undefined): Step {
  return {
    name: 'e2e',
    command: ['playwright', 'test', ...(shard === undefined ? [] : [`--shard=${shard}`])],
    report: { by: 'playwright', file: 'test-results/e2e.json' },
    inBrowser: true,
    needs: 'build',
  };
}

/** Sequential steps. */
type Job = readonly Step[];

/** The jobs of a stage run in parallel; stages run one after the other. */
export type Stage = readonly Job[];

/**
 * The steps of a run; CI runs all. Each of the commands mostly waits for a process to start, and they rebuild `dist`, so the browser
 * tests follow them. Those use the cores that the tests of the other job leave, and all of them at the end.
 */
export function planStages({ only, shard }: RunOptions): readonly Stage[] {
  if (only === undefined) {
    const besides = [build, offline, commands, e2e(undefined)];
    return [[[types, lint, format, spec, vitest('domain'), vitest('node')], besides]];
  }
  switch (only) {
    case 'domain':
    case 'node':
      return [[[vitest(only)]]];
    case 'commands':
      return [[[build, offline, commands]]];
    case 'e2e':
      return [[[build, offline, e2e(shard)]]];
  }
}
