import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';
import { listPaths, parseFiles } from '#tests/architecture/source/tree.ts';
import { root } from '#tests/root.ts';
import { pagesWithMeasurements } from '#tests/tools/docs/measured-parts.ts';
import { mappedLayers, requirementMap } from '#tests/tools/docs/requirement-map.ts';
import { exampleEnvironment, replaceVariableTables } from '#tests/tools/docs/variable-reference.ts';
import { licencesPage } from '#tests/tools/supply-chain/licences.ts';
import { productionPackages } from '#tests/tools/supply-chain/locked-packages.ts';

/** The generated pages, and the pages with generated parts, by path. */
export function references(): Readonly<Record<string, string>> {
  return {
    'docs/configuration.md': replaceVariableTables(readPage('docs/configuration.md')),
    'docs/licences.md': licencesPage(productionPackages()),
    'docs/operation/.env.example': exampleEnvironment(),
    'docs/where-things-are.md': requirementMap(readPage('docs/requirements.md'), mappedFiles()),
    ...pagesWithMeasurements(),
  };
}

/** The files of the layers that implement requirements, parsed. */
export function mappedFiles(): readonly SourceFile[] {
  return parseFiles(mappedLayers.flatMap(listPaths));
}

function readPage(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
