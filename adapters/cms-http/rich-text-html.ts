import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { minifyWhitespace } from 'hast-util-minify-whitespace';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as dialect, parseFragment } from 'parse5';
import { inlineElementNames, richElementNames } from '#domain/media/rich-text.ts';
import { toWellFormed } from '#domain/normalize-text.ts';

/** Elements that are converted to another element. */
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
};

/** Elements that are replaced by their content, as a paragraph if it is inline. */
const containers = [
  'div section article header footer main aside nav address pre listing center details summary fieldset form legend',
  'dir menu hgroup search caption marquee',
].join(' ');

/** Elements that are removed with their content: scripts, styles, graphics, form fields, and elements with special parsing rules. */
const stripped = [
  'script style svg math template noscript noembed noframes xmp plaintext textarea title head meta link base',
  'select option optgroup datalist input button canvas frame frameset applet param map area track',
  'col colgroup dialog',
].join(' ');

const embed = ['src', 'data', 'title'];

/** The sanitizer's schema. Unlisted elements are replaced by their content. */
const schema: Schema = {
  tagNames: [
    ...richElementNames,
    ...Object.keys(renamed),
    ...containers.split(' '),
    ...'a img br iframe embed object video audio source'.split(' '),
  ],
  strip: stripped.split(' '),
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: embed,
    embed,
    object: embed,
    video: embed,
    audio: embed,
    source: ['src'],
  },
  allowComments: false,
  allowDoctypes: false,
  // URLs of links and pictures are checked by the rules of LINK-1, not by the sanitizer.
  protocols: {},
  ancestors: {},
  clobber: [],
  required: {},
};

type Content = readonly ElementContent[];

/** The maximum nesting depth; deeper content is dropped. */
const maxDepth = 60;

const textBlocks = ['p', 'h2', 'h3', 'h4'];
const embeds = ['iframe', 'embed', 'object', 'video', 'audio'];
const phrasing: readonly string[] = [...inlineElementNames, ...embeds, 'a', 'img', 'br', 'source'];

const space: ElementContent = { type: 'text', value: ' ' };

/** Parses an HTML fragment into allowed elements, with valid nesting and minified white space. */
export function parseRichTextHtml(html: string): Root {
  const context = defaultTreeAdapter.createElement('div', dialect.NS.HTML, []);
  const parsed = parseFragment(context, toWellFormed(html), {});
  limitDepth(parsed, 0);
  const children = toBlocks(childrenOf(sanitize(fromParse5(parsed), schema)));
  const tree: Root = { type: 'root', children };
  minifyWhitespace(tree);
  return tree;
}

/** Drops content below the maximum depth, before recursive functions process the tree. */
function limitDepth(parent: DefaultTreeAdapterTypes.ParentNode, depth: number): void {
  if (depth > maxDepth) parent.childNodes = [];
  for (const child of parent.childNodes) if ('childNodes' in child) limitDepth(child, depth + 1);
}

function childrenOf(node: Nodes): Content {
  if (node.type === 'root') return node.children.filter((child) => child.type !== 'doctype');
  return node.type === 'doctype' ? [] : [node];
}

function toBlocks(nodes: Content): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element' || isPhrasing(node)) return toInline([node]);
    const { children } = node;
    const name = nameOf(node);
    if (textBlocks.includes(name)) return [element(name, toInline(children))];
    switch (name) {
      case 'hr':
        return [element(name)];
      case 'blockquote':
        return [element(name, toBlocks(children))];
      case 'figure':
        return [element(name, figure(children))];
      case 'ul':
      case 'ol':
        return [element(name, children.map(item))];
      case 'dl':
        return [element(name, terms(children))];
      case 'table':
        return table(children);
      default:
        return wrapInline(toBlocks(children));
    }
  });
}

/** Converts inline content: a block within it is replaced by its text. */
function toInline(nodes: Content): ElementContent[] {
  return mergeTexts(
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [node];
      if (embeds.includes(node.tagName)) return [linkTo(node)];
      if (isPhrasing(node)) return [element(nameOf(node), toInline(node.children), node.properties)];
      return [space, ...toInline(node.children), space];
    }),
  );
}

/** Merges adjacent texts, for which the minification of white space would take quadratic time. */
function mergeTexts(nodes: Content): ElementContent[] {
  const merged: ElementContent[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      merged[merged.length - 1] = { type: 'text', value: last.value + node.value };
    } else merged.push(node);
  }
  return merged;
}

/** Converts an embed to a link: to its own URL, or that of its first source. */
function linkTo({ properties, children }: Element): Element {
  const sources = children.filter(isNamed('source')).map((source) => source.properties);
  const href = [properties, ...sources].map(({ src, data }) => src || data).find(Boolean) ?? '';
  return element('a', [{ type: 'text', value: String(properties['title'] || href) }], { href });
}

function wrapInline(content: ElementContent[]): ElementContent[] {
  const isLine = content.every((node) => node.type !== 'element' || isPhrasing(node));
  return isLine && content.length > 0 ? [element('p', content)] : content;
}

/** Converts a figure's content; captions remain only within figures. */
function figure(nodes: Content): ElementContent[] {
  return nodes.flatMap((node) =>
    isNamed('figcaption')(node) ? element('figcaption', toBlocks(node.children)) : toBlocks([node]),
  );
}

/** Converts a list item; other content of a list is wrapped in an item. */
function item(node: ElementContent): ElementContent {
  return element('li', toBlocks(isNamed('li')(node) ? node.children : [node]));
}

function terms(nodes: Content): ElementContent[] {
  return nodes.flatMap((node) => {
    if (isNamed('div')(node)) return terms(node.children);
    if (isNamed('dt')(node)) return element('dt', toInline(node.children));
    return element('dd', toBlocks(isNamed('dd')(node) ? node.children : [node]));
  });
}

/** Converts a table; its caption becomes a paragraph before it. */
function table(nodes: Content): ElementContent[] {
  const captions = nodes.filter(isNamed('caption')).map(({ children }) => element('p', toInline(children)));
  const sections = nodes.filter(isNamed('thead', 'tbody', 'tfoot'));
  const rows = (section: Element) => section.children.filter(isNamed('tr'));
  const cells = (row: Element) => row.children.filter(isNamed('td', 'th'));
  const toRows = (section: Element) =>
    rows(section).map((row) =>
      element(
        'tr',
        cells(row).map((cell) => element(cell.tagName, toBlocks(cell.children))),
      ),
    );
  const parts = sections.map((section) => element(nameOf(section), toRows(section)));
  return [...captions, element('table', parts)];
}

function element(tagName: string, children: Content = [], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

function nameOf({ tagName }: Element): string {
  return renamed[tagName] ?? tagName;
}

function isPhrasing(node: Element): boolean {
  return phrasing.includes(nameOf(node));
}

function isNamed<Name extends string>(...names: readonly Name[]) {
  return (node: ElementContent): node is Element & { readonly tagName: Name } =>
    node.type === 'element' && names.some((name) => name === node.tagName);
}
