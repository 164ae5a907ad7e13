import { findLine, type SourceFile } from '#tests/architecture/source/source-file.ts';
import type { Visited } from '#tests/architecture/source/walk.ts';

/** A function with its length in lines, from its first to its last. */
export interface FunctionSize {
  readonly name: string;
  readonly place: string;
  readonly lines: number;
}

/** The longest functions first. Nested functions are included in the length. */
export function largestFunctions(files: readonly SourceFile[], most: number): readonly FunctionSize[] {
  return files
    .flatMap((file) =>
      file.nodes
        .filter(({ node }) => /^(Arrow)?Function(Declaration|Expression)$/.test(node.type))
        .map((visited) => measureFunction(visited, file)),
    )
    .toSorted((one, other) => other.lines - one.lines)
    .slice(0, most);
}

function measureFunction({ node, parent }: Visited, file: SourceFile): FunctionSize {
  const first = findLine(file, node.start);
  const named = [node, parent].map((one) => findName(one)).find((name) => name !== undefined);
  return {
    name: named ?? '(anonymous)',
    place: `${file.path}:${first}`,
    lines: findLine(file, node.end) - first + 1,
  };
}

/** The name of a function, or of its variable, member or method. */
function findName(node: Visited['node'] | undefined): string | undefined {
  const { id, key } = (node ?? {}) as { readonly [part in 'id' | 'key']?: { readonly name?: string } | null };
  return id?.name ?? key?.name;
}
