import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as dialect, parseFragment } from 'parse5';
import { linkOf } from '#domain/link/link.ts';
import { wellFormed } from '#domain/link/well-formed.ts';
import { isInline, type RichElement, type RichNode, type RichText } from '#domain/richtext/rich-text.ts';
import { isMediaAddress } from './fields.wire.ts';
import type { Media } from './media.mapper.ts';
import { treatmentOf } from './rich-text-elements.ts';

type Html = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

interface Within {
  readonly media: Media;
  /** Links do not nest. */
  readonly inLink: boolean;
  /** In elements of HTML. */
  readonly depth: number;
}

/** Deeper than any editor nests; below it nothing is read. */
const deepest = 60;

const space: RichNode = { kind: 'text', text: ' ' };

/** The nodes of an HTML fragment that may be drawn, in an order HTML allows; white space as it was written. */
export function richTree(html: string, media: Media): RichText {
  const context = defaultTreeAdapter.createElement('div', dialect.NS.HTML, []);
  const { childNodes } = parseFragment(context, wellFormed(html), {});
  return flow(childNodes, { media, inLink: false, depth: 0 });
}

/** Content where blocks may stand. */
function flow(nodes: readonly Html[], within: Within): RichText {
  return nodes.flatMap((node) => {
    if (!isHtmlElement(node)) return textOf(node);
    const treatment = treatmentOf(node.tagName);
    const inner = deeper(within);
    switch (treatment.kind) {
      case 'line':
        return [element(treatment.name, line(childrenOf(node, inner), inner))];
      case 'block':
        return [element(treatment.name, captioned(treatment.name, childrenOf(node, inner), inner))];
      case 'list':
        return [element(treatment.name, items(childrenOf(node, inner), inner))];
      case 'terms':
        return [element('dl', terms(childrenOf(node, inner), inner))];
      case 'table':
        return table(childrenOf(node, inner), inner);
      case 'rule':
        return [element('hr', [])];
      case 'container':
        return paragraphed(flow(childrenOf(node, inner), inner));
      case 'transparent':
        return flow(childrenOf(node, inner), inner);
      case 'inline':
      case 'break':
      case 'link':
      case 'picture':
      case 'embed':
      case 'dropped':
        return inline(node, within);
    }
  });
}

/** Content that is one line of text: a block in it is taken for its words. */
function line(nodes: readonly Html[], within: Within): RichText {
  return nodes.flatMap((node) => (isHtmlElement(node) ? inline(node, within) : textOf(node)));
}

function inline(node: HtmlElement, within: Within): RichText {
  const treatment = treatmentOf(node.tagName);
  const inner = deeper(within);
  switch (treatment.kind) {
    case 'inline':
      return [element(treatment.name, line(childrenOf(node, inner), inner))];
    case 'break':
      return [{ kind: 'break' }];
    case 'link':
      return linked(attribute(node, 'href'), (place) => line(childrenOf(node, inner), place), inner);
    case 'picture':
      return pictureOf(node, within);
    case 'embed': {
      const url = sourceOf(node);
      return linked(url, () => [{ kind: 'text', text: attribute(node, 'title') || url }], inner);
    }
    case 'dropped':
      return [];
    case 'transparent':
      return line(childrenOf(node, inner), inner);
    case 'line':
    case 'block':
    case 'list':
    case 'terms':
    case 'table':
    case 'rule':
    case 'container':
      return [space, ...line(childrenOf(node, inner), inner), space];
  }
}

/** A link where it may lead, its words alone where it may not, or where it already stands in one. */
function linked(url: string, words: (within: Within) => RichText, within: Within): RichText {
  const site = { siteHosts: [], origin: 'https://site.invalid' };
  if (within.inLink || url === '' || linkOf(url, site).kind === 'refused') return words(within);
  return [{ kind: 'link', url, children: words({ ...within, inLink: true }) }];
}

function pictureOf(node: HtmlElement, { media }: Within): RichText {
  const src = attribute(node, 'src');
  if (!isMediaAddress(src)) return [];
  const size = { width: pixels(attribute(node, 'width')), height: pixels(attribute(node, 'height')) };
  const known = Object.fromEntries(Object.entries(size).filter(([, value]) => value !== undefined));
  return [{ kind: 'picture', url: media(src), alt: attribute(node, 'alt'), ...known }];
}

