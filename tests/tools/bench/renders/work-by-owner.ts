import type { Profiler } from 'node:inspector';

/** A function that ran, and the share of all samples in which it was at the top of the stack. */
export interface SampledFunction {
  readonly name: string;
  /** The file: a path of the project, a URL of a package or of Node, or empty for V8 itself. */
  readonly file: string;
  readonly share: number;
}

/** Finds the source of a place in a compiled file; undefined if there is no map. */
export type FindSource = (url: string, line: number, column: number) => string | undefined;

/** The functions of a CPU profile by their own time, the longest first. Functions of the same name and file are one. */
export function findSampledFunctions(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  findSource: FindSource,
): readonly SampledFunction[] {
  const microseconds = new Map<number, number>();
  samples.forEach((id, index) =>
    microseconds.set(id, (microseconds.get(id) ?? 0) + (timeDeltas[index] ?? 0)),
  );
  const all = timeDeltas.reduce((sum, delta) => sum + delta, 0);
  const functions = new Map<string, SampledFunction>();
  for (const { id, callFrame } of nodes) {
    const { functionName, url, lineNumber, columnNumber } = callFrame;
    const file = findSource(url, lineNumber, columnNumber) ?? url.replace(/^file:.*\/(?=node_modules\/)/, '');
    const key = `${file} ${functionName}`;
    const share = (functions.get(key)?.share ?? 0) + (microseconds.get(id) ?? 0) / all;
    functions.set(key, { name: functionName || '(anonymous)', file, share });
  }
  return [...functions.values()].toSorted((one, other) => other.share - one.share);
}

/** The shares of packages, of the folders of the project, of Node and of garbage collection, the largest first. */
export function sumByOwner(
  functions: readonly SampledFunction[],
): readonly { readonly owner: string; readonly share: number }[] {
  const shares = new Map<string, number>();
  for (const one of functions) {
    const owner = findOwner(one);
    shares.set(owner, (shares.get(owner) ?? 0) + one.share);
  }
  return [...shares]
    .map(([owner, share]) => ({ owner, share }))
    .toSorted((one, other) => other.share - one.share);
}

function findOwner({ name, file }: SampledFunction): string {
  if (name === '(garbage collector)') return 'garbage collection';
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  if (packageName !== undefined) return packageName;
  if (file === '' || file.startsWith('node:')) return 'Node and V8';
  return `${file.split('/', 1)[0]}/`;
}
