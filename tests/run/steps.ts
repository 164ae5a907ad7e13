import type { RunOptions } from '#tests/run/options.ts';

/** One command of the run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...words: string[]];
  /** What it writes down about its tests, and where; absent for a step that only succeeds or fails. */
  readonly report?: { readonly by: 'vitest' | 'playwright'; readonly file: string };
  /** It opens a browser. */
  readonly inBrowser?: boolean;
  /** The step without which it cannot begin. */
  readonly needs?: string;
}

const types: Step = { name: 'types', command: ['npm', 'run', 'types'] };
const lint: Step = { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] };
const format: Step = { name: 'format', command: ['biome', 'ci', '.'] };
const spec: Step = { name: 'spec', command: ['tsx', 'tests/spec.ts', '--strict'] };
const build: Step = { name: 'build', command: ['npm', 'run', 'build'] };
const offline: Step = { name: 'build:offline', command: ['npm', 'run', 'build:offline'] };

function vitest(project: 'domain' | 'node' | 'commands'): Step {
  const file = `test-results/${project}.json`;
  return {
    name: project,
    // A promise that nobody held is told by no report: the dots say it.
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
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

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** The lanes of a stage run beside each other; a stage begins when the one before has ended. */
export type Stage = readonly Lane[];

/**
 * The steps of a run; what CI does is `all`. The commands run beside the tests of the node project because each of them mostly
 * waits for one process to start. They rebuild `dist`, so no browser may be open; the browsers then have the machine to themselves.
 */
export function stagesOf({ only, shard }: RunOptions): readonly Stage[] {
  if (only === undefined) {
    const besides = [build, offline, commands];
    return [[[types, lint, format, spec, vitest('domain'), vitest('node')], besides], [[e2e(undefined)]]];
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
