import type { Part } from '#tests/run/options.ts';

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

const types: Step = { name: 'types', command: ['tsc', '-p', '.'] };
const lint: Step = { name: 'lint', command: ['oxlint', '--deny-warnings'] };
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

const commands: Step = { ...vitest('commands'), needs: 'build' };

const e2e: Step = {
  name: 'e2e',
  command: ['playwright', 'test', '--retries=1'],
  report: { by: 'playwright', file: 'test-results/e2e.json' },
  inBrowser: true,
  needs: 'build',
};

/** The steps of a run, in order; what CI does is `all`. */
export function stepsOf(what: Part | 'all'): readonly Step[] {
  switch (what) {
    case 'domain':
    case 'node':
      return [vitest(what)];
    case 'e2e':
      return [build, offline, e2e];
    case 'all':
      return [types, lint, format, spec, vitest('domain'), vitest('node'), build, offline, commands, e2e];
  }
}
