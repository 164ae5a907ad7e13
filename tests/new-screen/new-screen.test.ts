import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateScreen } from '#tests/new-screen/generate-screen.ts';
import { screenNameOf } from '#tests/new-screen/screen-name.ts';
import { root } from '#tests/root.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

describe('the name of a new screen', () => {
  it('is small letters with hyphens, and nothing that could be a path', () => {
    expect(screenNameOf('programme-booklet')).toEqual({
      kebab: 'programme-booklet',
      camel: 'programmeBooklet',
      pascal: 'ProgrammeBooklet',
    });
    for (const wrong of ['', 'Booklet', '../booklet', 'a--b', 'booklet2'])
      expect(screenNameOf(wrong)).toBeUndefined();
  });
});

describe('a new screen', () => {
  let copy: ProjectCopy;
  const name = screenNameOf('programme-booklet');
  let written: readonly string[] = [];
  const tool = (program: string, ...words: readonly string[]) =>
    execFileSync(join(root, 'node_modules/.bin', program), words, { cwd: copy.folder, encoding: 'utf8' });

  beforeAll(() => {
    copy = copyOfProject();
    if (name) written = generateScreen(copy.folder, name);
    tool('biome', 'check', '--write', ...written);
  });

  afterAll(() => copy.remove());

  it('compiles, is formatted and linted', { timeout: 120_000 }, () => {
    expect(tool('tsc', '-p', '.')).toBe('');
    tool('biome', 'ci', ...written);
    expect(tool('oxlint', '--deny-warnings', ...written)).toContain('0 errors');
  });

  it('has a test that passes, and words in both languages', { timeout: 120_000 }, () => {
    const told = tool(
      'vitest',
      'run',
      '--project',
      'node',
      'tests/ui/screens/programme-booklet',
      'tests/ui/words',
    );
    expect(told).toMatch(/Tests.*passed/);
  });

  it('is bound to its address', () => {
    expect(readFileSync(join(copy.folder, 'src/routes/site-pages.ts'), 'utf8')).toContain(
      "path: '/programme-booklet'",
    );
  });

  it('is not written over', () => {
    expect(() => name && generateScreen(copy.folder, name)).toThrow('is there already');
  });
});
