import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Forms of a POSIX shell that cmd.exe or PowerShell does not support; all three support `&&`. */
const posixOnly: Readonly<Record<string, RegExp>> = {
  'a variable set before the command: write cross-env': /(?:^|&& *)[A-Za-z_]\w*=/m,
  'single quotes': /'/,
  'a variable': /\$/,
  'a command substitution': /`/,
  'a second command after ;': /;/,
  'a line continued with a backslash': /\\\n/,
  'a command of Unix': /(?:^|&& *|\| *)(?:rm|cp|mv|mkdir|cat|grep|sed|export|source) /m,
};

function posixSyntaxIn(command: string): readonly string[] {
  return Object.keys(posixOnly).filter((name) => posixOnly[name]?.test(command));
}

describe('a script of the project', () => {
  it.each(Object.entries(scripts))('%s runs in a POSIX shell, cmd.exe and PowerShell', (_, command) => {
    expect(posixSyntaxIn(command)).toEqual([]);
  });
});

describe('a child process', () => {
  /** On Windows both are scripts, which Node cannot start; execa can. */
  const startsNpm = /\b(?:spawn|execFile)(?:Sync)?\(\s*'(?:npm|npx)'/;

  it('can be npm on any platform', () => {
    const files = ['src', 'tests', 'fixtures'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .map((path) => join(folder, path)),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => startsNpm.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });
});

describe('the syntax of a POSIX shell', () => {
  it.each([
    ['NODE_ENV=production node main.js'],
    ['npm run build && PORT=1 node main.js'],
    ["node -e 'main()'"],
    ['node $npm_package_main'],
    ['node `which main`'],
    ['npm run build; node main.js'],
    ['npm run build && \\\nnode main.js'],
    ['rm -r dist && vite build'],
    ['npm ls | grep react'],
  ])('is found in %j', (command) => {
    expect(posixSyntaxIn(command)).toHaveLength(1);
  });

  it.each([
    ['npm run build && node --env-file=.env main.js'],
    ['npx cross-env PORT=1 node main.js'],
    ['npx vitest run --outputFile.json=a.json "tests/a b"'],
  ])('is not found in %j', (command) => {
    expect(posixSyntaxIn(command)).toEqual([]);
  });
});
