import { type DefaultTreeAdapterTypes, defaultTreeAdapter as nodes, parse } from 'parse5';
import { requestGood, textOf } from '#tests/support/request.ts';

/** A page as sent to a first request. Its files are paths without the leading slash, each once. */
export interface SentPage {
  /** Bytes of the document as sent, and uncompressed. */
  readonly sent: number;
  readonly length: number;
  /** The number of its elements, those in the head included. */
  readonly elements: number;
  /** Bytes as sent of each figure on it. */
  readonly figures: readonly number[];
  readonly styles: readonly string[];
  /** The preloaded fonts. */
  readonly fonts: readonly string[];
}

/** Fetches a page of a running site with its figures. Rejects for any status but 200. */
export async function fetchSentPage(site: string, address: string): Promise<SentPage> {
  const response = await requestGood(`${site}${address}`);
  const text = textOf(response);
  const elements = listElements(text);
  const sources = elements.map((element) => attributeOf(element, 'src'));
  const figures: number[] = [];
  for (const path of new Set(sources.filter((source) => source.startsWith('/figure/'))))
    figures.push((await requestGood(`${site}${path}`)).body.byteLength);
  return {
    sent: response.body.byteLength,
    length: Buffer.byteLength(text),
    elements: elements.length,
    figures,
    styles: findLinks(elements, 'rel', 'stylesheet'),
    fonts: findLinks(elements, 'as', 'font'),
  };
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
