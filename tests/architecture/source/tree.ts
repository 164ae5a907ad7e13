import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSourceFile, type SourceFile } from '#tests/architecture/source/source-file.ts';
import { root } from '#tests/root.ts';

/** The layers: all folders with code. */
export const layers = ['domain', 'ports', 'adapters', 'ui', 'src', 'fixtures', 'tests'] as const;

export type Layer = (typeof layers)[number];

/** The layer of a path; undefined for a file at the root. */
export function findLayer(path: string): Layer | undefined {
  return layers.find((layer) => path.startsWith(`${layer}/`));
}

/** The paths of all TypeScript files under a folder without declarations, from the root, in alphabetical order. */
export function listPaths(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .toSorted();
}

/** Every TypeScript file of every layer, parsed. */
export function readTree(): readonly SourceFile[] {
  return parseFiles(layers.flatMap(listPaths));
}

/** The files at some paths, parsed. */
export function parseFiles(paths: readonly string[]): readonly SourceFile[] {
  return paths.map((path) => parseSourceFile({ path, text: readFileSync(join(root, path), 'utf8') }));
}
