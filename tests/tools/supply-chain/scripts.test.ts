import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it.each(Object.entries(scripts))(
  'the script %s runs in a POSIX shell, cmd.exe and PowerShell',
  (_, command) => {
    expect(Object.keys(posixOnly).filter((name) => posixOnly[name]?.test(command))).toEqual([]);
  },
);
