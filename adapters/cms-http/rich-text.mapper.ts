import type { Element, RootContent } from 'hast';
import { definedFields, isMediaAddress } from '#adapters/cms-http/fields.wire.ts';
import type { Media } from '#adapters/cms-http/media.mapper.ts';
import { richTree } from '#adapters/cms-http/rich-text-tree.ts';
import { classifyLink } from '#domain/link/link.ts';
import {
  isInline,
  plainText,
  type RichNode,
  type RichText,
  richElements,
} from '#domain/richtext/rich-text.ts';

/** More rounds than any text needs to settle. */
const mostRounds = 4;

/** Elements that stay without content: a line, and the cells a table needs to keep its shape. */
const mayBeEmpty: readonly string[] = ['hr', 'td', 'th'];

/** Refuses what no site could be led to. */
const anySite = { siteHosts: [], origin: 'https://site.invalid' };

/**
 * What an editor wrote, as a text that can be drawn without trusting it. The HTML is parsed as browsers parse it, and only
 * what `domain/richtext/` names comes through. The result is one that written out and read again is itself: what reads
 * differently the second time is how hostile markup gets past a filter, so a text that does not settle is reduced to its words.
 */
export function toRichText(html: string, media: Media): RichText {
  let text = read(html, media);
  for (let round = 0; round < mostRounds; round += 1) {
    const again = read(richTextHtml(text), media);
    if (JSON.stringify(again) === JSON.stringify(text)) return text;
    text = again;
  }
  return [{ kind: 'text', text: plainText(text) }];
}

function read(html: string, media: Media): RichText {
  return withoutBlankLines(
    richTree(html).children.flatMap((node) => nodesOf(node, { media, inLink: false })),
  );
}

interface Within {
  readonly media: Media;
  /** Links do not nest. */
  readonly inLink: boolean;
}

function nodesOf(node: RootContent, within: Within): RichText {
  if (node.type === 'comment' || node.type === 'doctype') return [];
  if (node.type === 'text') return [{ kind: 'text', text: withoutControls(node.value) }];
  if (node.tagName === 'br') return [{ kind: 'break' }];
  if (node.tagName === 'img') return pictureOf(node, within);
  if (node.tagName === 'a') return linkOrWords(node, within);
  const name = richElements.find((one) => one === node.tagName);
  const children = node.children.flatMap((child) => nodesOf(child, within));
  if (name === undefined) return children;
  const element = { kind: 'element', name, children } as const;
  return isInline(element) ? worded(element) : [{ ...element, children: withoutBlankLines(children) }];
}

/** A link where it may lead, its words alone where it may not, or where it already stands in one. */
function linkOrWords(node: Element, within: Within): RichText {
  const url = attribute(node, 'href');
  const leads = !within.inLink && url !== '' && classifyLink(url, anySite).kind !== 'refused';
  const inner = { ...within, inLink: within.inLink || leads };
  const children = node.children.flatMap((child) => nodesOf(child, inner));
  return leads ? worded({ kind: 'link', url, children }) : children;
}

function pictureOf(node: Element, { media }: Within): RichText {
  const src = attribute(node, 'src');
  if (!isMediaAddress(src)) return [];
  const size = definedFields({
    width: pixels(attribute(node, 'width')),
    height: pixels(attribute(node, 'height')),
  });
  return [{ kind: 'picture', url: media(src), alt: attribute(node, 'alt'), ...size }];
}

function pixels(text: string): number | undefined {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : undefined;
}

function attribute({ properties }: Element, name: string): string {
  return withoutControls(String(properties[name] ?? '')).trim();
}

/** Control characters show nothing, and some readers read past them. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r\f]/gu, '');
}

/** Emphasis and links without words are undone; the space they may hold stays. */
function worded(node: Extract<RichNode, { readonly children: RichText }>): RichText {
  const children = merged(node.children);
  return isBlank(children) ? children : [{ ...node, children }];
}

/** A line of nothing but spaces, unbreakable ones included, and breaks is none, and so is a block without content. */
function withoutBlankLines(nodes: RichText): RichText {
  return runsOf(nodes).flatMap((run) => (isBlank(run) ? [] : merged(run)));
}

function isBlank(nodes: RichText): boolean {
  return nodes.every((node) => {
    if (node.kind === 'text') return /^[\s\u00a0]*$/.test(node.text);
    if (node.kind === 'element') return node.children.length === 0 && !mayBeEmpty.includes(node.name);
    return node.kind === 'break';
  });
}

/** The nodes, with those that make up one line of text together. */
function runsOf(nodes: RichText): readonly RichText[] {
  const runs: RichNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last && isInline(node) && last.every(isInline)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function merged(line: RichText): RichText {
  return line.reduce<RichNode[]>((sofar, node) => {
    const last = sofar.at(-1);
    if (last?.kind === 'text' && node.kind === 'text') {
      sofar[sofar.length - 1] = { kind: 'text', text: (last.text + node.text).replace(/ {2,}/g, ' ') };
    } else sofar.push(node);
    return sofar;
  }, []);
}

/** A text written out as HTML, to see whether it reads back as itself. */
export function richTextHtml(text: RichText): string {
  return text.map(markupOf).join('');
}

function markupOf(node: RichNode): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text);
    case 'break':
      return '<br>';
    case 'element':
      return node.name === 'hr' ? '<hr>' : `<${node.name}>${richTextHtml(node.children)}</${node.name}>`;
    case 'link':
      return `<a href="${escaped(node.url)}">${richTextHtml(node.children)}</a>`;
    case 'picture': {
      const size = `${sizeOf('width', node.width)}${sizeOf('height', node.height)}`;
      return `<img src="${escaped(node.url)}" alt="${escaped(node.alt)}"${size}>`;
    }
  }
}

function sizeOf(name: string, length: number | undefined): string {
  return length === undefined ? '' : ` ${name}="${length}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
