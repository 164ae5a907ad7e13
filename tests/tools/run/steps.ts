import { parseArgs } from 'node:util';

/** The usage message. */
export const usage =
  'Usage: npm test [-- --only domain|node|commands|e2e [--shard 1/4]]. Only e2e has shards.';

/** One command of the run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...words: string[]];
  /** Whether its reporter writes the outcome of each test; any other step only succeeds or fails. */
  readonly runsTests?: boolean;
  /** Whether it needs the built site, and a browser. */
  readonly inBrowser?: boolean;
  /** Whether it begins after the steps of all jobs, because it needs all cores. */
  readonly isLast?: boolean;
}

/** Sequential steps. */
type Job = readonly Step[];

const checks: Job = [
  { name: 'types', command: ['npm', 'run', 'types'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'spec', command: ['tsx', 'tests/tools/spec.ts', '--strict'] },
];

/** The step that those in a browser need. */
export const build: Step = { name: 'build', command: ['npm', 'run', 'build'] };

const builds: Job = [build, { name: 'build:offline', command: ['npm', 'run', 'build:offline'] }];

function vitest(name: string): Step {
  const reporters = ['--reporter=dot', '--reporter=./tests/tools/run/vitest-reporter.ts'];
  return { name, command: ['vitest', 'run', '--project', name, ...reporters], runsTests: true };
}

const commands: Step = { ...vitest('commands'), inBrowser: true };
const e2e: Step = {
  name: 'e2e',
  command: ['playwright', 'test', '--reporter=line,./tests/tools/run/playwright-reporter.ts'],
  runsTests: true,
  inBrowser: true,
  isLast: true,
};

/** The jobs of a part; without a part, those of CI. */
const jobsByPart: Readonly<Record<string, readonly Job[]>> = {
  // Each of the commands mostly waits for a process to start, which leaves cores to the tests of the other job; and they rebuild `dist`.
  '': [
    [...checks, vitest('domain'), vitest('node')],
    [...builds, commands, e2e],
  ],
  domain: [[vitest('domain')]],
  node: [[vitest('node')]],
  commands: [[...builds, commands]],
  e2e: [[...builds, e2e]],
};

/** The jobs that the arguments after `npm test --` ask for, which run in parallel; undefined if they are invalid. */
export function planJobs(words: readonly string[]): readonly Job[] | undefined {
  try {
    const options = { only: { type: 'string' }, shard: { type: 'string' } } as const;
    const { only = '', shard } = parseArgs({ args: [...words], options }).values;
    if (shard === undefined) return Object.hasOwn(jobsByPart, only) ? jobsByPart[only] : undefined;
    if (only !== 'e2e' || !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) return undefined;
    return [[...builds, { ...e2e, command: [...e2e.command, `--shard=${shard}`] }]];
  } catch {
    return undefined;
  }
}
