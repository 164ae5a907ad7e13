import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHallFolder, UnusableFolderError } from '#adapters/cms-folder/read-hall-folder.ts';
import { trio, writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import type { TestFolder } from '#tests/adapters/cms-folder/write-hall.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

let files: TestFolder;

beforeEach(() => {
  files = writeSmallHall();
});

afterEach(() => files.remove());

/** A YAML text whose last value has 10^9 items. */
const aliasBomb = `a0: &a0 [x]\n${Array.from(
  { length: 9 },
  (_, level) => `a${level + 1}: &a${level + 1} [${Array(10).fill(`*a${level}`).join(', ')}]\n`,
).join('')}`;

function nestedTree(levels: number): string {
  const begin = '{"kind":"element","name":"blockquote","children":['.repeat(levels);
  return `${begin}{"kind":"text","text":"a"}${']}'.repeat(levels)}`;
}

const oddFiles: readonly (readonly [what: string, file: string, problem: string, write: () => void])[] = [
  [
    'aliases that multiply',
    'pages/odd.nl.md',
    'Cannot be parsed: Excessive alias count',
    () => files.write('pages/odd.nl.md', `---\ntitle: A\nuri: odd\n${aliasBomb}---\n`),
  ],
  [
    'an alias of itself',
    'pages/odd.nl.md',
    'Cannot be parsed: nested deeper than 200 levels',
    () => files.write('pages/odd.nl.md', '---\ntitle: A\nuri: odd\na: &a [*a]\n---\n'),
  ],
  [
    'five thousand nested quotes',
    'pages/odd.nl.md',
    'Cannot be parsed: ',
    () => files.write('pages/odd.nl.md', `---\ntitle: A\nuri: odd\n---\n${'> '.repeat(5000)}a`),
  ],
  [
    'two hundred nested quotes in the text of a concert',
    'concerts/trio.nl.md',
    'Cannot be parsed: nested deeper than 100 levels',
    () => files.write('concerts/trio.nl.md', `${'> '.repeat(200)}a`),
  ],
  [
    'two hundred nested quotes in the introduction of a concert',
    'concerts/odd.json',
    'Cannot be parsed: nested deeper than 100 levels',
    () =>
      files.write('concerts/odd.json', { ...JSON.parse(trio), id: 9, introduction: `${'> '.repeat(200)}a` }),
  ],
  [
    'a formatted text of two hundred levels',
    'pages/odd.nl.json',
    'Cannot be parsed: nested deeper than 200 levels',
    () => files.write('pages/odd.nl.json', `{"title":"A","uri":"odd","description":[${nestedTree(200)}]}`),
  ],
  [
    'a formatted text of ten thousand levels',
    'pages/odd.nl.json',
    '',
    () => files.write('pages/odd.nl.json', `{"title":"A","uri":"odd","description":[${nestedTree(10_000)}]}`),
  ],
  [
    'a link to nothing',
    'pages/odd.nl.md',
    'Not a regular file',
    () => symlinkSync('nothing', join(files.directory, 'pages/odd.nl.md')),
  ],
  [
    'a link out of the folder',
    'pages/odd.nl.md',
    'Not a regular file',
    () => symlinkSync('/etc/passwd', join(files.directory, 'pages/odd.nl.md')),
  ],
  [
    'a folder under the name of a file',
    'concerts/odd.json',
    'Not a regular file',
    () => mkdirSync(join(files.directory, 'concerts/odd.json')),
  ],
  [
    'a pipe',
    'concerts/odd.json',
    'Not a regular file',
    () => execFileSync('mkfifo', [join(files.directory, 'concerts/odd.json')]),
  ],
  [
    'more than 1 MB',
    'concerts/odd.json',
    'Larger than 1000000 bytes',
    () => files.write('concerts/odd.json', ' '.repeat(1_000_001)),
  ],
  [
    'a link to a folder around it',
    'pages/circle',
    'A link: the site reads none',
    () => symlinkSync('..', join(files.directory, 'pages/circle')),
  ],
];

function read() {
  const logger = new RecordingLogger();
  return { logger, hall: readHallFolder({ directory: files.directory, logger, normalTicketTypes: [] }) };
}

it.each(oddFiles)(
  'G03 HALL-8 a file with %s ends a start, with a sentence that names it',
  (_, file, problem, write) => {
    write();
    expect(read).toThrow(UnusableFolderError);
    expect(read).toThrow(`${file}:1: ${problem}`);
  },
);

it('HALL-2 a hundred levels of quotes are no reason to leave a page out', () => {
  files.write('pages/deep.nl.md', `---\ntitle: A\nuri: deep\n---\n${'> '.repeat(90)}a`);
  const { hall, logger } = read();
  expect(hall.editions.nl.pages.map(({ uri }) => uri)).toContain('deep');
  expect(logger.events).not.toContain('cms-folder.invalid');
});
