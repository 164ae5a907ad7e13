import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '#tests/root.ts';
import { runInTerminal } from '#tests/run/command.ts';
import { findTouchedSpecs } from '#tests/run/touched-specs.ts';

/**
 * `npm run test:changed`: the tests that can reach what has changed since a commit, by what they import, and then the browser tests
 * of the screens that were touched. Tests that read files instead of importing them are in `npm run check`.
 */
const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
const files = changedFiles(since);
const modules = files.filter((file) => /\.(tsx?|css)$/.test(file) && !file.startsWith('tests/e2e/'));
const specs = findTouchedSpecs(files);

console.log(`${files.length} files changed since ${since}`);
if (modules.length > 0) {
  const projects = ['--project', 'domain', '--project', 'node'];
  runOrExit(['vitest', 'related', '--run', '--passWithNoTests', ...projects, ...modules]);
}
if (specs.length > 0) {
  runOrExit(['npm', 'run', 'build']);
  runOrExit(['playwright', 'test', ...specs]);
}

/** Changed and untracked files; removed files cannot be imported any more. */
function changedFiles(commit: string): readonly string[] {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = git('diff', '--name-only', '--diff-filter=d', commit, '--');
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')];
}

function runOrExit(command: readonly [string, ...string[]]): void {
  const code = runInTerminal(command, root);
  if (code !== 0) process.exit(code);
}
