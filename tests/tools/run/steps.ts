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

function vitest(name: 'domain' | 'node' | 'commands'): Step {
  const reporters = ['--reporter=dot', '--reporter=./tests/tools/run/vitest-reporter.ts'];
  return { name, command: ['vitest', 'run', '--project', name, ...reporters], runsTests: true };
}

const commands: Step = { ...vitest('commands'), inBrowser: true };

function e2e(shard?: string): Step {
  const reporters = '--reporter=line,./tests/tools/run/playwright-reporter.ts';
  const command: Step['command'] = ['playwright', 'test', reporters, ...(shard ? [`--shard=${shard}`] : [])];
  return { name: 'e2e', command, runsTests: true, inBrowser: true };
}

/**
 * The jobs that the arguments after `npm test --` ask for, which run in parallel; undefined if they are invalid. CI runs all. Each of
 * the commands mostly waits for a process to start, and they rebuild `dist`, so the browser tests follow them. Those use the cores that
 * the tests of the other job leave, and all of them at the end.
 */
export function planJobs(words: readonly string[]): readonly Job[] | undefined {
  const options = parseOptions(words);
  if (!options) return undefined;
  const { only, shard } = options;
  if (shard !== undefined && (only !== 'e2e' || !/^[1-9]\d*\/[1-9]\d*$/.test(shard))) return undefined;
  switch (only) {
    case undefined:
      return [
        [...checks, vitest('domain'), vitest('node')],
        [...builds, commands, e2e()],
      ];
    case 'domain':
    case 'node':
      return [[vitest(only)]];
    case 'commands':
      return [[...builds, commands]];
    case 'e2e':
      return [[...builds, e2e(shard)]];
    default:
      return undefined;
  }
}

function parseOptions(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { only: { type: 'string' }, shard: { type: 'string' } } })
      .values;
  } catch {
    return undefined;
  }
}
