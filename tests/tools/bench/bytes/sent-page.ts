import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { stateElementId } from '#src/hydration-state.ts';
import { compressedSize } from '#tests/tools/bench/bytes/built-site.ts';
import { type FetchedResponse, fetchUncompressed } from '#tests/tools/bench/support/fetch-uncompressed.ts';

/** A page as sent to a first request. */
export interface SentPage {
  /** Bytes of the document as sent, and uncompressed. */
  readonly sent: number;
  readonly length: number;
  /** Bytes of its hydration data alone: compressed, and uncompressed. */
  readonly state: { readonly sent: number; readonly length: number };
  /** The number of its elements, those in the head included. */
  readonly elements: number;
  /** Bytes as sent of each figure on it. */
  readonly figures: readonly number[];
  /** The style sheets, as paths without the leading slash. */
  readonly styles: readonly string[];
  /** The preloaded fonts, as paths without the leading slash. */
  readonly fonts: readonly string[];
}

/** Fetches a page of a running site with its figures. Rejects for any status but 200. */
export async function fetchSentPage(site: string, address: string): Promise<SentPage> {
  const page = await good(`${site}${address}`);
  const state = textBetween(page.text, `id="${stateElementId}">`, '</script>');
  const figures: number[] = [];
  for (const path of findFigures(page.text)) figures.push((await good(`${site}${path}`)).sent);
  return {
    sent: page.sent,
    length: Buffer.byteLength(page.text),
    state: { sent: compressedSize(state), length: Buffer.byteLength(state) },
    elements: countElements(page.text),
    figures,
    styles: findStyles(page.text),
    fonts: findFonts(page.text),
  };
}

async function good(url: string): Promise<FetchedResponse> {
  const answer = await fetchUncompressed(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return answer;
}

/** The number of elements that a browser makes of a document. */
export function countElements(html: string): number {
  const count = (node: DefaultTreeAdapterTypes.Node): number =>
    ('childNodes' in node ? node.childNodes : []).reduce(
      (sum, child) => sum + count(child),
      'tagName' in node ? 1 : 0,
    );
  return count(parse(html));
}

/** The addresses of the figures in a document, each once. */
export function findFigures(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/src="(\/figure\/[^"]+)"/g)].map(([, path = '']) => path))];
}

/** The preloaded font files of a document. */
export function findFonts(html: string): readonly string[] {
  return findLinks(html, 'rel="preload" as="font"');
}

/** The style sheets of a document. */
export function findStyles(html: string): readonly string[] {
  return findLinks(html, 'rel="stylesheet"');
}

/** The paths of the links with some attributes, without the leading slash. */
function findLinks(html: string, attributes: string): readonly string[] {
  const links = html.match(/<link [^>]*>/g) ?? [];
  return links
    .filter((link) => link.startsWith(`<link ${attributes}`))
    .map((link) => textBetween(link, 'href="/', '"'));
}

/** The text between two marks; empty if they are missing. */
export function textBetween(text: string, before: string, after: string): string {
  const from = text.indexOf(before);
  if (from < 0) return '';
  const remainder = text.slice(from + before.length);
  return remainder.slice(0, Math.max(0, remainder.indexOf(after)));
}
