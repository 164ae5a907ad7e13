import { isNode, LineCounter, parseDocument } from 'yaml';

/** A path within the data of a file: `['performers', 0, 'name']`. */
export type PathInFile = readonly (string | number)[];

/** What is wrong with a file, and where. */
export interface FileProblem {
  /** From the root of the folder: `concerts/trio.json`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** `performers.0.name`; empty for the whole file. */
  readonly place: string;
  readonly problem: string;
  /** The file cannot be read or parsed at all, which no editor's mistake causes: the site does not start with it. */
  readonly isUnusable?: true;
}

/** `concerts/trio.json:4: starts: Not a date and time`. */
export function describeProblem({ file, line, place, problem }: FileProblem): string {
  return `${file}:${line}: ${place === '' ? '' : `${place}: `}${problem}`;
}

/** A file's data, and the text after it. */
export interface SourceFile {
  readonly file: string;
  readonly data: unknown;
  /** The Markdown after the front matter; empty for JSON. */
  readonly body: string;
  /** A problem at a place of the data, or at the nearest place around it that the file contains. */
  problemAt(place: PathInFile, problem: string): FileProblem;
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * Parses a JSON file, or a Markdown file whose data are YAML between two lines of `---` at its beginning. Both are parsed as YAML, of
 * which JSON is a part, because that parser knows the line of each value.
 */
export function parseSourceFile(file: string, text: string): SourceFile | readonly FileProblem[] {
  if (!file.endsWith('.md')) return parseData(file, { data: text, body: '', linesBefore: 0 });
  const [head, data = ''] = text.startsWith('---') ? (frontMatter.exec(text) ?? []) : [];
  return parseData(file, { data, body: text.slice(head?.length ?? 0), linesBefore: head ? 1 : 0 });
}

interface FileParts {
  readonly data: string;
  readonly body: string;
  readonly linesBefore: number;
}

function parseData(
  file: string,
  { data, body, linesBefore }: FileParts,
): SourceFile | readonly FileProblem[] {
  const lines = new LineCounter();
  const document = parseDocument(data, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  if (document.errors.length > 0) {
    return document.errors.map(({ pos: [start], message, code }) => ({
      file,
      line: lineAt(start),
      place: '',
      problem: message,
      ...(code === 'RESOURCE_EXHAUSTION' && { isUnusable: true }),
    }));
  }
  const lineOf = (place: PathInFile): number => {
    const node = document.getIn(place, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return place.length === 0 ? 1 : lineOf(place.slice(0, -1));
  };
  return {
    file,
    data: document.toJS() ?? {},
    body,
    problemAt: (place, problem) => ({ file, line: lineOf(place), place: place.join('.'), problem }),
  };
}
