import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { lexer, type MarkedToken, walkTokens } from 'marked';
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

/** The code blocks of a page in a language, each as a reader copies it; those of commands by default. */
export function blocksIn(page: Document, language = 'sh'): readonly string[] {
  return tokensIn(page, 'code').flatMap(({ lang, text }) => (lang === language ? [`${text}\n`] : []));
}

/** The code blocks of a page in any language. */
export function codeBlocksIn(page: Document): readonly string[] {
  return tokensIn(page, 'code').map(({ text }) => text);
}

/** The commands of a block: one for each line, or separate part of a line, without comments. */
export function splitCommands(block: string): readonly string[] {
  return block
    .replaceAll(/ *\\\n/g, ' ')
    .split(/\n| && /)
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '');
}

/** The targets of a page's relative links and pictures, from the root, with their anchors. */
export function linksIn(page: Document): readonly string[] {
  const targets = [...tokensIn(page, 'link'), ...tokensIn(page, 'image')].map(({ href }) => href);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) =>
      target.startsWith('#') ? page.path + target : posix.join(posix.dirname(page.path), target),
    );
}

/** The anchors of a page's headings, as GitHub generates them. */
export function anchorsIn(page: Document): readonly string[] {
  return tokensIn(page, 'heading').map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

type TokenOf<Type> = Extract<MarkedToken, { type: Type }>;

/** The parts of a page of one type, at any depth, in order. */
function tokensIn<Type extends MarkedToken['type']>({ text }: Document, type: Type) {
  const found: TokenOf<Type>[] = [];
  const isOfType = (token: { readonly type: string }): token is TokenOf<Type> => token.type === type;
  void walkTokens(lexer(text), (token) => {
    if (isOfType(token)) found.push(token);
  });
  return found;
}
