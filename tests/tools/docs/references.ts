import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { exampleEnvironment, replaceVariableTables } from '#tests/tools/docs/variable-reference.ts';

/** The pages with generated parts, by path. */
export function references(): Readonly<Record<string, string>> {
  return {
    'docs/configuration.md': replaceVariableTables(readPage('docs/configuration.md')),
    'docs/operation/.env.example': exampleEnvironment(),
  };
}

function readPage(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
