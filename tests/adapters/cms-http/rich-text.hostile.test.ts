import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMediaUrlResolver } from '#adapters/cms-http/media.wire.ts';
import { serializeRichTextToHtml, parseRichText } from '#adapters/cms-http/parse-rich-text.ts';
import {
  type RichElementName,
  type RichNode,
  type RichTextTree,
  richElementNames,
  toPlainText,
} from '#domain/media/rich-text.ts';
import { hostileMarkup } from '#tests/adapters/cms-http/hostile-markup.ts';

const media = createMediaUrlResolver('https://cms.example.test');

function read(html: string): RichTextTree {
  return parseRichText(html, media);
}

describe('hostile markup', () => {
  it.each(hostileMarkup)('D01 contains only allowed elements: %s', (html) => {
    expectHarmless(read(html));
    expectHarmless(read(`<p>voor ${html} na</p>`));
    expectHarmless(read(`<table><tr>${html}<td>${html}</td></tr></table>`));
  });

  it.each(hostileMarkup)('D01 reads the same the second time: %s', (html) => {
    const text = read(html);
    expect(read(serializeRichTextToHtml(text))).toEqual(text);
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
  ])('D02 shows the words of a link to %j without the link', (url) => {
    expect(serializeRichTextToHtml(read(`<a href="${url}">woorden</a>`))).toBe('woorden');
  });
});

describe('any markup', () => {
  const names = [
    ...richElementNames,
    'a',
    'img',
    'br',
    'div',
    'span',
    'b',
    'i',
    'svg',
    'math',
    'style',
    'script',
    'iframe',
    'form',
    'table',
    'caption',
    'select',
    'template',
    'noscript',
    'pre',
    'li',
    'button',
    'nobr',
    'font',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...names).map((name) => `<${name}>`),
    fc.constantFrom(...names).map((name) => `</${name}>`),
    fc.constantFrom(
      '<a href="/x">',
      '<img src="/y.jpg">',
      '<!--',
      '-->',
      ' ',
      '\n',
      '&nbsp;',
      '&lt;',
      '"',
      "'",
      '<',
      '>',
    ),
    fc.string({ maxLength: 6 }),
    fc.constantFrom(...hostileMarkup),
  );
  const markup = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

  it('D01 becomes a text that reads the same the second time, and is harmless', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const text = read(html);
        expectHarmless(text);
        expect(read(serializeRichTextToHtml(text))).toEqual(text);
      }),
    );
  });

  it('D01 preserves plain text, apart from white space', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        expect(toPlainText(read(`<p>${escaped}</p>`))).toBe(words.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});

function expectHarmless(text: RichTextTree): void {
  for (const node of nodesIn(text)) {
    if (node.kind === 'element') expect(richElementNames).toContain<RichElementName>(node.name);
    if (node.kind === 'link') {
      expect(node.url).toMatch(/^(?:https?:\/\/[^/@]|\/(?![/\\])|#|mailto:|tel:)/);
      expect([...nodesIn(node.children)].some(({ kind }) => kind === 'link')).toBe(false);
    }
    if (node.kind === 'picture') expect(node.url).toMatch(/^https?:\/\/cms\.example\.test\//);
    expect(Object.keys(node).toSorted().join()).toMatch(
      /^(?:kind|kind,text|children,kind,name|children,kind,url|alt,(?:height,)?kind,url(?:,width)?)$/,
    );
  }
}

function* nodesIn(text: RichTextTree): Generator<RichNode> {
  for (const node of text) {
    yield node;
    if ('children' in node) yield* nodesIn(node.children);
  }
}
