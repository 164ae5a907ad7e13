import { parseArgs } from 'node:util';
import { execaSync } from 'execa';
import { readTree } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';
import { selectTests } from '#tests/tools/changed/reaching-tests.ts';

/**
 * `npm run test:changed`: the tests nearest to what has changed since a commit, by what they import, and then the browser tests that
 * were changed themselves. Tests that read files instead of importing them are in `npm run check`.
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
const specs = files.filter((file) => /^tests\/e2e\/[^/]+\.spec\.ts$/.test(file));

console.log(`${files.length} files changed since ${since}`);
if (tests.omitted > 0)
  console.log(`${tests.omitted} more tests reach them over more imports: npm test runs all`);
if (tests.paths.length > 0) {
  runOrExit(['vitest', 'run', '--project', 'domain', '--project', 'node', ...tests.paths]);
}
if (specs.length > 0) {
  runOrExit(['npm', 'run', 'build']);
  runOrExit(['playwright', 'test', ...specs]);
}

/** The lines of git's output; undefined if it has failed. */
function git(...words: readonly string[]): readonly string[] | undefined {
  const { exitCode, stdout } = execaSync('git', words, { cwd: root, reject: false });
  return exitCode === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

function runOrExit([program, ...words]: readonly [string, ...string[]]): void {
  const { exitCode = 1 } = execaSync(program, words, {
    cwd: root,
    preferLocal: true,
    reject: false,
    stdio: 'inherit',
  });
  if (exitCode !== 0) process.exit(exitCode);
}
