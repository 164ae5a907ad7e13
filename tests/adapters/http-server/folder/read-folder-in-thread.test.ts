import { afterEach, beforeEach, expect, it } from 'vitest';
import { createThreadedFolderReader } from '#adapters/http-server/folder/read-folder-in-thread.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import type { Timer } from '#ports/timer.port.ts';
import { writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import type { TestFolder } from '#tests/adapters/cms-folder/write-hall.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';

let files: TestFolder;

beforeEach(() => {
  files = writeSmallHall();
});

afterEach(() => files.remove());

const slow = '-- \n'.repeat(100_000);

function requestOf(lastValidTexts: ReadonlyMap<string, string> = new Map()) {
  return { directory: files.directory, normalTicketTypes: [], lastValidTexts, refusedFiles: new Map() };
}

/** The number of files that are read before the pages of the small hall in Dutch. */
const filesBeforePages = 3;

/** A timer whose ten seconds pass at once while the file with this number is parsed, and never for another file. */
function timerForFile(number: number): Timer {
  let reads = 0;
  return {
    after: (delayMs, act) => {
      reads += 1;
      if (reads !== number || delayMs !== 10_000) return () => {};
      const timeout = setTimeout(act, 100);
      return () => clearTimeout(timeout);
    },
  };
}

it('G04 HALL-2 a file that takes a minute to parse is refused after ten seconds, and the others are read', async () => {
  files.write('pages/slow.nl.md', `---\ntitle: A\nuri: slow\n---\n${slow}`);
  const read = createThreadedFolderReader(timerForFile(filesBeforePages + 2));
  const { hall, problems } = await read(requestOf());
  expect(hall?.editions.nl.pages.map(({ title }) => title)).toEqual(['Het trio', 'Contact']);
  expect(problems).toEqual([
    {
      file: 'pages/slow.nl.md',
      line: 1,
      place: '',
      problem: 'Cannot be parsed: it takes longer than 10 seconds',
      isUnusable: true,
    },
  ]);
});

it('G04 HALL-2 the last valid version of a file that takes too long stays', async () => {
  files.write('pages/contact.nl.md', `---\ntitle: A\nuri: contact\n---\n${slow}`);
  const read = createThreadedFolderReader(timerForFile(filesBeforePages + 1));
  const valid = '---\ntitle: Bel ons\nuri: contact\n---\n';
  const { hall } = await read(requestOf(new Map([['pages/contact.nl.md', valid]])));
  expect(hall?.editions.nl.pages.map(({ title }) => title)).toEqual(['Het trio', 'Bel ons']);
});

it('HALL-1 LIST-16 the thread reads local times in the hall’s time zone, whatever that of the machine', async () => {
  const { hall } = await createThreadedFolderReader(new ManualTimer())(requestOf());
  const concert = hall?.editions.nl.pages.find((page) => page.kind === 'event');
  expect(concert?.kind === 'event' && formatUtcIso(concert.event.starts)).toBe('2026-12-04T19:30:00.000Z');
});

it('G04 a folder that cannot be read rejects with the reason', async () => {
  const read = createThreadedFolderReader(new ManualTimer());
  await expect(read({ ...requestOf(), directory: `${files.directory}/none` })).rejects.toThrow('ENOENT');
});
