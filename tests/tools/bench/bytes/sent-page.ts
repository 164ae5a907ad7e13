import { brotliCompressSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parse } from 'parse5';
import { hydrationStateElementId } from '#src/hydration-state.ts';
import { requestGood, textOf as textOfResponse } from '#tests/tools/bench/support/request.ts';

/** A page as sent to a first request. Its files are paths without the leading slash, each once. */
export interface SentPage {
  /** Bytes of the document as sent, and uncompressed. */
  readonly sent: number;
  readonly length: number;
  /** Bytes of its hydration data alone: compressed, and uncompressed. */
  readonly state: { readonly sent: number; readonly length: number };
  /** Bytes of its inline scripts, compressed. */
  readonly inline: number;
  /** The number of its elements, those in the head included. */
  readonly elements: number;
  /** Bytes as sent of each figure on it. */
  readonly figures: readonly number[];
  /** The script files that it names for hydration. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The preloaded fonts. */
  readonly fonts: readonly string[];
}

/** Fetches a page of a running site with its figures. Rejects for any status but 200. */
export async function fetchSentPage(site: string, address: string): Promise<SentPage> {
  const response = await requestGood(`${site}${address}`);
  const text = textOfResponse(response);
  const elements = listElements(text);
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const textsOf = (some: readonly Element[]) => some.map(textOf).join('');
  const state = textsOf(scripts.filter((one) => attributeOf(one, 'id') === hydrationStateElementId));
  const inline = textsOf(scripts.filter((one) => attributeOf(one, 'type') !== 'application/json'));
  const figures: number[] = [];
  for (const path of findFigures(text)) figures.push((await requestGood(`${site}${path}`)).body.byteLength);
  return {
    sent: response.body.byteLength,
    length: Buffer.byteLength(text),
    state: { sent: compressedSize(state), length: Buffer.byteLength(state) },
    inline: compressedSize(inline),
    elements: elements.length,
    figures,
    scripts: findScripts(text),
    styles: findStyles(text),
    fonts: findLinks(elements, 'as', 'font'),
  };
}

/** The addresses of the figures in a document, each once. */
export function findFigures(html: string): readonly string[] {
  const sources = listElements(html).map((element) => attributeOf(element, 'src'));
  return [...new Set(sources.filter((source) => source.startsWith('/figure/')))];
}

/** The script files that a document names for hydration. */
export function findScripts(html: string): readonly string[] {
  const modules = listElements(html).find((element) => attributeOf(element, 'name') === 'modules');
  const paths = modules ? attributeOf(modules, 'content').split(' ') : [];
  return [...new Set(paths)].filter((path) => path.startsWith('/assets/')).map((path) => path.slice(1));
}

/** The style sheets of a document. */
export function findStyles(html: string): readonly string[] {
  return findLinks(listElements(html), 'rel', 'stylesheet');
}

type Element = DefaultTreeAdapterTypes.Element;

/** The elements that a browser makes of a document, in their order. */
function listElements(html: string): readonly Element[] {
  const inside = (node: DefaultTreeAdapterTypes.Node): readonly Element[] => [
    ...(nodes.isElementNode(node) ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(inside) : []),
  ];
  return inside(parse(html));
}

function findLinks(elements: readonly Element[], name: string, value: string): readonly string[] {
  return elements
    .filter((element) => element.tagName === 'link' && attributeOf(element, name) === value)
    .map((element) => attributeOf(element, 'href').slice(1));
}

function attributeOf({ attrs }: Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (nodes.isTextNode(node) ? node.value : '')).join('');
}

function compressedSize(text: string): number {
  return brotliCompressSync(text).byteLength;
}
