import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceText } from '#tests/architecture/source/source-file.ts';
import { root } from '#tests/root.ts';

/** A folder whose lines are limited. */
export interface Floor {
  readonly folder: string;
  /** The endings of the files that count. */
  readonly endings: readonly string[];
  readonly maxLines: number;
}

/** The size of a folder, in files and in lines. */
export interface FloorSize extends Floor {
  readonly files: number;
  readonly lines: number;
}

const typescript = ['.ts', '.tsx'];

/** The folders of the project, each with the number of lines that it may have. */
export const floors: readonly Floor[] = [
  { folder: 'domain', endings: typescript, maxLines: 9000 },
  { folder: 'ports', endings: typescript, maxLines: 600 },
  { folder: 'adapters', endings: typescript, maxLines: 15_000 },
  { folder: 'ui', endings: typescript, maxLines: 21_500 },
  { folder: 'src', endings: typescript, maxLines: 3500 },
  { folder: 'fixtures', endings: typescript, maxLines: 27_000 },
  { folder: 'tests', endings: typescript, maxLines: 62_000 },
  { folder: 'docs', endings: ['.md'], maxLines: 4500 },
];

/** The size of each floor; a line counts by its end, as `wc -l` counts. */
export function measureFloors(limits: readonly Floor[], texts: readonly SourceText[]): readonly FloorSize[] {
  return limits.map((floor) => {
    const inside = texts.filter(
      ({ path }) =>
        path.startsWith(`${floor.folder}/`) && floor.endings.some((ending) => path.endsWith(ending)),
    );
    const lines = inside.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    return { ...floor, files: inside.length, lines };
  });
}

/** The files of the floors that Git tracks, with their texts as they are in the working tree. */
export function readTrackedTexts(limits: readonly Floor[]): readonly SourceText[] {
  const folders = limits.map(({ folder }) => folder);
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((path) => /\.(?:tsx?|md)$/.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
