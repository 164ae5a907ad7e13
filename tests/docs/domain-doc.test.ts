import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsUnder } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';

const domainPath = /domain\/[\w./-]*?\.ts\b/g;

function pathsNamedIn(document: string): readonly string[] {
  return [...new Set(readFileSync(join(root, document), 'utf8').match(domainPath))];
}

/** The book's lists of modes are named by their folder. */
function needsAName(path: string): boolean {
  return !path.startsWith('domain/figure/book/');
}

describe('the words of the hall', () => {
  it('name no file of the domain that is not there', () => {
    const named = pathsNamedIn('docs/domain.md');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('name every file of the domain where its rule is explained', () => {
    const named = pathsNamedIn('docs/domain.md');
    const files = pathsUnder('domain').filter(needsAName);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => !named.includes(path))).toEqual([]);
  });

  it('name only requirements that were made', () => {
    const made = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
    const named = readFileSync(join(root, 'docs/domain.md'), 'utf8').match(/\b[A-Z][A-Z0-9]+-\d+\b/g) ?? [];
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !made.includes(`**${id}**`))).toEqual([]);
  });
});
