import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { FolderWatcher } from '#adapters/cms-folder/folder-watcher.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';

let parent = '';

afterEach(() => rmSync(parent, { recursive: true }));

/** Writes a file as editors, `git` and `rsync` do: a new one in its place. */
function replaceFile(path: string): void {
  writeFileSync(`${path}.new`, '{}');
  renameSync(`${path}.new`, path);
}

function createHall(directory: string): void {
  mkdirSync(join(directory, 'concerts'), { recursive: true });
  writeFileSync(join(directory, 'concerts/trio.json'), '{}');
}

function replaceFolder(directory: string, create: () => void): void {
  rmSync(directory, { recursive: true });
  create();
}

it.each<readonly [string, (hall: string) => void]>([
  ['a file is written', (hall) => writeFileSync(join(hall, 'concerts/trio.json'), '[]')],
  ['a file is replaced', (hall) => replaceFile(join(hall, 'concerts/trio.json'))],
  [
    'a file is added in a new folder',
    (hall) => {
      mkdirSync(join(hall, 'pages/news'), { recursive: true });
      writeFileSync(join(hall, 'pages/news/a.nl.md'), '');
    },
  ],
  ['a folder is replaced', (hall) => replaceFolder(join(hall, 'concerts'), () => createHall(hall))],
  ['the whole folder is replaced', (hall) => replaceFolder(hall, () => createHall(hall))],
  [
    'a link leads to another release',
    (hall) => {
      createHall(`${hall}-2`);
      symlinkSync(`${hall}-2`, `${hall}-next`);
      rmSync(hall, { recursive: true });
      renameSync(`${hall}-next`, hall);
    },
  ],
])('HALL-3 notices that %s, and the change of a file after that', async (_, change) => {
  parent = mkdtempSync(join(tmpdir(), 'watched-'));
  const directory = join(parent, 'hall');
  createHall(directory);
  const timer = new ManualTimer();
  let changes = 0;
  const errors: unknown[] = [];
  const watcher = new FolderWatcher({
    directory,
    timer,
    onChange: () => {
      changes += 1;
    },
    onError: (cause) => errors.push(cause),
  });
  for (const act of [() => change(directory), () => replaceFile(join(directory, 'concerts/trio.json'))]) {
    const before = changes;
    act();
    await expect
      .poll(() => {
        timer.advance(1000);
        return changes;
      })
      .toBeGreaterThan(before);
  }
  watcher.close();
  expect(errors).toEqual([]);
});
