import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFileOf } from '#tests/architecture/source/source-file.ts';
import { pathsUnder } from '#tests/architecture/source/tree.ts';
import { portReference } from '#tests/docs/port-reference.ts';
import { root } from '#tests/root.ts';
import { licencesPage } from '#tests/supply-chain/licences.ts';
import { lockedPackages } from '#tests/supply-chain/lock.ts';

/** The pages of `docs/` that are written from the code, by their path. */
export function references(): Readonly<Record<string, string>> {
  const ports = [...pathsUnder('ports'), ...pathsUnder('domain/queries')].map((path) =>
    sourceFileOf({ path, text: readFileSync(join(root, path), 'utf8') }),
  );
  return { 'docs/licences.md': licencesPage(lockedPackages()), 'docs/ports.md': portReference(ports) };
}
