import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedBlock } from '#tests/commands/documented-commands.ts';
import { runInShell } from '#tests/commands/running-command.ts';
import { blocksIn, documents } from '#tests/docs/document.ts';
import { root } from '#tests/root.ts';
import { packageLayouts } from '#tests/tools/packages/package-layout.ts';

/** The TypeScript blocks of the page, in order. */
function codeBlocks(): readonly string[] {
  const pages = documents().filter(({ path }) => path === 'docs/how-to/use-the-packages.md');
  return pages.flatMap((page) => blocksIn(page, 'ts'));
}

/** Searches the example of a hall in a folder with the function of the page. */
const searchTest = `import { expect, it } from 'vitest';
import { searchFolder } from './search-folder.ts';

it('finds the trio of a folder', async () => {
  const search = searchFolder(${JSON.stringify(join(root, 'fixtures/halls/nachtpont/content'))});
  const criteria = { locale: 'en', keyword: 'trio lund', now: 0, page: 1 } as Parameters<typeof search.find>[0];
  const { events } = await search.find(criteria);
  expect(events.cards.map(({ title }) => title)).toContain('Trio Lund');
});
`;

describe('the packages, installed into an empty project', () => {
  const project = mkdtempSync(join(tmpdir(), 'klankhuis-adapter-'));
  const here = (command: string) => runInShell(command, {}, project);

  beforeAll(async () => {
    const built = await runInShell('npm run build:packages');
    expect(built).toEqual({ code: 0, output: expect.stringContaining('dist/packages/contracts') });
    const names = packageLayouts.map(({ name }) => name.replace(/^.*\//, ''));
    for (const name of names) {
      await runInShell(`npm pack --pack-destination ${project}`, {}, join(root, 'dist/packages', name));
    }
    writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
    const install = documentedBlock(documents(), 'packages');
    // The tools are those of this project, so that the test needs no registry.
    const { code, output } = await here(`${install.trim()} --offline --legacy-peer-deps`);
    expect({ code, output }).toEqual({ code: 0, output });
    for (const tool of ['vitest', 'typescript', 'valibot', 'luxon', 'marked', 'yaml']) {
      const installed = tool === 'typescript' ? 'typescript-compiler' : tool;
      symlinkSync(join(root, 'node_modules', installed), join(project, 'node_modules', tool));
    }
    const [adapter = '', test = '', parser = '', search = ''] = codeBlocks();
    mkdirSync(join(project, 'src'));
    writeFileSync(join(project, 'src/crypto-random.adapter.ts'), adapter);
    writeFileSync(join(project, 'src/crypto-random.test.ts'), test);
    writeFileSync(join(project, 'src/parse-concert.ts'), parser);
    writeFileSync(join(project, 'src/search-folder.ts'), search);
    writeFileSync(join(project, 'src/search-folder.test.ts'), searchTest);
  }, 120_000);
  afterAll(() => rmSync(project, { recursive: true }));

  it('contain modules and types, and no source file', () => {
    const files = readdirSync(join(project, 'node_modules/@klankhuis'), {
      recursive: true,
      encoding: 'utf8',
    });
    const endings = new Set(files.flatMap((file) => /(?:\.d)?\.\w+$/.exec(file)?.[0] ?? []));
    expect([...endings].toSorted()).toEqual(['.d.ts', '.js', '.json', '.md']);
  });

  it('type-check an adapter, a parser of concerts and a search over a folder', async () => {
    const [adapter = ''] = codeBlocks();
    expect(adapter.trim().split('\n').length).toBeLessThanOrEqual(10);
    const options =
      '--noEmit --strict --skipLibCheck false --module nodenext --target es2023 --lib es2023,dom --types node';
    symlinkSync(join(root, 'node_modules/@types'), join(project, 'node_modules/@types'));
    expect(
      await here(
        `node node_modules/typescript/bin/tsc ${options} --allowImportingTsExtensions src/crypto-random.adapter.ts src/parse-concert.ts src/search-folder.ts`,
      ),
    ).toEqual({ code: 0, output: '' });
  });

  it('run the contract of the port against it, and find a concert of a folder without a search of its own', async () => {
    const { code, output } = await here(
      'node node_modules/vitest/vitest.mjs run --root . --reporter verbose',
    );
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/Tests +3 passed/) });
    expect(output).toContain('finds the trio of a folder');
  });
});
