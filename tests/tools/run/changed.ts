import { parseArgs } from 'node:util';
import { execaSync } from 'execa';
import { readTree } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';
import { runInTerminal } from '#tests/tools/run/command.ts';
import { selectTests } from '#tests/tools/run/reaching-tests.ts';
import { findTouchedSpecs } from '#tests/tools/run/touched-specs.ts';

/**
 * `npm run test:changed`: the tests nearest to what has changed since a commit, by what they import, and then browser tests of the
 * screens that were touched. Tests that read files instead of importing them are in `npm run check`.
 */
const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
if (git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`) === undefined) {
  console.error(`--since: git knows no commit "${since}".`);
  process.exit(2);
}

// Removed files cannot be imported any more.
const files = [
  ...(git('diff', '--name-only', '--relative', '--diff-filter=d', since, '--') ?? []),
  ...(git('ls-files', '--others', '--exclude-standard') ?? []),
];
const tests = selectTests(files, readTree());
const specs = findTouchedSpecs(files);
/** At most so many files of browser tests. */
const maxSpecs = 3;

console.log(`${files.length} files changed since ${since}`);
if (tests.omitted > 0)
  console.log(`${tests.omitted} more tests reach them over more imports: npm test runs all`);
if (tests.paths.length > 0) {
  runOrExit(['vitest', 'run', '--project', 'domain', '--project', 'node', ...tests.paths]);
}
if (specs.length > 0) {
  const more = specs.length - maxSpecs;
  if (more > 0) console.log(`${more} more files of browser tests visit them: npm test runs all`);
  runOrExit(['npm', 'run', 'build']);
  runOrExit(['playwright', 'test', ...specs.slice(0, maxSpecs)]);
}

/** The lines of git's output; undefined if it has failed. */
function git(...words: readonly string[]): readonly string[] | undefined {
  const { exitCode, stdout } = execaSync('git', words, { cwd: root, reject: false });
  return exitCode === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

function runOrExit(command: readonly [string, ...string[]]): void {
  const code = runInTerminal(command, root);
  if (code !== 0) process.exit(code);
}
