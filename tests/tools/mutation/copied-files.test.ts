import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findClosure } from '#tests/architecture/source/graph.ts';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import { readTree } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';
import { mutatedParts } from '#tests/tools/mutation/mutated-parts.ts';

interface CopyOptions {
  readonly ignorePatterns: readonly string[];
  readonly vitest: { readonly dir: string };
}

const defaults: CopyOptions = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
/** The configuration of the tests, which a run loads first. */
const configuration = 'vite.config.ts';
const text = readFileSync(join(root, configuration), 'utf8');
const files = [parseSourceFile({ path: configuration, text }), ...readTree()];

/** Whether a mutation run copies a file: the last matching pattern decides, for the file and each of its folders. */
function isCopied(path: string, patterns: readonly string[]): boolean {
  const segments = path.split('/');
  return segments.every((_, index) => {
    const part = `/${segments.slice(0, index + 1).join('/')}`;
    return patterns.findLast((pattern) => isMatch(part, pattern.replace('!', '')))?.startsWith('!') ?? true;
  });
}

/** Patterns are paths from the root, or all entries of a folder. */
function isMatch(part: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? join(dirname(part), '*') === pattern : part === pattern;
}

it.each(mutatedParts)('E15 the copy for $name has every file that its tests import', ({ options }) => {
  const { ignorePatterns, vitest } = { ...defaults, ...(options as Partial<CopyOptions>) };
  const copied = files.filter(({ path }) => isCopied(path, ignorePatterns));
  const tests = copied.filter(({ path }) => path.startsWith(`${vitest.dir}/`) && /\.test\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(10);
  const missing = [configuration, ...tests.map(({ path }) => path)].flatMap((path) =>
    findClosure(path, copied, ['static', 're-export']).missing.map((file) => `${path} needs ${file}`),
  );
  expect(missing).toEqual([]);
});
