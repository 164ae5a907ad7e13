import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsTestedElsewhere } from '#tests/commands/command-lists.ts';
import {
  executedScripts,
  findUndocumentedCommands,
  findUntestedCommands,
} from '#tests/commands/documented-commands.ts';
import {
  anchorsIn,
  blocksIn,
  commandsInPassing,
  documents,
  linksIn,
  scriptsIn,
  splitCommands,
} from '#tests/docs/document.ts';
import { findUnknownNames, readNames } from '#tests/docs/names.ts';
import { root } from '#tests/root.ts';
import { posixSyntaxIn } from '#tests/tools/supply-chain/posix-syntax.ts';

const pages = documents();
const names = readNames();
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

function isThere(link: string): boolean {
  const [path = '', anchor] = link.split('#');
  if (!existsSync(join(root, path))) return false;
  const page = pages.find((one) => one.path === path);
  return anchor === undefined || (page !== undefined && anchorsIn(page).includes(anchor));
}

describe.each(pages.map((page) => [page.path, page] as const))('the page %s', (_path, page) => {
  it('contains no npm script that does not exist', () => {
    expect(scriptsIn(page).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('contains no command that neither a test nor a script runs (tests/commands/command-lists.ts)', () => {
    expect(findUntestedCommands(page)).toEqual([]);
  });

  it('states that it needs a POSIX shell if one of its commands does', () => {
    const commands = [...blocksIn(page).flatMap(splitCommands), ...commandsInPassing(page)];
    const lines = commands.filter((command) => posixSyntaxIn(command).length > 0);
    expect(page.text.includes('POSIX shell') ? [] : lines).toEqual([]);
  });

  it('names only paths and identifiers that the project has', () => {
    expect(findUnknownNames(page, names)).toEqual([]);
  });

  it('has no broken link', () => {
    expect(linksIn(page).filter((link) => !isThere(link))).toEqual([]);
  });
});

describe('the pages together', () => {
  it('have every script once, in the tables of README and CONTRIBUTING', () => {
    const tables = pages.filter(({ path }) => ['README.md', 'CONTRIBUTING.md'].includes(path));
    const rows = tables.flatMap(({ text }) =>
      [...text.matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(([, name = '']) => name),
    );
    expect(rows.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  it('have a test or a script that runs each script', () => {
    expect(executedScripts.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  it('contain every command that is tested for them', () => {
    expect(findUndocumentedCommands(pages)).toEqual([]);
    expect(Object.values(commandsTestedElsewhere).filter((path) => !existsSync(join(root, path)))).toEqual(
      [],
    );
  });

  it('can all be reached from the README', () => {
    const decisions = 'docs/decisions';
    const reached = new Set(['README.md']);
    for (const from of reached) {
      const page = pages.find(({ path }) => path === from);
      for (const link of page ? linksIn(page) : []) reached.add(link.replace(/#.*/, ''));
    }
    const lost = pages.filter(({ path }) => !reached.has(path) && !path.startsWith(`${decisions}/`));
    expect(reached).toContain(decisions);
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});

describe('reading a page', () => {
  const page = {
    path: 'docs/how-to/sing.md',
    text: [
      '# Sing, *softly*',
      'Say `npm run',
      'hum` or `KEY=c npm run test:song && npx sing low`, or `npm`; read `ui/gone.ts` and `ui/<name>/`, [there](../song.md#high) or [here](#sing-softly).',
      '```ts',
      '// [no](link.md) and `ui/no-path.ts`',
      '```',
      '   ```sh',
      '   npx vitest run tests/gone.test.ts   # twice',
      '   KEY=d \\',
      '   npm run hum && npx sing high',
      '   ```',
    ].join('\n'),
  };

  it('finds scripts, also across a line break', () => {
    expect(scriptsIn(page)).toEqual(['hum', 'test:song']);
  });

  it('finds commands, in blocks and in sentences, without comments', () => {
    expect(blocksIn(page).flatMap(splitCommands)).toEqual([
      'npx vitest run tests/gone.test.ts',
      'KEY=d npm run hum',
      'npx sing high',
    ]);
    expect(commandsInPassing(page)).toEqual(['npm run hum', 'KEY=c npm run test:song', 'npx sing low']);
  });

  it('finds unknown paths and identifiers, and ignores patterns, commands and what a block defines', () => {
    const text = [
      'See `domain/song.ts`, `song.ts`, `voices/`, `singSong(words)`, `Song.voice`, `newNote` and `SONG_URL`,',
      'not `domain/gone.ts`, `gone.ts`, `gone/`, `ui/<name>/`, `/song`, `hum`, `goneNote` or `Song.goneVoice`.',
      '```sh',
      'npx vitest run tests/gone.test.ts',
      '```',
      '```ts',
      'const newNote = 1;',
      '```',
    ].join('\n');
    const known = {
      paths: new Set(['domain/song.ts', 'song.ts', 'voices/']),
      identifiers: new Set(['singSong', 'words', 'Song', 'voice']),
    };
    const unknown = [
      'domain/gone.ts',
      'gone.ts',
      'gone/',
      'goneNote',
      'Song.goneVoice',
      'tests/gone.test.ts',
    ];
    expect(findUnknownNames({ path: 'docs/sing.md', text }, known)).toEqual(unknown);
  });

  it('finds links relative to the page, and their anchors', () => {
    expect(linksIn(page)).toEqual(['docs/song.md#high', 'docs/how-to/sing.md#sing-softly']);
    expect(anchorsIn(page)).toEqual(['sing-softly']);
  });
});
