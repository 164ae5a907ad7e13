import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { isLinkUrl, isMediaUrl } from '#adapters/schemas/fields.schema.ts';
import type { RichElementName, RichNode, RichTextTree } from '#domain/media/rich-text.ts';

/** A line that begins a hundred lists and quotes, each within the other, for which the lexer takes minutes. */
const tooDeep = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){100}/m;

/** A row of the same mark, `___` or `===`, for which the lexer takes quadratic time. */
const tooManyMarks = /([^\w\s]|_)\1{499}/;

/**
 * Parses Markdown into the domain's tree. HTML in it stays text, and a link or picture with an address that is not allowed is shown
 * without it. A page has a title of its own, so headings begin at the second level. Throws a sentence for a text of a hundred levels, or
 * with five hundred times the same mark in a row.
 */
export function parseMarkdown(markdown: string): RichTextTree {
  if (tooDeep.test(markdown)) throw new Error('nested deeper than 100 levels');
  if (tooManyMarks.test(markdown)) throw new Error('five hundred times the same mark in a row');
  return lexer(markdown).flatMap((token) => toNodes(token));
}

function toNodes(token: Token): RichTextTree {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [element(`h${Math.min(Math.max(known.depth, 2), 4)}` as RichElementName, childrenOf(known))];
    case 'paragraph':
      return [element('p', childrenOf(known))];
    case 'blockquote':
      return [element('blockquote', childrenOf(known))];
    case 'list':
      return [element(known.ordered ? 'ol' : 'ul', known.items.flatMap(toNodes))];
    case 'list_item':
      return [element('li', childrenOf(known))];
    case 'table':
      return [toTable(known)];
    case 'hr':
      return [element('hr', [])];
    case 'strong':
      return [element('strong', childrenOf(known))];
    case 'em':
      return [element('em', childrenOf(known))];
    case 'del':
      return childrenOf(known);
    case 'br':
      return [{ kind: 'break' }];
    case 'link':
      return toLink(known);
    case 'image':
      return isMediaUrl(known.href) ? [{ kind: 'picture', url: known.href, alt: known.text }] : [];
    case 'text':
      return known.tokens ? childrenOf(known) : [{ kind: 'text', text: known.text }];
    case 'code':
      return [element('p', [{ kind: 'text', text: known.text }])];
    case 'codespan':
    case 'escape':
    case 'html':
      return [{ kind: 'text', text: known.text }];
    case 'checkbox':
      return [];
  }
}

function element(name: RichElementName, children: RichTextTree): RichNode {
  return { kind: 'element', name, children };
}

function childrenOf({ tokens = [] }: { readonly tokens?: readonly Token[] | undefined }): RichTextTree {
  return tokens.flatMap(toNodes);
}

function toLink(link: Tokens.Link): RichTextTree {
  const children = childrenOf(link);
  return link.href !== '' && isLinkUrl(link.href) ? [{ kind: 'link', url: link.href, children }] : children;
}

function toTable({ header, rows }: Tokens.Table): RichNode {
  const row = (name: 'th' | 'td', cells: readonly Tokens.TableCell[]) =>
    element(
      'tr',
      cells.map((cell) => element(name, childrenOf(cell))),
    );
  return element('table', [
    element('thead', [row('th', header)]),
    element(
      'tbody',
      rows.map((cells) => row('td', cells)),
    ),
  ]);
}
