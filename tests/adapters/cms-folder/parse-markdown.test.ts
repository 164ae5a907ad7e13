import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#adapters/cms-folder/parse-markdown.ts';
import { serializeMarkdown } from '#adapters/cms-folder/serialize-markdown.ts';
import { serializeRichTextToHtml, parseRichText } from '#adapters/cms-http/rich-text.mapper.ts';

describe('Markdown of a hall’s folder', () => {
  it.each([
    ['# A\n\n##### B', '<h2>A</h2><h4>B</h4>'],
    ['One **two** *three*  \nfour', '<p>One <strong>two</strong> <em>three</em><br>four</p>'],
    ['- a\n- [b](/b)', '<ul><li>a</li><li><a href="/b">b</a></li></ul>'],
    ['1. a', '<ol><li>a</li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['---', '<hr>'],
    ['![Bar](/media/bar.svg)', '<p><img src="/media/bar.svg" alt="Bar"></p>'],
    [
      '| a |\n|---|\n| b |',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['`a` \\* ~~b~~', '<p>a * b</p>'],
  ])('HALL-1 becomes formatted text: %j', (markdown, html) => {
    expect(serializeRichTextToHtml(parseMarkdown(markdown))).toBe(html);
  });

  it.each([
    ['[a](javascript:alert(1))', '<p>a</p>'],
    ['![a](javascript:alert(1))', '<p></p>'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <b onclick="x">b</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>'],
  ])('D01 stays harmless: %j', (markdown, html) => {
    expect(serializeRichTextToHtml(parseMarkdown(markdown))).toBe(html);
  });
});

describe('Markdown that an export writes', () => {
  it.each([
    '<h2>A &amp; *B* <em>C</em></h2><p>One <strong>two</strong> <em>three</em><br>four</p><hr>',
    '<ul><li>a</li><li><a href="/b?c=1&amp;copy=2">b [1] (2)</a></li></ul><ol><li>1. c</li></ol>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<p>1986. A year</p><p>- no item</p><p># no title</p><p>1) a<br>+ b</p><p>&lt;b&gt; &amp;amp; \\ ` _x_ ~~y~~ | &gt;</p>',
    '<p>before <img src="/media/a%20b.jpg" alt="An [image]"> after</p>',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c | d</td><td></td></tr></tbody></table>',
  ])('SWAP-7 is read as the text it was: %s', (html) => {
    const text = parseRichText(html, (url) => url);
    expect(serializeRichTextToHtml(parseMarkdown(serializeMarkdown(text)))).toBe(
      serializeRichTextToHtml(text),
    );
  });

  it('SWAP-7 leaves the white space of a bold word outside it, and the content of what Markdown does not have', () => {
    const html =
      '<figure><img src="/media/a.jpg" alt=""><figcaption>By <strong>Ada </strong>L.</figcaption></figure>';
    expect(serializeMarkdown(parseRichText(html, (url) => url))).toBe(
      '![](</media/a.jpg>)\n\nBy **Ada** L.\n',
    );
  });
});
