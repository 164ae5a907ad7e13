import type { RichNode, RichText } from '#domain/richtext/rich-text.ts';

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

function sizeOf(name: string, pixels: number | undefined): string {
  return pixels === undefined ? '' : ` ${name}="${pixels}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
