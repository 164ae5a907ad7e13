import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type GenericSchema, getDotPath, type InferIssue, type InferOutput, safeParse } from 'valibot';
import {
  type FileProblem,
  type Place,
  parseSourceFile,
  type SourceFile,
} from '#adapters/cms-folder/source-file.ts';

/** A valid file: its source, for further problems, and its value. */
export interface ReadFile<Value> {
  readonly source: SourceFile;
  readonly value: Value;
}

/** Completes the data of a file before it is validated. */
export type Complete = (data: unknown, body: string) => unknown;

/** Where pictures and sounds are, in the folder and in addresses. */
export const mediaFolder = 'media';

/**
 * Reads the files of a folder once, and collects what is wrong with them. Of a file that has become invalid the last valid text is
 * used, so that a mistake costs no page; a file that never was valid is left out.
 */
export class FolderReader {
  readonly #directory: string;
  readonly #lastValidTexts: Map<string, string>;
  readonly #unread: Set<string>;
  readonly problems: FileProblem[] = [];

  constructor(directory: string, lastValidTexts: Map<string, string>) {
    this.#directory = directory;
    this.#lastValidTexts = lastValidTexts;
    this.#unread = new Set(listFiles(directory));
  }

  /** The files that match a pattern and have not been read, in the order of their names. */
  files(pattern: RegExp): readonly string[] {
    return [...this.#unread].filter((file) => pattern.test(file)).toSorted();
  }

  /** Reads a file and validates its data; undefined if it does not exist or never was valid. */
  read<Schema extends GenericSchema>(
    file: string,
    schema: Schema,
    complete: Complete = (data) => data,
  ): ReadFile<InferOutput<Schema>> | undefined {
    if (!this.#unread.delete(file)) return undefined;
    const text = readFileSync(join(this.#directory, file), 'utf8');
    const current = validate(file, text, schema, complete);
    if (!Array.isArray(current)) {
      this.#lastValidTexts.set(file, text);
      this.#checkMedia(current.source);
      return current;
    }
    this.problems.push(...current);
    const lastValidText = this.#lastValidTexts.get(file);
    const last = lastValidText === undefined ? [] : validate(file, lastValidText, schema, complete);
    return Array.isArray(last) ? undefined : last;
  }

  /** Reports the files that were not read: their names say nothing to the site. */
  reportUnreadFiles(): void {
    for (const file of this.#unread) {
      this.problems.push({
        file,
        line: 1,
        place: '',
        problem: 'Not a file of a hall: see its name and folder',
      });
    }
  }

  /** Reports the pictures and sounds that a file names and the folder does not contain. */
  #checkMedia(source: SourceFile): void {
    for (const { place, text } of listTexts(source.data)) {
      if (!text.startsWith(`/${mediaFolder}/`)) continue;
      const path = text.slice(1).replace(/[?#].*$/, '');
      if (!existsSync(join(this.#directory, path))) {
        this.problems.push(source.problemAt(place, `The folder contains no ${path}`));
      }
    }
  }
}

/** The JSON and Markdown files of a folder, with their paths from its root; a README and hidden files are not its content. */
function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.(json|md)$/.test(path) && !/(^|\/)(\.|README\.md$)/.test(path))
    .toSorted();
}

function validate<Schema extends GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
  complete: Complete,
): ReadFile<InferOutput<Schema>> | FileProblem[] {
  const source = parseSourceFile(file, text);
  if (!('data' in source)) return [...source];
  const result = safeParse(schema, complete(source.data, source.body));
  if (result.success) return { source, value: result.output };
  return result.issues.map((issue) => source.problemAt(toPlace(issue), toProblem(issue)));
}

function toPlace(issue: InferIssue<GenericSchema>): Place {
  return (issue.path ?? []).map(({ key }) => key as string | number);
}

/** The problem of an issue; of alternatives that all fail, the problem of the nearest one. */
function toProblem(issue: InferIssue<GenericSchema>): string {
  const [nearest] = issue.issues ?? [];
  const within = nearest && getDotPath(nearest);
  return within && nearest.type !== issue.type ? `${within}: ${nearest.message}` : issue.message;
}

interface TextAtPlace {
  readonly place: Place;
  readonly text: string;
}

function listTexts(value: unknown, place: Place = []): readonly TextAtPlace[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...place, key]));
}
