import * as v from 'valibot';
import type { RichElementName, RichNode, RichTextTree } from '#domain/richtext/rich-text.ts';

/** A node of Lexical, the editor of Payload. */
interface LexicalNode {
  readonly type: string;
  readonly tag?: string | undefined;
  readonly text?: string | undefined;
  /** For a text, bits: 1 is bold, 2 italic. For a block, its alignment. */
  readonly format?: unknown;
  readonly fields?: { readonly url?: string | undefined } | undefined;
  readonly children?: readonly LexicalNode[] | undefined;
}

const nodeWire: v.GenericSchema<unknown, LexicalNode> = v.object({
  type: v.string(),
  tag: v.optional(v.string()),
  text: v.optional(v.string()),
  format: v.optional(v.unknown()),
  fields: v.optional(v.object({ url: v.optional(v.string()) })),
  children: v.optional(v.array(v.lazy(() => nodeWire))),
});

/** A field of formatted text, from the JSON of Lexical. A block of the hall's own leaves what it has as children. */
export const lexicalWire = v.pipe(
  v.object({ root: nodeWire }),
  v.transform(({ root }) => toNodes(root)),
);

const elements: Readonly<Record<string, RichElementName>> = {
  paragraph: 'p',
  listitem: 'li',
  quote: 'blockquote',
  horizontalrule: 'hr',
};

function toNodes({ children = [] }: LexicalNode): RichTextTree {
  return children.flatMap(toNode);
}

function toNode(node: LexicalNode): RichTextTree {
  const { type, tag, text = '', format, fields } = node;
  const children = toNodes(node);
  if (type === 'text') return [emphasize({ kind: 'text', text }, Number(format))];
  if (type === 'linebreak') return [{ kind: 'break' }];
  if (fields?.url) return [{ kind: 'link', url: fields.url, children }];
  if (type === 'heading')
    return [{ kind: 'element', name: tag === 'h3' || tag === 'h4' ? tag : 'h2', children }];
  if (type === 'list') return [{ kind: 'element', name: tag === 'ol' ? 'ol' : 'ul', children }];
  const name = elements[type];
  return name ? [{ kind: 'element', name, children }] : children;
}

function emphasize(node: RichNode, format: number): RichNode {
  const strong: RichNode = format & 1 ? { kind: 'element', name: 'strong', children: [node] } : node;
  return format & 2 ? { kind: 'element', name: 'em', children: [strong] } : strong;
}
