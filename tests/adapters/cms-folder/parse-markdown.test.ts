import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#adapters/cms-folder/parse-markdown.ts';
import { serializeRichTextToHtml } from '#adapters/cms-http/parse-rich-text.ts';

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
