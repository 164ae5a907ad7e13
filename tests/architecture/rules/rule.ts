import { lineAt, type SourceFile } from '#tests/architecture/source/source-file.ts';

/** One place where a rule is broken, and what to do there instead. */
export interface Breach {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Something that holds for the whole tree. */
export interface Rule {
  /** A sentence that says what holds; it is the title of its test. */
  readonly name: string;
  readonly breaches: (files: readonly SourceFile[]) => readonly Breach[];
}

/** A place in one file that breaks a rule. */
export interface Finding {
  readonly position: number;
  readonly message: string;
}

/** A rule that looks at one file at a time, at those that `where` picks by their path. */
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
        .flatMap((file) => findings(file).map((finding) => breachIn(file, finding))),
  };
}

/** A finding with the line where a reader will look for it. */
export function breachIn(file: SourceFile, { position, message }: Finding): Breach {
  return { path: file.path, line: lineAt(file, position), message };
}

/** `domain/sale/sale.ts:3 takes the clock from the air: …` */
export function sentenceOf({ path, line, message }: Breach): string {
  return `${path}:${line} ${message}`;
}

/** Picks paths that begin with one of some prefixes. */
export function under(...prefixes: readonly string[]): (path: string) => boolean {
  return (path) => prefixes.some((prefix) => path.startsWith(prefix));
}

/** Picks what another picks not. */
export function not(where: (path: string) => boolean): (path: string) => boolean {
  return (path) => !where(path);
}

/** Picks every path. */
export function everywhere(): boolean {
  return true;
}
