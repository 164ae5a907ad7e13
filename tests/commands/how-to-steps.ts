import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexer, walkTokens } from 'marked';
import { root } from '#tests/root.ts';

/** A change of a file that a how-to page describes. */
interface Step {
  readonly path: string;
  readonly isNew?: true;
  readonly apply: (text: string) => string;
}

/** The pages that are followed. */
export const howTos = [
  'add-a-list',
  'add-a-facet',
  'add-a-template',
  'replace-the-ticketing-adapter',
] as const;

export type HowTo = (typeof howTos)[number];

/**
 * The steps of a page: its code blocks whose first line says where they go, by a text of the line (`ts ui/a.ts before const b`), and
 * comments with what a sentence says to change (`<!-- ui/a.ts: old => new -->`). A block `instead` of a line replaces the statement that
 * begins there, one `after-each` follows each such line, and a `new` one is a whole file.
 */
export function readSteps(page: HowTo): readonly Step[] {
  const steps: Step[] = [];
  void walkTokens(lexer(readFileSync(join(root, 'docs/how-to', `${page}.md`), 'utf8')), (token) => {
    if (token.type === 'html') {
      for (const [, path = '', from = '', to = ''] of token.raw.matchAll(/<!-- (\S+): (.+) => (.+) -->/g))
        steps.push({ path, apply: (text) => replaceOnce(text, from, to) });
    } else if (token.type === 'code') {
      const [, path, how = '', place = ''] =
        /^\w+ (\S+) (before|after|after-each|instead|new)(?: (.+))?$/.exec(token.lang ?? '') ?? [];
      if (path && how === 'new') steps.push({ path, isNew: true, apply: () => `${token.text}\n` });
      else if (path) steps.push({ path, apply: (text) => insert(text, token.text, how, place) });
    }
  });
  return steps;
}

function insert(text: string, code: string, how: string, place: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(place));
  const line = lines[at];
  if (line === undefined) throw new Error(`has no ${place}`);
  if (how === 'after-each') return text.replaceAll(line, () => `${line}\n${code}`);
  const isWhole = /[;,]$/.test(line);
  const end = isWhole ? at : lines.findIndex((one, index) => index > at && one.endsWith(';'));
  if (how === 'instead')
    return lines
      .with(at, code)
      .toSpliced(at + 1, end - at)
      .join('\n');
  return lines.toSpliced(how === 'after' ? at + 1 : at, 0, code).join('\n');
}

function replaceOnce(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`has no ${from}`);
  return text.replace(from, () => to);
}

/** Follows a page in a copy of the project. */
export function followHowTo(folder: string, page: HowTo): void {
  for (const { path, isNew, apply } of readSteps(page)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, apply(isNew ? '' : readFileSync(file, 'utf8')));
  }
}
