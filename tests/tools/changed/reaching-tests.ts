import { resolveTarget } from '#tests/architecture/source/imports.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';

/** The tests to run after a change, and the number of those that reach it too but are further away. */
export interface SelectedTests {
  readonly paths: readonly string[];
  readonly omitted: number;
}

/** At most so many tests of the node project: half a minute on two cores. The tests of the domain take seconds together. */
const maxNodeTests = 25;

/**
 * The tests that load a changed file: all of the domain, and of the others those with the fewest imports between test and file. An
 * import of types alone is none, because it is gone at run time; the compiler checks it.
 */
export function selectTests(
  changed: readonly string[],
  files: readonly SourceFile[],
  most = maxNodeTests,
): SelectedTests {
  const reaching = findReachingFiles(changed, createImporters(files));
  const tests = reaching.filter((path) => /^tests\/(?!e2e\/|commands\/).*\.test\.tsx?$/.test(path));
  const domain = tests.filter((path) => path.startsWith('tests/domain/'));
  const node = tests.filter((path) => !path.startsWith('tests/domain/'));
  return { paths: [...domain, ...node.slice(0, most)], omitted: Math.max(0, node.length - most) };
}

/** The files that load each file at run time. */
type Importers = ReadonlyMap<string, readonly string[]>;

function createImporters(files: readonly SourceFile[]): Importers {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of files) {
    for (const { specifier = '' } of imports.filter(({ kind }) => kind !== 'type')) {
      const target = resolveTarget(specifier, path);
      if (target.kind === 'file') importers.set(target.path, [...(importers.get(target.path) ?? []), path]);
    }
  }
  return importers;
}

/** The files that load any of the files, themselves included, the nearest first. */
function findReachingFiles(starts: readonly string[], importers: Importers): readonly string[] {
  const reaching = new Set(starts);
  for (const path of reaching) {
    for (const importer of importers.get(path) ?? []) reaching.add(importer);
  }
  return [...reaching];
}
