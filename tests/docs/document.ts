import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '#tests/root.ts';

/** A page of the documentation. */
export interface Document {
  /** From the root: `docs/how-to/add-a-block.md`. */
  readonly path: string;
  readonly text: string;
}

/** Every page: README, CONTRIBUTING, CHANGELOG and all of `docs/`, in alphabetical order. */
export function documents(): readonly Document[] {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join('docs', name.replaceAll('\\', '/')));
  return ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', ...inDocs.toSorted()].map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

/** The npm scripts in a text: `dev` of `npm run dev`. */
export function scriptsIn({ text }: Document): readonly string[] {
  return unique([...text.matchAll(/\bnpm\s+run\s+(?:-s\s+)?([a-z][\w:-]*)/g)].map(([, name = '']) => name));
}

/** The words in backticks of the sentences of a page: names, paths, fields. */
export function inlineCodeIn({ text }: Document): readonly string[] {
  return unique([...withoutBlocks(text).matchAll(/`([^`\s]+)`/g)].map(([, words = '']) => words));
}

/** The words in the command blocks of a page. */
export function wordsOfBlocksIn({ text }: Document): readonly string[] {
  return unique(findBlocks(text).flatMap((block) => block.split(/\s+/)));
}

/** The command blocks of a page, each as a reader copies it. */
export function blocksIn({ text }: Document): readonly string[] {
  return findBlocks(text);
}

/** The commands of a block: one for each line, or separate part of a line, without comments. */
export function splitCommands(block: string): readonly string[] {
  return block
    .replaceAll(/ *\\\n/g, ' ')
    .split(/\n| && /)
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '');
}

/** The commands in the sentences of a page: text in backticks that starts with a program and an argument. */
export function commandsInPassing({ text }: Document): readonly string[] {
  const written = [...withoutBlocks(text).matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
  const one = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|tsx|curl|git|docker|openssl|redis-\w+) \S/;
  return unique(
    written
      .map((words) => words.replaceAll(/\s+/g, ' '))
      .filter((words) => one.test(words))
      .flatMap(splitCommands),
  );
}

/** The targets of a page's relative links, from the root, with their anchors. */
export function linksIn({ path, text }: Document): readonly string[] {
  const prose = withoutBlocks(text).replace(/`[^`]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return unique(
    targets
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) =>
        target.startsWith('#') ? `${path}${target}` : posix.join(posix.dirname(path), target),
      ),
  );
}

/** The anchors of a page's headings, as GitHub generates them. */
export function anchorsIn({ text }: Document): readonly string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function findBlocks(text: string): readonly string[] {
  return [...text.matchAll(/^( *)```sh\n(.*?)^ *```/gms)].map(([, indent = '', lines = '']) =>
    lines.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

function withoutBlocks(text: string): string {
  return text.replace(/^ *```.*?^ *```/gms, '');
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
