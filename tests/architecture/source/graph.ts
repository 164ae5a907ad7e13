import { posix } from 'node:path';
import { type ImportKind, resolveTarget } from '#tests/architecture/source/imports.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';

/** The imports of each file. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The graph of static imports, types included; dynamic imports may form cycles. */
export function createImportGraph(files: readonly SourceFile[]): Graph {
  return new Map(files.map((file) => [file.path, filesImportedBy(file, ['static', 'type', 're-export'])]));
}

function filesImportedBy(file: SourceFile, kinds: readonly ImportKind[]): readonly string[] {
  return file.imports
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ specifier = '' }) => resolveTarget(specifier, file.path))
    .flatMap((target) => (target.kind === 'file' ? [target.path] : []));
}

/** The imports between folders of a layer: a folder depends on another if one of its files does. */
export function toFolderGraph(graph: Graph, isInLayer: (path: string) => boolean): Graph {
  const folders = new Map<string, string[]>();
  for (const [path, targets] of graph) {
    const folder = posix.dirname(path);
    const others = targets
      .filter(isInLayer)
      .map((target) => posix.dirname(target))
      .filter((other) => other !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

/** The cycles, each as a list of paths in alphabetical order. */
export function findCycles(graph: Graph): readonly (readonly string[])[] {
  const reach = new Map([...graph.keys()].map((path) => [path, reachableFrom(path, graph)]));
  const groups = new Map<string, readonly string[]>();
  for (const [path, reached] of reach) {
    if (!reached.has(path)) continue;
    const group = [...reached].filter((other) => reach.get(other)?.has(path)).toSorted();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
}

function reachableFrom(start: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(graph.get(path) ?? []));
  }
  return reached;
}

/** Everything that one file imports, directly or indirectly. */
export interface Closure {
  /** Each file, with the chain of imports from the entry. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Each package or Node module, with the chain of imports. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** Imported files that do not exist. */
  readonly missing: readonly string[];
}

/** Everything that an entry loads with its static imports, and with dynamic imports if `dynamic` is among the kinds. */
export function findClosure(
  entry: string,
  files: readonly SourceFile[],
  kinds: readonly ImportKind[],
): Closure {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Map<string, readonly string[]>([[entry, [entry]]]);
  const packages = new Map<string, readonly string[]>();
  const missing: string[] = [];
  for (const [path, chain] of reached) {
    const file = byPath.get(path);
    if (!file) {
      if (/\.tsx?$/.test(path)) missing.push(path);
      continue;
    }
    for (const { specifier } of file.imports.filter(({ kind }) => kinds.includes(kind))) {
      const target = resolveTarget(specifier ?? '', path);
      if (target.kind !== 'file') packages.set(target.name, packages.get(target.name) ?? chain);
      else if (!reached.has(target.path)) reached.set(target.path, [...chain, target.path]);
    }
  }
  return { files: reached, packages, missing };
}
