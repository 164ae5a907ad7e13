import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sum } from 'simple-statistics';
import { root } from '#tests/root.ts';
import { atMost, type Goal } from '#tests/tools/bench/support/report.ts';

/** The folders of the project, each with the number of lines that it may have. */
const floors: Readonly<Record<string, number>> = {
  domain: 9000,
  ports: 600,
  adapters: 15_000,
  ui: 21_500,
  src: 3500,
  fixtures: 27_000,
  tests: 62_000,
  docs: 4500,
};

/** The lines of each floor that Git tracks: TypeScript, and Markdown in `docs`. A line counts by its end, as `wc -l` counts. */
export function measureFloors(): readonly Goal[] {
  return Object.entries(floors).map(([folder, most]) => {
    const patterns = folder === 'docs' ? ['docs/*.md'] : [`${folder}/*.ts`, `${folder}/*.tsx`];
    const listed = execFileSync('git', ['ls-files', '-z', '--', ...patterns], {
      cwd: root,
      encoding: 'utf8',
    });
    const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
    const lines = files.map((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1);
    return atMost(`lines of ${folder}`, sum(lines), most);
  });
}
