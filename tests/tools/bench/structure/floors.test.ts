import { expect, it } from 'vitest';
import { measureFloors } from '#tests/tools/bench/structure/floors.ts';

const typescript = ['.ts', '.tsx'];

it('counts the files and lines of each floor by the endings that count there', () => {
  const floors = [
    { folder: 'ui', endings: typescript, maxLines: 5 },
    { folder: 'docs', endings: ['.md'], maxLines: 1 },
    { folder: 'ports', endings: typescript, maxLines: 1 },
  ];
  const texts = [
    { path: 'ui/screens/home.tsx', text: 'one\n\nthree\n' },
    { path: 'ui/words.ts', text: 'one\n' },
    { path: 'ui/readme.md', text: 'one\n' },
    { path: 'docs/guide.md', text: 'one\ntwo\n' },
    { path: 'uilib/other.ts', text: 'one\n' },
  ];
  expect(measureFloors(floors, texts).map(({ folder, files, lines }) => [folder, files, lines])).toEqual([
    ['ui', 2, 4],
    ['docs', 1, 2],
    ['ports', 0, 0],
  ]);
});
