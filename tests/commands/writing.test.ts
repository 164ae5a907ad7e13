import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writingCommands } from '#tests/commands/command-lists.ts';
import { runInShell, startCommand } from '#tests/commands/running-command.ts';
import { root } from '#tests/root.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

const askew = `import { b } from './b.ts';\nimport { a } from './a.ts'\n\nexport const  both = [ a,b ]\n`;
const straight = `import { a } from './a.ts';\nimport { b } from './b.ts';\n\nexport const both = [a, b];\n`;

describe('a command that writes', () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = copyOfProject();
    await done('git init -q');
    await committed('all');
  });
  afterAll(() => copy.remove());

  function committed(message: string): Promise<string> {
    return done(
      `git add -A && git -c user.name=Anna -c user.email=anna@klankhuis.test commit -qm '${message}'`,
    );
  }

  async function done(command: string): Promise<string> {
    const { code, output } = await runInShell(command, {}, copy.folder);
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
    return output;
  }

  /** The paths of files that were changed, added or removed. */
  async function changedBy(command: string): Promise<readonly string[]> {
    const before = copy.texts();
    await done(command);
    const after = copy.texts();
    const paths = new Set([...before.keys(), ...after.keys()]);
    return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
  }

  it(`${writingCommands.format} formats unformatted files, and changes nothing else`, async () => {
    writeFileSync(join(copy.folder, 'domain/askew.ts'), askew);
    expect(await changedBy(writingCommands.format)).toEqual(['domain/askew.ts']);
    expect(copy.texts().get('domain/askew.ts')).toBe(straight);
    rmSync(join(copy.folder, 'domain/askew.ts'));
  });

  it.each([
    [writingCommands.pages, 'docs/where-things-are.md', 'favourites (FAV)', 'bookmarks (FAV)'],
    [writingCommands.themes, 'fixtures/halls/klankhuis/themes.css', '--cover: #', '--cover: #0'],
  ])('%s regenerates %s, and changes nothing else', async (command, path, now, then) => {
    const text = readFileSync(join(root, path), 'latin1');
    writeFileSync(join(copy.folder, path), text.replace(now, then), 'latin1');
    expect(await changedBy(command)).toEqual([path]);
    expect(copy.texts().get(path)).toBe(text);
  });

  describe('once a module has changed that one test imports', () => {
    const changed = 'tests/tools/spec/titles.ts';
    beforeAll(async () => {
      removeMostTests();
      await committed('fewer tests');
      appendFileSync(join(copy.folder, changed), '\n// Changed.\n');
    });

    /** Leaves the tests of a few folders: Vitest reads what each test imports, which takes half a minute for all of them. */
    function removeMostTests(): void {
      const tests = [...copy.texts().keys()].filter((path) => /\.test\.tsx?$/.test(path));
      const left = tests.filter((path) => /^tests\/(?:tools\/spec|docs|domain\/time)\//.test(path));
      expect(left.length).toBeGreaterThan(8);
      for (const path of tests.filter((one) => !left.includes(one))) rmSync(join(copy.folder, path));
    }

    it(`${writingCommands.changed} runs that test only`, async () => {
      const output = await done(writingCommands.changed);
      expect(output).toContain('1 files changed since HEAD');
      expect(output).toContain('tests/tools/spec/spec.test.ts');
      expect(output).toMatch(/Test Files +1 passed \(1\)/);
      expect(output).not.toContain('playwright');
    });

    it(`${writingCommands.changed} says in one sentence that it does not know a commit`, async () => {
      const command = `${writingCommands.changed} -- --since nothing`;
      const { code, output } = await runInShell(command, {}, copy.folder);
      expect(code).toBe(2);
      expect(output.trimEnd().split('\n').at(-1)).toBe('--since: git knows no commit "nothing".');
      expect(output).not.toMatch(/^ +at /m);
    });

    it(`${writingCommands.watch} runs it, and waits for the next change`, async () => {
      const output = /(spec\.test\.ts)[^]*Waiting for file changes/;
      const command = startCommand(writingCommands.watch, {}, output, copy.folder);
      onTestFinished(() => command.stop());
      expect(await command.address).toBe('spec.test.ts');
    });
  });
});
