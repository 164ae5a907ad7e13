/**
 * An editor's text as a tree that is safe to render: only the elements below exist, attributes are named fields, text is text.
 * The CMS adapter parses it from HTML; `ui/components/rich-text.tsx` renders it.
 */
export type RichTextTree = readonly RichNode[];

export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'element'; readonly name: RichElementName; readonly children: RichTextTree }
  | { readonly kind: 'link'; readonly url: string; readonly children: RichTextTree }
  | {
      readonly kind: 'picture';
      readonly url: string;
      readonly alt: string;
      readonly width?: number;
      readonly height?: number;
    };

/** The allowed elements, by their HTML names. */
export const richElementNames = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'strong',
  'em',
  'small',
  'sub',
  'sup',
  'abbr',
  'cite',
  'q',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
] as const;

export type RichElementName = (typeof richElementNames)[number];

/** The allowed inline elements. */
export const inlineElementNames = [
  'strong',
  'em',
  'small',
  'sub',
  'sup',
  'abbr',
  'cite',
  'q',
] as const satisfies readonly RichElementName[];

/** The plain text without markup, blocks separated by a space: for descriptions, search and feeds. */
export function toPlainText(text: RichTextTree): string {
  return text.map(nodeText).join('').replace(/\s+/g, ' ').trim();
}

function nodeText(node: RichNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return ' ';
    case 'picture':
      return '';
    case 'link':
    case 'element': {
      const text = node.children.map(nodeText).join('');
      return isInline(node) ? text : ` ${text} `;
    }
  }
}

/** Whether a node is inline content. */
export function isInline(node: RichNode): boolean {
  return node.kind !== 'element' || inlineElementNames.some((name) => name === node.name);
}

/** The link of a text that consists of a single paragraph with only that link, which is shown as a call to action; null otherwise. */
export function findLoneLink(text: RichTextTree): { readonly url: string; readonly title: string } | null {
  const [first, ...more] = text;
  if (first === undefined || more.length > 0) return null;
  if (first.kind === 'link') return { url: first.url, title: toPlainText(first.children) };
  return first.kind === 'element' && first.name === 'p' ? findLoneLink(first.children) : null;
}
