/**
 * What an editor wrote, as a tree that can be drawn without trusting it: only these elements exist,
 * attributes are named fields, text is text. Made from the CMS's HTML at the door; drawn by `ui/components/rich-text.tsx`.
 */
export type RichText = readonly RichNode[];

export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'element'; readonly name: RichElement; readonly children: RichText }
  | { readonly kind: 'link'; readonly url: string; readonly children: RichText }
  | {
      readonly kind: 'picture';
      readonly url: string;
      readonly alt: string;
      readonly width?: number;
      readonly height?: number;
    };

/** The elements a text may hold, named as HTML names them. */
export const richElements = [
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

export type RichElement = (typeof richElements)[number];

/** Those of them that stand in a line of text. */
export const inlineElements = [
  'strong',
  'em',
  'small',
  'sub',
  'sup',
  'abbr',
  'cite',
  'q',
] as const satisfies readonly RichElement[];

/** The words of a text without its markup, blocks separated by a space: for descriptions, search and feeds. */
export function plainText(text: RichText): string {
  return text.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}

function wordsOf(node: RichNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return ' ';
    case 'picture':
      return '';
    case 'link':
      return node.children.map(wordsOf).join('');
    case 'element':
      return isInline(node)
        ? node.children.map(wordsOf).join('')
        : ` ${node.children.map(wordsOf).join('')} `;
  }
}

/** Whether a node stands in a line of text, as against on its own. */
export function isInline(node: RichNode): boolean {
  return node.kind !== 'element' || inlineElements.some((name) => name === node.name);
}
