import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { minifyWhitespace } from 'hast-util-minify-whitespace';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as dialect, parseFragment } from 'parse5';
import { wellFormed } from '#domain/link/well-formed.ts';
import { inlineElements, richElements } from '#domain/richtext/rich-text.ts';

/** Elements that stay under another name. */
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
};

/** Of which only the content stays, as a paragraph where that is a line of text. */
const containers = [
  'div section article header footer main aside nav address pre listing center details summary fieldset form legend',
  'dir menu hgroup search caption marquee',
].join(' ');

/** Gone with all that is in them: what runs, styles, draws, asks, or is read by other rules than the rest. */
const stripped = [
  'script style svg math template noscript noembed noframes xmp plaintext textarea title head meta link base',
  'select option optgroup datalist input button canvas frame frameset applet param map area track',
  'col colgroup dialog',
].join(' ');

const embed = ['src', 'data', 'title'];

/** What of an editor's HTML is read. An element that is named nowhere loses its tag and keeps its words. */
const schema: Schema = {
  tagNames: [
    ...richElements,
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
  // Where a link may lead and from where a picture may come has one rule, for texts and for all else (LINK-1).
  protocols: {},
  ancestors: {},
  clobber: [],
  required: {},
};

type Content = readonly ElementContent[];

/** Deeper than any editor nests; below it nothing is read. */
const deepest = 60;

const lines = ['p', 'h2', 'h3', 'h4'];
const embeds = ['iframe', 'embed', 'object', 'video', 'audio'];
const phrasing: readonly string[] = [...inlineElements, ...embeds, 'a', 'img', 'br', 'source'];

const space: ElementContent = { type: 'text', value: ' ' };

/** The elements of an HTML fragment that may be drawn, in an order HTML allows, with its white space as it shows. */
export function richTree(html: string): Root {
  const context = defaultTreeAdapter.createElement('div', dialect.NS.HTML, []);
  const parsed = parseFragment(context, wellFormed(html), {});
  cut(parsed, 0);
  const children = flow(childrenOf(sanitize(fromParse5(parsed), schema)));
  const tree: Root = { type: 'root', children };
  minifyWhitespace(tree);
  return tree;
}

/** Before anything walks down into it: nesting without end is no text. */
function cut(parent: DefaultTreeAdapterTypes.ParentNode, depth: number): void {
  if (depth > deepest) parent.childNodes = [];
  for (const child of parent.childNodes) if ('childNodes' in child) cut(child, depth + 1);
}

function childrenOf(node: Nodes): Content {
  if (node.type === 'root') return node.children.filter((child) => child.type !== 'doctype');
  return node.type === 'doctype' ? [] : [node];
}

/** Content where blocks may stand. */
function flow(nodes: Content): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element' || isPhrasing(node)) return line([node]);
    const { children } = node;
    const name = nameOf(node);
    if (lines.includes(name)) return [element(name, line(children))];
    switch (name) {
      case 'hr':
        return [element(name)];
      case 'blockquote':
        return [element(name, flow(children))];
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
        return paragraphed(flow(children));
    }
  });
}

/** Content that is one line of text: a block in it is taken for its words. */
function line(nodes: Content): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (embeds.includes(node.tagName)) return [linkTo(node)];
    if (isPhrasing(node)) return [element(nameOf(node), line(node.children), node.properties)];
    return [space, ...line(node.children), space];
  });
}

/** An embed as a link to where it is from: its own address, or that of the first source in it. */
function linkTo({ properties, children }: Element): Element {
  const sources = children.filter(isNamed('source')).map((source) => source.properties);
  const href = [properties, ...sources].map(({ src, data }) => src || data).find(Boolean) ?? '';
  return element('a', [{ type: 'text', value: String(properties['title'] || href) }], { href });
}

function paragraphed(content: ElementContent[]): ElementContent[] {
  const isLine = content.every((node) => node.type !== 'element' || isPhrasing(node));
  return isLine && content.length > 0 ? [element('p', content)] : content;
}

/** In a figure a caption is one; elsewhere it is content like any other. */
function figure(nodes: Content): ElementContent[] {
  return nodes.flatMap((node) =>
    isNamed('figcaption')(node) ? element('figcaption', flow(node.children)) : flow([node]),
  );
}

/** Only items stand in a list; what stands there otherwise becomes one. */
function item(node: ElementContent): ElementContent {
  return element('li', flow(isNamed('li')(node) ? node.children : [node]));
}

function terms(nodes: Content): ElementContent[] {
  return nodes.flatMap((node) => {
    if (isNamed('div')(node)) return terms(node.children);
    if (isNamed('dt')(node)) return element('dt', line(node.children));
    return element('dd', flow(isNamed('dd')(node) ? node.children : [node]));
  });
}

/** A caption stands before its table, as a paragraph. */
function table(nodes: Content): ElementContent[] {
  const captions = nodes.filter(isNamed('caption')).map(({ children }) => element('p', line(children)));
  const sections = nodes.filter(isNamed('thead', 'tbody', 'tfoot'));
  const rows = (section: Element) => section.children.filter(isNamed('tr'));
  const cells = (row: Element) => row.children.filter(isNamed('td', 'th'));
  const drawn = (section: Element) =>
    rows(section).map((row) =>
      element(
        'tr',
        cells(row).map((cell) => element(cell.tagName, flow(cell.children))),
      ),
    );
  const parts = sections.map((section) => element(nameOf(section), drawn(section)));
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
