import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HallFolder, UnusableFolderError } from '#adapters/cms-folder/hall-folder.ts';
import { readFolderHere } from '#tests/adapters/cms-folder/read-folder-here.ts';
import { trio, writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import type { TestFolder } from '#tests/adapters/cms-folder/write-hall.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
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

function open() {
  const logger = new RecordingLogger();
  const timer = new ManualTimer();
  const { directory } = files;
  const folder = new HallFolder({
    directory,
    readFolder: readFolderHere,
    logger,
    timer,
    normalTicketTypes: [],
  });
  return { folder, logger, timer };
}

/** Opens the folder, changes it, and returns the hall and the log after the change is read. */
async function reopenAfter(change: () => void) {
  const { folder, logger, timer } = open();
  await folder.hall();
  let changes = 0;
  const stop = folder.watch(() => {
    changes += 1;
  });
  change();
  await expect
    .poll(() => {
      timer.advance(1000);
      return changes;
    })
    .toBeGreaterThan(0);
  stop();
  return { hall: await folder.hall(), logger };
}

describe.each(oddFiles)('a file of a hall with %s', (_, file, problem, write) => {
  it('G03 HALL-2 costs only itself, and is named in the log', async () => {
    const { hall, logger } = await reopenAfter(() => {
      write();
      files.write('pages/contact.nl.md', '---\ntitle: Mail ons\nuri: contact\n---\n');
    });
    const titles = hall.editions.nl.pages.map(({ title }) => title);
    expect(titles).toEqual(['Het trio', 'Mail ons']);
    const invalid = logger.entries.filter(({ event }) => event === 'cms-folder.invalid');
    expect(invalid.map(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({ file, line: 1, problem: expect.stringContaining(problem) }),
    );
  });

  it('G05 HALL-8 ends a start, with a sentence that names it', async () => {
    write();
    const opened = open().folder.hall();
    await expect(opened).rejects.toBeInstanceOf(UnusableFolderError);
    await expect(opened).rejects.toThrow(`${file}:1: ${problem}`);
  });
});

it('G03 HALL-2 the last valid version of a file stays when a folder takes its place', async () => {
  const { hall, logger } = await reopenAfter(() => {
    execFileSync('rm', [join(files.directory, 'pages/contact.nl.md')]);
    mkdirSync(join(files.directory, 'pages/contact.nl.md'));
  });
  expect(hall.editions.nl.pages.map(({ title }) => title)).toEqual(['Het trio', 'Contact']);
  expect(logger.events).toContain('cms-folder.invalid');
});

it('HALL-2 a hundred levels of quotes are no reason to leave a page out', async () => {
  files.write('pages/deep.nl.md', `---\ntitle: A\nuri: deep\n---\n${'> '.repeat(90)}a`);
  const { folder, logger } = open();
  const { editions } = await folder.hall();
  expect(editions.nl.pages.map(({ uri }) => uri)).toContain('deep');
  expect(logger.events).not.toContain('cms-folder.invalid');
});
