import { type Comment, type Program, parseSync } from 'oxc-parser';
import { type Exported, findExports } from '#tests/architecture/source/exports.ts';
import { findImports, type ImportSite } from '#tests/architecture/source/imports.ts';
import { type Visited, walkNodes } from '#tests/architecture/source/walk.ts';

/** One file of the tree, parsed. */
export interface SourceFile {
  /** From the root of the project, with forward slashes: `domain/sale/sale.ts`. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  readonly nodes: readonly Visited[];
  readonly comments: readonly Comment[];
  readonly imports: readonly ImportSite[];
  readonly exports: readonly Exported[];
}

/** The path and text of a file, unparsed. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** Parses a file. Throws if it does not parse. */
export function parseSourceFile({ path, text }: SourceText): SourceFile {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  const nodes = walkNodes(program);
  return { path, text, program, nodes, comments, imports: findImports(nodes), exports: findExports(program) };
}

/** The 1-based line of a position in a file. */
export function findLine(file: SourceText, position: number): number {
  return file.text.slice(0, position).split('\n').length;
}
