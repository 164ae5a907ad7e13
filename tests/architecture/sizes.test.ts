import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tests/root.ts';

/** The most lines of text in each top-level folder, and in all that is in none of them. To raise one takes a commit of its own, with its reason. */
const maxLines: Readonly<Record<string, number>> = {
  domain: 7_990,
  ports: 950,
  adapters: 18_881,
  ui: 28_990,
  src: 5_900,
  fixtures: 27_000,
  tests: 59_700,
  docs: 4_950,
  rest: 1_404,
};

/** The lines of each row of the table. A file with a NUL byte is no text, and a lock file is written by npm. */
function countLines(files: readonly (readonly [path: string, text: string])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [path, text] of files) {
    if (/(?:^|\/)package-lock\.json$/.test(path) || text.includes('\0')) continue;
    const [folder = ''] = path.split('/');
    const row = Object.hasOwn(maxLines, folder) ? folder : 'rest';
    counts.set(row, (counts.get(row) ?? 0) + text.split('\n').length - (text.endsWith('\n') ? 1 : 0));
  }
  return counts;
}

function findTooLong(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].flatMap(([row, lines]) =>
    lines > (maxLines[row] ?? 0) ? [`${row} has ${lines} lines: at most ${maxLines[row]}`] : [],
  );
}

it('no folder has more lines than the table allows, which a commit of its own raises with its reason', ({
  skip,
}) => {
  // A container's user owns no checkout; new files count before they are tracked.
  const words = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (listed.status !== 0) skip('no git here that knows which files belong to the project');
  const paths = listed.stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  const counts = countLines(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  expect([...counts.keys()].toSorted()).toEqual(Object.keys(maxLines).toSorted());
  expect(findTooLong(counts)).toEqual([]);
});

it('a folder with one line too many is found, whatever kind of text it is', () => {
  const { ports: most = 0 } = maxLines;
  const all = 'line\n'.repeat(most);
  expect(findTooLong(countLines([['ports/a.ts', all]]))).toEqual([]);
  for (const path of ['ports/b.css', 'ports/words/b.json', 'ports/b'])
    expect(
      findTooLong(
        countLines([
          ['ports/a.ts', all],
          [path, 'x'],
        ]),
      ),
    ).toEqual([`ports has ${most + 1} lines: at most ${most}`]);
  const uncounted = countLines([
    ['ports/a.woff2', `\0${all}`],
    ['package-lock.json', all.repeat(9)],
  ]);
  expect([...uncounted]).toEqual([]);
});
