import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportCmsToFolder } from '#adapters/cms-folder/export-cms-to-folder.ts';
import type { FolderExportDraft } from '#adapters/cms-folder/folder-export-draft.ts';
import { aGlobal } from '#fixtures/builders/a-hall.ts';
import { trio } from '#tests/adapters/cms-folder/small-hall.ts';
import { aFolder, type TestFolder } from '#tests/adapters/cms-folder/write-hall.ts';

const picture = 'https://cms.example/uploads/trio.jpg';

let place: TestFolder;
let problems: string[];
let requests: string[];

beforeEach(() => {
  place = aFolder();
  problems = [];
  requests = [];
  place.write('base/global.nl.json', aGlobal('nl'));
  place.write('base/global.en.json', aGlobal('en'));
  place.write('base/rooms.json', [{ id: 'cellar', title: 'Kelder' }]);
});
afterEach(() => place.remove());

function folder(): string {
  return join(place.directory, 'content');
}

async function runExport(fill: (draft: FolderExportDraft) => Promise<void>): Promise<void> {
  await exportCmsToFolder(
    {
      folder: folder(),
      base: join(place.directory, 'base'),
      fetch: async (input) => {
        requests.push(String(input));
        return String(input).startsWith(picture)
          ? new Response('a picture')
          : new Response('', { status: 404 });
      },
      report: (problem) => problems.push(problem),
    },
    fill,
  );
}

const fillWith =
  (...names: readonly string[]) =>
  async (draft: FolderExportDraft) => {
    for (const name of names)
      await draft.entry(`concert ${name}`, () => draft.write(`concerts/${name}.json`, trio));
  };

function concerts(): readonly string[] {
  return readdirSync(join(folder(), 'concerts'));
}

describe('an export to the folder of a hall', () => {
  it('SWAP-7 contains the base and the entries, and no longer what is gone', async () => {
    await runExport(fillWith('trio', 'duo'));
    expect(concerts()).toEqual(['duo.json', 'trio.json']);
    expect(existsSync(join(folder(), 'global.nl.json'))).toBe(true);
    await runExport(fillWith('duo'));
    expect(concerts()).toEqual(['duo.json']);
    expect(problems).toEqual([]);
  });

  it.each([
    [
      'a request fails',
      async (draft: FolderExportDraft) => {
        await fillWith('duo')(draft);
        await draft.get('https://cms.example/page=2');
      },
      'https://cms.example/page=2 responds with 404',
    ],
    ['there are no entries', fillWith(), 'No concerts are left of 1 files'],
    [
      'every entry is broken',
      (draft: FolderExportDraft) => draft.entry('duo', () => draft.write('concerts/duo.json', {})),
      'No concerts are left',
    ],
    [
      'a file of no entry is broken',
      async (draft: FolderExportDraft) => {
        await fillWith('trio')(draft);
        draft.write('redirects.nl.json', { from: 1 });
      },
      'redirects.nl.json:1: ',
    ],
  ])('SWAP-7 leaves the folder as it was if %s', async (_, fill, reason) => {
    await runExport(fillWith('trio'));
    const former = realpathSync(folder());
    await expect(runExport(fill)).rejects.toThrow(reason);
    expect(realpathSync(folder())).toBe(former);
    expect(concerts()).toEqual(['trio.json']);
    expect(readdirSync(place.directory)).toHaveLength(3);
  });

  it('SWAP-7 is refused if it is empty, or the folder is that of editors', async () => {
    await expect(runExport(fillWith())).rejects.toThrow('There are no concerts and no pages');
    place.write('content/global.nl.json', {});
    await expect(runExport(fillWith('trio'))).rejects.toThrow('content is not the link of an export');
    expect(readdirSync(folder())).toEqual(['global.nl.json']);
  });

  it('SWAP-7 leaves out an entry that throws, is invalid, has the name of another or none within the folder', async () => {
    await runExport(async (draft) => {
      await fillWith('trio')(draft);
      await draft.entry('concert 2', () => {
        draft.write('concerts/half.json', trio);
        throw new Error('no date');
      });
      await draft.entry('concert 3', () => {
        draft.write('concerts/elsewhere.json', trio.replace('"cellar"', '"attic"'));
        draft.write('concerts/elsewhere.nl.md', 'Op zolder.');
      });
      await draft.entry('concert 4', () => draft.write('concerts/trio.json', trio));
      await draft.entry('concert 5', () => draft.write('concerts/../../outside.json', trio));
      await draft.entry('page 6', () =>
        draft.write('pages/home.nl.json', {
          kind: 'home',
          title: 'Home',
          uri: '__home__',
          events: ['elsewhere'],
        }),
      );
    });
    expect(concerts()).toEqual(['trio.json']);
    expect(problems).toEqual([
      'concert 2 is left out: no date',
      'concert 4 is left out: concerts/trio.json is already that of concert trio',
      'concert 5 is left out: "concerts/../../outside.json" is no name for a file',
      expect.stringMatching(
        /^concert 3 is left out: concerts\/elsewhere\.json:5: room: rooms\.json has no room "attic"/,
      ),
      expect.stringMatching(/^page 6 is left out: pages\/home\.nl\.json:\d+: events\.0: /),
    ]);
    expect(existsSync(join(dirname(place.directory), 'outside.json'))).toBe(false);
  });

  it('SWAP-7 fetches each picture of a version once, and goes on without one that cannot be had', async () => {
    const addresses: (string | undefined)[] = [];
    const fill = (version: string) => async (draft: FolderExportDraft) => {
      await draft.entry('concert trio', async () => {
        addresses.push(await draft.media(picture, version), await draft.media(picture, version));
        await draft.media(`${picture}.html`);
        await draft.media('https://cms.example/gone.jpg');
        draft.write('concerts/trio.json', trio);
      });
    };
    await runExport(fill('1'));
    await runExport(fill('1'));
    await runExport(fill('2'));
    expect(requests.filter((url) => url === picture)).toHaveLength(2);
    expect(new Set(addresses).size).toBe(2);
    expect(readFileSync(join(folder(), addresses.at(-1) ?? ''), 'utf8')).toBe('a picture');
    expect(problems.slice(0, 2)).toEqual([
      `concert trio: without ${picture}.html: the site serves no such file`,
      'concert trio: without https://cms.example/gone.jpg: https://cms.example/gone.jpg responds with 404',
    ]);
    expect(readdirSync(join(folder(), 'media'))).toHaveLength(1);
  });

  it('SWAP-7 leaves the last export and those at work, and removes interrupted ones of an hour ago', async () => {
    await runExport(fillWith('trio'));
    const former = realpathSync(folder());
    for (const name of ['content.atWork', 'content.former', 'content.backup1'])
      mkdirSync(join(place.directory, name));
    for (const path of [
      former,
      join(place.directory, 'content.former'),
      join(place.directory, 'content.backup1'),
    ]) {
      utimesSync(path, 0, 0);
    }
    await runExport(fillWith('trio'));
    expect(existsSync(former)).toBe(true);
    expect(readdirSync(place.directory).filter((name) => /\.(atWork|former|backup1)$/.test(name))).toEqual([
      'content.atWork',
      'content.backup1',
    ]);
  });
});
