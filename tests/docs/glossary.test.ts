import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';

const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|English|word)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

describe('the glossary', () => {
  it('has the meaning of each word and the file of its rule', () => {
    expect(rows.length).toBeGreaterThan(40);
    const incomplete = rows.filter((row) => {
      const path = /^`([\w./-]+)`$/.exec(row.at(-1) ?? '')?.[1];
      return !path || !existsSync(join(root, path)) || (row.at(-2) ?? '').length < 10;
    });
    expect(incomplete).toEqual([]);
  });

  it('explains each word once', () => {
    const words = rows.flatMap(([word = '']) => word.split(', '));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
