import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GenericSchema, getDotPath, type InferIssue, type InferOutput, safeParse } from 'valibot';
import { isMediaFile, mediaFolder } from '#adapters/cms-folder/media-file.ts';
import {
  type FileProblem,
  type PathInFile,
  parseSourceFile,
  type SourceFile,
} from '#adapters/cms-folder/source-file.ts';
import { toErrorMessage } from '#domain/error-message.ts';

/** An entry of a folder. */
interface FolderEntry {
  /** From the root of the folder, with slashes: `concerts/trio.json`. */
  readonly path: string;
  readonly isLink: boolean;
}

/** A valid file: its source, for further problems, and its value. */
export interface ValidFile<Value> {
  readonly source: SourceFile;
  readonly value: Value;
}

/** Completes the data of a file before it is validated. */
export type CompleteFileData = (data: unknown, body: string) => unknown;

/** The largest depth of a value: deeper ones exhaust the stack of whatever reads or renders them. A page has about thirty levels. */
const maxLevels = 200;

/** Reads the files of a folder once, each on its own, and collects what is wrong with them. A file that is not valid is left out. */
export class FolderFileReader {
  readonly #directory: string;
  readonly #unread: Map<string, FolderEntry>;
  readonly problems: FileProblem[] = [];

  constructor(directory: string) {
    this.#directory = directory;
    this.#unread = new Map(listContent(directory).map((entry) => [entry.path, entry]));
  }

  /** The files that match a pattern and have not been read, in the order of their names. */
  files(pattern: RegExp): readonly string[] {
    return [...this.#unread.keys()].filter((file) => pattern.test(file));
  }

  /** Reads a file and validates its data; undefined if it does not exist or is not valid. */
  read<Schema extends GenericSchema>(
    file: string,
    schema: Schema,
    complete: CompleteFileData = (data) => data,
  ): ValidFile<InferOutput<Schema>> | undefined {
    if (!this.#unread.delete(file)) return undefined;
    const text = this.#readText(file);
    const result = typeof text === 'string' ? validateText(file, text, schema, complete) : [text];
    if (Array.isArray(result)) {
      this.problems.push(...result);
      return undefined;
    }
    this.#checkMedia(result.source);
    return result;
  }

  /** Reports the files that were not read: their names say nothing to the site. */
  reportUnreadFiles(): void {
    for (const { path: file, isLink } of this.#unread.values()) {
      const problem = 'Not a file of a hall: see its name and folder';
      this.problems.push(
        isLink ? toUnusable(file, 'A link: the site reads none') : toProblemOfFile(file, problem),
      );
    }
  }

  #readText(file: string): string | FileProblem {
    try {
      return readSmallFile(join(this.#directory, file));
    } catch (cause) {
      return toUnusable(file, toErrorMessage(cause));
    }
  }

  /** Reports the pictures and sounds that a file names and the site does not serve. */
  #checkMedia(source: SourceFile): void {
    const prefix = `/${mediaFolder}/`;
    for (const { place, text } of listTexts(source.data)) {
      if (!text.startsWith(prefix)) continue;
      const path = text.slice(prefix.length).replace(/[?#].*$/, '');
      if (!isMediaFile(this.#directory, path)) {
        const problem = `The folder contains no ${mediaFolder}/${path}, or not as a picture, sound, film, PDF or ZIP`;
        this.problems.push(source.problemAt(place, problem));
      }
    }
  }
}

/** The JSON and Markdown files of a folder by path, whatever they are, and links; a README and hidden files are not its content. */
function listContent(directory: string): readonly FolderEntry[] {
  return listInside(directory, '')
    .filter(
      ({ path, isLink }) => /\.(json|md)$/.test(path) || (isLink && !path.startsWith(`${mediaFolder}/`)),
    )
    .filter(({ path }) => !/(^|\/)(\.|README\.md$)/.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Everything in a folder and the folders in it. Links are listed and not followed, so a circle of links ends: the recursive listing of
 * Node 22 and later follows them.
 */
function listInside(directory: string, folder: string): readonly FolderEntry[] {
  return readdirSync(join(directory, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const inside = entry.isDirectory() ? listInside(directory, path) : [];
    return [{ path, isLink: entry.isSymbolicLink() }, ...inside];
  });
}

/** The largest file of content, in bytes. A long page has some tens of kilobytes. */
const maxFileBytes = 1_000_000;

/** Reads a text; throws a sentence if it is not in a regular file of at most 1 MB. A pipe would never answer. */
function readSmallFile(path: string): string {
  const stats = lstatSync(path);
  if (!stats.isFile()) throw new Error('Not a regular file, but a link, a folder or a device');
  if (stats.size > maxFileBytes) throw new Error(`Larger than ${maxFileBytes} bytes`);
  return readFileSync(path, 'utf8');
}

/** Whatever a parser throws, for example at too many levels or aliases, is a problem of this file alone. */
function validateText<Schema extends GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
  complete: CompleteFileData,
): ValidFile<InferOutput<Schema>> | FileProblem[] {
  try {
    const source = parseSourceFile(file, text);
    if (!('data' in source)) return [...source];
    if (isDeeperThan(source.data, maxLevels)) return [toUnusable(file, tooDeep)];
    const result = safeParse(schema, complete(source.data, source.body));
    if (!result.success)
      return result.issues.map((issue) => {
        const place = (issue.path ?? []).map(({ key }) => key as string | number);
        return source.problemAt(place, toProblem(issue));
      });
    if (isDeeperThan(result.output, maxLevels)) return [toUnusable(file, tooDeep)];
    return { source, value: result.output };
  } catch (cause) {
    return [toUnusable(file, `Cannot be parsed: ${toErrorMessage(cause)}`)];
  }
}

const tooDeep = `Cannot be parsed: nested deeper than ${maxLevels} levels`;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

function toProblemOfFile(file: string, problem: string): FileProblem {
  return { file, line: 1, place: '', problem };
}

function toUnusable(file: string, problem: string): FileProblem {
  return { ...toProblemOfFile(file, problem), isUnusable: true };
}

/** The problem of an issue; of alternatives that all fail, the problem of the nearest one. */
function toProblem(issue: InferIssue<GenericSchema>): string {
  const [nearest] = issue.issues ?? [];
  const within = nearest && getDotPath(nearest);
  return within && nearest.type !== issue.type ? `${within}: ${nearest.message}` : issue.message;
}

interface TextAtPlace {
  readonly place: PathInFile;
  readonly text: string;
}

function listTexts(value: unknown, place: PathInFile = []): readonly TextAtPlace[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...place, key]));
}
