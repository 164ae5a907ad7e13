import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaOf } from '#adapters/cms-http/media.mapper.ts';
import { toRichText } from '#adapters/cms-http/rich-text.mapper.ts';
import { richTextHtml } from '#adapters/cms-http/rich-text-html.ts';
import {
  plainText,
  type RichElement,
  type RichNode,
  type RichText,
  richElements,
} from '#domain/richtext/rich-text.ts';

const media = mediaOf('https://cms.example.test');

function read(html: string): RichText {
  return toRichText(html, media);
}

/** What is left, written out again, so that expectations can be read. */
function left(html: string): string {
  return richTextHtml(read(html));
}

describe('what an editor wrote', () => {
  it('keeps the elements a text may hold', () => {
    const html =
      '<h2>Mahler</h2><p>Een <strong>groot</strong> koor,<br>en <em>veel</em> koper.</p><ul><li>Eerste</li><li>Tweede</li></ul><hr>';
    expect(left(html)).toBe(html);
  });

  it('reads links and pictures with their addresses', () => {
    expect(
      read('<a href=" /series/mahler ">Serie</a><img src="/media/x.jpg" alt="Zaal" width="640">'),
    ).toEqual([
      { kind: 'link', url: '/series/mahler', children: [{ kind: 'text', text: 'Serie' }] },
      { kind: 'picture', url: 'https://cms.example.test/media/x.jpg', alt: 'Zaal', width: 640 },
    ]);
  });

  it.each([
    ['<b>vet</b> en <i>schuin</i>', '<strong>vet</strong> en <em>schuin</em>'],
    ['<h1>Groot</h1><h5>Klein</h5>', '<h2>Groot</h2><h4>Klein</h4>'],
    ['<div>een</div><div>twee</div>', '<p>een</p><p>twee</p>'],
    ['<section><p>een</p></section>', '<p>een</p>'],
    ['<p><span>een</span> <font>twee</font> <x-y>drie</x-y></p>', '<p>een twee drie</p>'],
    [
      '<ul>los<li>item</li><ul><li>diep</li></ul></ul>',
      '<ul><li>los</li><li>item</li><li><ul><li>diep</li></ul></li></ul>',
    ],
    ['<li>los</li>', '<p>los</p>'],
    ['<a href="/x"><h3>Kop</h3><p>Tekst</p></a>', '<a href="/x">Kop Tekst</a>'],
    ['<strong><p>een</p><p>twee</p></strong>', '<strong>een twee</strong>'],
    [
      '<table><caption>Prijzen</caption><colgroup><col></colgroup><tr><th>Rang</th><td></td></tr><tfoot><tr><td>1</td></tr></tfoot></table>',
      '<p>Prijzen</p><table><tbody><tr><th>Rang</th><td></td></tr></tbody><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      '<dl><div><dt>Zaal</dt><dd>Grote</dd></div>los</dl>',
      '<dl><dt>Zaal</dt><dd>Grote</dd><dd>los</dd></dl>',
    ],
    [
      '<figure><img src="/x.jpg"><figcaption>Zaal</figcaption></figure>',
      '<figure><img src="https://cms.example.test/x.jpg" alt=""><figcaption>Zaal</figcaption></figure>',
    ],
    ['<figcaption>los</figcaption>', '<p>los</p>'],
    ['<p>buiten<p>weer buiten', '<p>buiten</p><p>weer buiten</p>'],
    ['<p><b>half <i>om</b> half</i></p>', '<p><strong>half <em>om</em></strong><em> half</em></p>'],
    ['tekst &amp; &lt;b&gt; &euml;', 'tekst &amp; &lt;b&gt; ë'],
  ])('reads %j as %j', (html, expected) => {
    expect(left(html)).toBe(expected);
  });

  it.each([
    ['<p>  een\n\t twee  </p>\n\n<p> drie</p>\n', '<p>een twee</p><p>drie</p>'],
    ['<p>een <strong> twee </strong> drie</p>', '<p>een <strong>twee </strong>drie</p>'],
    ['<p>een <br> twee</p>', '<p>een<br>twee</p>'],
    ['<p>een<strong> </strong>twee<em></em></p>', '<p>een twee</p>'],
    ['<p>10&nbsp;euro</p><p>&nbsp;</p><p><br></p><p></p>', '<p>10\u00a0euro</p>'],
    ['<ul>\n  <li>een</li>\n  <li> </li>\n</ul><ul></ul>', '<ul><li>een</li></ul>'],
  ])('tidies white space: %j shows as %j', (html, expected) => {
    expect(left(html)).toBe(expected);
  });

  it.each([
    [
      '<iframe src="https://video.example/1" title="Repetitie"><p>geen</p></iframe>',
      '<a href="https://video.example/1">Repetitie</a>',
    ],
    ['<embed src="https://x.example/1">', '<a href="https://x.example/1">https://x.example/1</a>'],
    ['<object data="https://x.example/2"></object>', '<a href="https://x.example/2">https://x.example/2</a>'],
    [
      '<video><source src="https://x.example/3"></video>',
      '<a href="https://x.example/3">https://x.example/3</a>',
    ],
    ['<iframe src="javascript:alert(1)" title="Klik"></iframe>', 'Klik'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ])('makes a link of an embed: %j becomes %j', (html, expected) => {
    expect(left(html)).toBe(expected);
  });

  it('does not put a link into a link', () => {
    const inLink = left('<a href="/a">een <iframe src="https://x.example" title="twee"></iframe></a>');
    expect(inLink).toBe('<a href="/a">een twee</a>');
  });

  it('reads nothing below sixty levels, and comes through the deepest nesting', () => {
    expect(plainText(read(`${'<div>'.repeat(50)}hier`))).toBe('hier');
    expect(plainText(read(`${'<div>'.repeat(20_000)}daar`))).toBe('');
  });

  it('D03 passes over control characters and half characters', () => {
    expect(left('<p>a\u0000\u0007b&#x1;c\ud800</p>')).toBe('<p>abc\ufffd</p>');
  });
});

const payload = 'alert(1)';

/** Ways by which markup has run in somebody's page. */
const hostile = [
  `<script>${payload}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${payload}</script>`,
  `<img src=x onerror=${payload}>`,
  `<img src="x" onerror="${payload}" `,
  `<IMG """><SCRIPT>${payload}</SCRIPT>">`,
  `<img src="javascript:${payload}">`,
  `<img src="data:image/svg+xml,<svg onload=${payload}>">`,
  `<img src="//evil.example/x.png">`,
  `<img srcset="x 1x, javascript:${payload} 2x">`,
  `<svg onload=${payload}><p>x</p></svg>`,
  `<svg><script>${payload}</script></svg>`,
  `<svg><a xlink:href="javascript:${payload}"><text>x</text></a></svg>`,
  `<svg><style><img src=x onerror=${payload}></style></svg>`,
  `<svg><animate onbegin=${payload} attributeName=x dur=1s>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${payload}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${payload}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${payload}>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${payload}></style></annotation-xml></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${payload}>">`,
  `<template><script>${payload}</script></template>`,
  `<textarea><script>${payload}</script></textarea>`,
  `<title><script>${payload}</script></title>`,
  `<xmp><img src=x onerror=${payload}></xmp>`,
  `<noembed><img src=x onerror=${payload}></noembed>`,
  `<plaintext><img src=x onerror=${payload}>`,
  `<style>@import 'javascript:${payload}';</style>`,
  `<p style="background:url(javascript:${payload})">x</p>`,
  `<p onclick="${payload}" onmouseover=${payload}>x</p>`,
  `<a href="javascript:${payload}">x</a>`,
  `<a href="JaVaScRiPt:${payload}">x</a>`,
  `<a href="java\tscript:${payload}">x</a>`,
  `<a href="java&#10;script:${payload}">x</a>`,
  `<a href="&#1;javascript:${payload}">x</a>`,
  `<a href="&#x6A&#x61&#x76&#x61script:${payload}">x</a>`,
  `<a href=" javascript:${payload}">x</a>`,
  `<a href="vbscript:${payload}">x</a>`,
  `<a href="data:text/html,<script>${payload}</script>">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<a href="/\\evil.example">x</a>`,
  `<a href="\\\\evil.example">x</a>`,
  `<a href="https:evil.example">x</a>`,
  `<a href="https://user:pass@evil.example">x</a>`,
  `<iframe src="javascript:${payload}"></iframe>`,
  `<iframe srcdoc="<script>${payload}</script>"></iframe>`,
  `<object data="javascript:${payload}"></object>`,
  `<object><param name="src" value="javascript:${payload}"></object>`,
  `<embed src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${payload}">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<form action="javascript:${payload}"><input type=submit></form>`,
  `<form><button formaction="javascript:${payload}">x</button></form>`,
  `<isindex type=image src=1 onerror=${payload}>`,
  `<input autofocus onfocus=${payload}>`,
  `<select><option><style></option></select><img src=x onerror=${payload}></style>`,
  `<details open ontoggle=${payload}>x</details>`,
  `<video><source onerror="${payload}"></video>`,
  `<audio src=x onerror=${payload}>`,
  `<marquee onstart=${payload}>x</marquee>`,
  `<body onload=${payload}>`,
  `<table background="javascript:${payload}"><tr><td>x</td></tr></table>`,
  `<table><td><a href="/x"><table><a href="javascript:${payload}">x</a></table></a>`,
  `<!--[if gte IE 4]><script>${payload}</script><![endif]-->`,
  `<!--><img src=x onerror=${payload}>-->`,
  `<![CDATA[<script>${payload}</script>]]>`,
  `<?xml version="1.0"?><script>${payload}</script>`,
  `<div id="__proto__"><p class="constructor">x</p></div>`,
  `<p>&lt;script&gt;${payload}&lt;/script&gt;</p>`,
  `<a title="><script>${payload}</script>" href="/x">x</a>`,
  `<img alt="<script>${payload}</script>" src="/x.jpg">`,
];

describe('hostile markup', () => {
  it.each(hostile)('D01 holds nothing but what a text may hold: %s', (html) => {
    expectHarmless(read(html));
    expectHarmless(read(`<p>voor ${html} na</p>`));
    expectHarmless(read(`<table><tr>${html}<td>${html}</td></tr></table>`));
  });

  it.each(hostile)('D01 reads the same the second time: %s', (html) => {
    const text = read(html);
    expect(read(richTextHtml(text))).toEqual(text);
  });

  it.each([
    `javascript:${payload}`,
    `java\tscript:${payload}`,
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
  ])('D02 shows the words of a link to %j without the link', (url) => {
    expect(left(`<a href="${url}">woorden</a>`)).toBe('woorden');
  });
});

describe('any markup', () => {
  const names = [
    ...richElements,
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
    fc.constantFrom(...hostile),
  );
  const markup = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

  it('D01 becomes a text that reads the same the second time, and is harmless', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const text = read(html);
        expectHarmless(text);
        expect(read(richTextHtml(text))).toEqual(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('D01 keeps plain words as they are, apart from white space', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        expect(plainText(read(`<p>${escaped}</p>`))).toBe(words.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});

function expectHarmless(text: RichText): void {
  for (const node of nodesIn(text)) {
    if (node.kind === 'element') expect(richElements).toContain<RichElement>(node.name);
    if (node.kind === 'link') {
      expect(node.url).toMatch(/^(?:https?:\/\/[^/@]|\/(?![/\\])|#|mailto:|tel:)/);
      expect([...nodesIn(node.children)].some(({ kind }) => kind === 'link')).toBe(false);
    }
    if (node.kind === 'picture') expect(node.url).toMatch(/^https?:\/\/cms\.example\.test\//);
    expect(Object.keys(node).sort().join()).toMatch(
      /^(?:kind|kind,text|children,kind,name|children,kind,url|alt,(?:height,)?kind,url(?:,width)?)$/,
    );
  }
}

function* nodesIn(text: RichText): Generator<RichNode> {
  for (const node of text) {
    yield node;
    if ('children' in node) yield* nodesIn(node.children);
  }
}