function pixels(text: string): number | undefined {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : undefined;
}

/** Where an embed is from: its own address, or that of the first source in it. */
function sourceOf(node: HtmlElement): string {
  const sources = node.childNodes.filter(isHtmlElement).filter(({ tagName }) => tagName === 'source');
  const own = attribute(node, 'src') || attribute(node, 'data');
  return own || sources.map((source) => attribute(source, 'src')).find((src) => src !== '') || '';
}

/** In a figure a caption is one; elsewhere it is content like any other. */
function captioned(name: RichElement, nodes: readonly Html[], within: Within): RichText {
  return nodes.flatMap((node) => {
    const isCaption = name === 'figure' && isHtmlElement(node) && node.tagName === 'figcaption';
    return isCaption
      ? [element('figcaption', flow(childrenOf(node, deeper(within)), deeper(within)))]
      : flow([node], within);
  });
}

/** Only items stand in a list; what stands there otherwise becomes one. */
function items(nodes: readonly Html[], within: Within): RichText {
  const inner = deeper(within);
  return nodes.map((node) =>
    element(
      'li',
      flow(isHtmlElement(node) && node.tagName === 'li' ? childrenOf(node, inner) : [node], inner),
    ),
  );
}

function terms(nodes: readonly Html[], within: Within): RichText {
  const inner = deeper(within);
  return nodes.flatMap((node) => {
    if (!isHtmlElement(node)) return [element('dd', textOf(node))];
    if (node.tagName === 'dt') return [element('dt', line(childrenOf(node, inner), inner))];
    if (node.tagName === 'dd') return [element('dd', flow(childrenOf(node, inner), inner))];
    return node.tagName === 'div'
      ? terms(childrenOf(node, inner), inner)
      : [element('dd', flow([node], inner))];
  });
}

/** A caption stands before its table, as a paragraph. */
function table(nodes: readonly Html[], within: Within): RichText {
  const inner = deeper(within);
  const parts = nodes.filter(isHtmlElement);
  const captions = parts.filter(({ tagName }) => tagName === 'caption');
  const sections = parts.flatMap((part) => {
    if (part.tagName === 'thead') return [element('thead', rows(childrenOf(part, inner), inner))];
    const isBody = part.tagName === 'tbody' || part.tagName === 'tfoot';
    return isBody ? [element('tbody', rows(childrenOf(part, inner), inner))] : [];
  });
  return [
    ...captions.map((caption) => element('p', line(childrenOf(caption, inner), inner))),
    element('table', sections),
  ];
}

function rows(nodes: readonly Html[], within: Within): RichText {
  const inner = deeper(deeper(within));
  const named = (name: string) => (node: HtmlElement) => node.tagName === name;
  const cells = (row: HtmlElement) =>
    childrenOf(row, inner)
      .filter(isHtmlElement)
      .filter((cell) => named('td')(cell) || named('th')(cell))
      .map((cell) => element(cell.tagName as 'td' | 'th', flow(childrenOf(cell, inner), inner)));
  return nodes
    .filter(isHtmlElement)
    .filter(named('tr'))
    .map((row) => element('tr', cells(row)));
}

function paragraphed(content: RichText): RichText {
  return content.length > 0 && content.every(isInline) ? [element('p', content)] : content;
}

function element(name: RichElement, children: RichText): RichNode {
  return { kind: 'element', name, children };
}

function deeper(within: Within): Within {
  return { ...within, depth: within.depth + 1 };
}

function childrenOf(node: HtmlElement, { depth }: Within): readonly Html[] {
  return depth > deepest ? [] : node.childNodes;
}

/** Elements of SVG and MathML are none of HTML, whatever their name. */
function isHtmlElement(node: Html): node is HtmlElement {
  return 'tagName' in node && node.namespaceURI === dialect.NS.HTML;
}

function textOf(node: Html): RichText {
  return 'value' in node ? [{ kind: 'text', text: withoutControls(node.value) }] : [];
}

function attribute(node: HtmlElement, name: string): string {
  return withoutControls(node.attrs.find((one) => one.name === name)?.value ?? '').trim();
}

/** Control characters show nothing, and some readers read past them. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r\f]/gu, '');
}
