import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tests/root.ts';

it('docs/mutation.md has the result of every folder of the domain that is mutated', () => {
  const text = readFileSync(join(root, 'docs/mutation.md'), 'utf8');
  const folders = readdirSync(join(root, 'domain'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `\`${name}/\``);
  const rows = text.match(/^\| .*\|$/gm) ?? [];
  const named = rows.slice(2).flatMap((row) => row.match(/`\w+\/`(?=,| \|)/g) ?? []);
  expect(named.toSorted()).toEqual(folders.toSorted());
});
