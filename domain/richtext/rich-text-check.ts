import { type RichElement, type RichNode, type RichText, richElements } from '#domain/richtext/rich-text.ts';

/** How deep a text may be nested; editors need a dozen. */
const deepest = 64;

/** Whether a value is a text of the house: known nodes and elements only, with no member beside the named ones. */
export function isRichText(value: unknown): value is RichText {
  return isTextTo(value, deepest);
}

function isTextTo(value: unknown, depth: number): value is RichText {
  return depth > 0 && Array.isArray(value) && value.every((node) => isRichNode(node, depth));
}

function isRichNode(value: unknown, depth: number): value is RichNode {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, ...rest } = value as Record<string, unknown>;
  switch (kind) {
    case 'text':
      return hasOnly(rest, ['text']) && isWord(rest['text']);
    case 'break':
      return hasOnly(rest, []);
    case 'element':
      return (
        hasOnly(rest, ['name', 'children']) &&
        isElement(rest['name']) &&
        isTextTo(rest['children'], depth - 1)
      );
    case 'link':
      return (
        hasOnly(rest, ['url', 'children']) && isWord(rest['url']) && isTextTo(rest['children'], depth - 1)
      );
    case 'picture':
      return hasOnly(rest, ['url', 'alt', 'width', 'height']) && isPicture(rest);
    default:
      return false;
  }
}

function isPicture({ url, alt, width, height }: Record<string, unknown>): boolean {
  return isWord(url) && isWord(alt) && [width, height].every(isPixels);
}

function isPixels(value: unknown): boolean {
  return value === undefined || (Number.isFinite(value) && Number(value) > 0);
}

function isElement(value: unknown): value is RichElement {
  return richElements.some((name) => name === value);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string';
}

function hasOnly(members: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(members).every((name) => names.includes(name));
}
