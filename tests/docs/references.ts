import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSourceFile, type SourceFile } from '#tests/architecture/source/source-file.ts';
import { listPaths } from '#tests/architecture/source/tree.ts';
import { domainReference } from '#tests/docs/domain-reference.ts';
import { pagesWithMeasurements } from '#tests/docs/measured-parts.ts';
import { portReference } from '#tests/docs/port-reference.ts';
import { exampleEnvironment, replaceVariableTables } from '#tests/docs/variable-reference.ts';
import { root } from '#tests/root.ts';
import { licencesPage } from '#tests/supply-chain/licences.ts';
import { lockedPackages } from '#tests/supply-chain/lock.ts';

/** The generated pages, and the pages with generated parts, by path. */
export function references(): Readonly<Record<string, string>> {
  const ports = sourceFilesUnder('ports', 'domain/queries');
  return {
    'docs/configuration.md': replaceVariableTables(readPage('docs/configuration.md')),
    'docs/domain.md': domainReference(sourceFilesUnder('domain')),
    'docs/licences.md': licencesPage(lockedPackages()),
    'docs/operation/.env.example': exampleEnvironment(),
    'docs/ports.md': portReference(ports),
    ...pagesWithMeasurements(),
  };
}

function sourceFilesUnder(...folders: readonly string[]): readonly SourceFile[] {
  return folders.flatMap(listPaths).map((path) => parseSourceFile({ path, text: readPage(path) }));
}

function readPage(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
