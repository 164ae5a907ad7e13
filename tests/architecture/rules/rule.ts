import { findLine, type SourceFile } from '#tests/architecture/source/source-file.ts';
import type { Visited } from '#tests/architecture/source/walk.ts';

/** A violation of a rule, with what to do instead. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A rule for the whole tree. */
export interface Rule {
  /** The rule as a sentence, which is the title of its test. */
  readonly name: string;
  readonly breaches: (files: readonly SourceFile[]) => readonly Violation[];
}

/** A violation in one file. */
export interface Finding {
  readonly position: number;
  readonly message: string;
}

/** A rule that checks single files, those whose path `where` selects. */
export function fileRule(
  name: string,
  where: (path: string) => boolean,
  findings: (file: SourceFile) => readonly Finding[],
): Rule {
  return {
    name,
    breaches: (files) =>
      files
        .filter(({ path }) => where(path))
        .flatMap((file) => findings(file).map((finding) => findViolation(file, finding))),
  };
}

/** Finds each node for which there is a message. */
export function atNodes(toMessage: (visited: Visited, file: SourceFile) => string | false | undefined) {
  return (file: SourceFile): readonly Finding[] =>
    file.nodes.flatMap((visited) => {
      const message = toMessage(visited, file);
      return message ? [{ position: visited.node.start, message }] : [];
    });
}

/** A finding with its line. */
export function findViolation(file: SourceFile, { position, message }: Finding): Violation {
  return { path: file.path, line: findLine(file, position), message };
}

/** `domain/sale/sale.ts:3 takes Date.now directly: …` */
export function formatViolation({ path, line, message }: Violation): string {
  return `${path}:${line} ${message}`;
}

/** Selects paths with one of these prefixes. */
export function inFolders(...prefixes: readonly string[]): (path: string) => boolean {
  return (path) => prefixes.some((prefix) => path.startsWith(prefix));
}

/** Selects what another selector does not. */
export function outsideOf(where: (path: string) => boolean): (path: string) => boolean {
  return (path) => !where(path);
}

/** Selects every path. */
export function allFiles(): boolean {
  return true;
}
