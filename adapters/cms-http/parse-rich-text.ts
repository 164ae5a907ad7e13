import type { Element, RootContent } from 'hast';
import { pickDefined } from '#adapters/cms-http/fields.wire.ts';
import type { MediaUrlResolver } from '#adapters/cms-http/media.wire.ts';
import { parseRichTextHtml } from '#adapters/cms-http/rich-text-html.ts';
import { isLinkUrl, isMediaUrl } from '#adapters/schemas/fields.schema.ts';
import {
  isInline,
  type RichNode,
  type RichTextTree,
  richElementNames,
  toPlainText,
} from '#domain/media/rich-text.ts';

/** The maximum number of rounds; real texts need fewer. */
const maxRounds = 4;

/** Elements that may be empty: a rule, and table cells. */
const mayBeEmpty: readonly string[] = ['hr', 'td', 'th'];

/**
 * Parses an editor's HTML into a text that is safe to render. It is parsed like in browsers, and only the elements of
 * `domain/richtext/` are accepted. The result must be stable: serialized and parsed again, it gives the same text, because markup that
 * is parsed differently the second time is how attacks bypass filters. A text that does not become stable is reduced to plain text.
 */
export function parseRichText(html: string, media: MediaUrlResolver): RichTextTree {
  let text = parseHtml(html, media);
  for (let round = 0; round < maxRounds; round += 1) {
    const reparsed = parseHtml(serializeRichTextToHtml(text), media);
    if (JSON.stringify(reparsed) === JSON.stringify(text)) return text;
    text = reparsed;
  }
  return [{ kind: 'text', text: toPlainText(text) }];
}

function parseHtml(html: string, media: MediaUrlResolver): RichTextTree {
  return withoutBlankLines(
    parseRichTextHtml(html).children.flatMap((node) => toNodes(node, { media, inLink: false })),
  );
}

interface ParseContext {
  readonly media: MediaUrlResolver;
  /** Links must not be nested. */
  readonly inLink: boolean;
}

function toNodes(node: RootContent, context: ParseContext): RichTextTree {
  if (node.type === 'comment' || node.type === 'doctype') return [];
  if (node.type === 'text') return [{ kind: 'text', text: withoutControls(node.value) }];
  if (node.tagName === 'br') return [{ kind: 'break' }];
  if (node.tagName === 'img') return toPicture(node, context);
  if (node.tagName === 'a') return toLinkOrText(node, context);
  const name = richElementNames.find((candidate) => candidate === node.tagName);
  const children = node.children.flatMap((child) => toNodes(child, context));
  if (name === undefined) return children;
  const element = { kind: 'element', name, children } as const;
  return isInline(element) ? unwrapBlank(element) : [{ ...element, children: withoutBlankLines(children) }];
}

/** A link if its URL is allowed and it is not within another link; otherwise only its content. */
function toLinkOrText(node: Element, context: ParseContext): RichTextTree {
  const url = attribute(node, 'href');
  const isLink = !context.inLink && url !== '' && isLinkUrl(url);
  const childContext = { ...context, inLink: context.inLink || isLink };
  const children = node.children.flatMap((child) => toNodes(child, childContext));
  return isLink ? unwrapBlank({ kind: 'link', url, children }) : children;
}

function toPicture(node: Element, { media }: ParseContext): RichTextTree {
  const src = attribute(node, 'src');
  if (!isMediaUrl(src)) return [];
  const size = pickDefined({
    width: parsePixels(attribute(node, 'width')),
    height: parsePixels(attribute(node, 'height')),
  });
  return [{ kind: 'picture', url: media(src), alt: attribute(node, 'alt'), ...size }];
}

function parsePixels(text: string): number | undefined {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : undefined;
}

function attribute({ properties }: Element, name: string): string {
  return withoutControls(String(properties[name] ?? '')).trim();
}

/** Removes control characters: they are invisible, and some parsers ignore them. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r\f]/gu, '');
}

/** Removes emphasis and links without text; white space in them stays. */
function unwrapBlank(node: Extract<RichNode, { readonly children: RichTextTree }>): RichTextTree {
  const children = mergeText(node.children);
  return isBlank(children) ? children : [{ ...node, children }];
}

/** Removes lines that consist of white space and breaks, and blocks without content. */
function withoutBlankLines(nodes: RichTextTree): RichTextTree {
  return groupInline(nodes).flatMap((run) => (isBlank(run) ? [] : mergeText(run)));
}

function isBlank(nodes: RichTextTree): boolean {
  return nodes.every((node) => {
    if (node.kind === 'text') return /^[\s\u00a0]*$/.test(node.text);
    if (node.kind === 'element') return node.children.length === 0 && !mayBeEmpty.includes(node.name);
    return node.kind === 'break';
  });
}

/** Groups consecutive inline nodes. */
function groupInline(nodes: RichTextTree): readonly RichTextTree[] {
  const runs: RichNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const previous = last?.at(-1);
    if (last && previous && isInline(node) && isInline(previous)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function mergeText(line: RichTextTree): RichTextTree {
  return line.reduce<RichNode[]>((merged, node) => {
    const last = merged.at(-1);
    if (last?.kind === 'text' && node.kind === 'text') {
      merged[merged.length - 1] = { kind: 'text', text: (last.text + node.text).replace(/ {2,}/g, ' ') };
    } else merged.push(node);
    return merged;
  }, []);
}

/** Serializes a text to HTML, to check that it is stable. */
export function serializeRichTextToHtml(text: RichTextTree): string {
  return text.map(toMarkup).join('');
}

function toMarkup(node: RichNode): string {
  switch (node.kind) {
    case 'text':
      return escapeHtml(node.text);
    case 'break':
      return '<br>';
    case 'element':
      return node.name === 'hr'
        ? '<hr>'
        : `<${node.name}>${serializeRichTextToHtml(node.children)}</${node.name}>`;
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${serializeRichTextToHtml(node.children)}</a>`;
    case 'picture': {
      const size = `${sizeAttribute('width', node.width)}${sizeAttribute('height', node.height)}`;
      return `<img src="${escapeHtml(node.url)}" alt="${escapeHtml(node.alt)}"${size}>`;
    }
  }
}

function sizeAttribute(name: string, length: number | undefined): string {
  return length === undefined ? '' : ` ${name}="${length}"`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
