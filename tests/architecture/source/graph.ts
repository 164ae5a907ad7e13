import { type ImportWay, targetOf } from '#tests/architecture/source/imports.ts';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';

/** Which files each file imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Who imports whom at once, types included; what is loaded later on demand may well lead back. */
export function importGraph(files: readonly SourceFile[]): Graph {
  return new Map(files.map((file) => [file.path, filesImportedBy(file, ['static', 'type', 're-export'])]));
}

function filesImportedBy(file: SourceFile, ways: readonly ImportWay[]): readonly string[] {
  return file.imports
    .filter(({ way }) => ways.includes(way))
    .map(({ specifier = '' }) => targetOf(specifier, file.path))
    .flatMap((target) => (target.kind === 'file' ? [target.path] : []));
}

/** The groups of files that all lead to one another, each in alphabetical order. */
export function cyclesIn(graph: Graph): readonly (readonly string[])[] {
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

/** What one file drags in, and through whom. */
export interface Closure {
  /** Each file reached, with the chain of files that leads to it from the entry. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Each package or builtin reached, with the chain that leads to it. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** Files named in an import that are not there. */
  readonly missing: readonly string[];
}

/** Everything that is loaded when an entry is: by its static imports, and on demand where `dynamic` is among the ways. */
export function closureOf(entry: string, files: readonly SourceFile[], ways: readonly ImportWay[]): Closure {
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
    for (const { specifier } of file.imports.filter(({ way }) => ways.includes(way))) {
      const target = targetOf(specifier ?? '', path);
      if (target.kind !== 'file') packages.set(target.name, packages.get(target.name) ?? chain);
      else if (!reached.has(target.path)) reached.set(target.path, [...chain, target.path]);
    }
  }
  return { files: reached, packages, missing };
}
