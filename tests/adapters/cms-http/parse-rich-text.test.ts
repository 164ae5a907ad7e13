import { describe, expect, it } from 'vitest';
import { createMediaUrlResolver } from '#adapters/cms-http/media.wire.ts';
import { serializeRichTextToHtml, parseRichText } from '#adapters/cms-http/parse-rich-text.ts';
import { type RichTextTree, toPlainText } from '#domain/media/rich-text.ts';

const media = createMediaUrlResolver('https://cms.example.test');

function read(html: string): RichTextTree {
  return parseRichText(html, media);
}

/** What is left, written out again, so that expectations can be read. */
function left(html: string): string {
  return serializeRichTextToHtml(read(html));
}

describe('what an editor wrote', () => {
  it('preserves the allowed elements', () => {
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
    ['<p>een<script>alert(1)</script></p><style>p{}</style><template>x</template>', '<p>een</p>'],
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

  it('drops content below sixty levels, and handles the deepest nesting', () => {
    expect(toPlainText(read(`${'<div>'.repeat(50)}hier`))).toBe('hier');
    expect(toPlainText(read(`${'<div>'.repeat(20_000)}daar`))).toBe('');
  });

  it('D03 passes over control characters and half characters', () => {
    expect(left('<p>a\u0000\u0007b&#x1;c\ud800</p>')).toBe('<p>abc\ufffd</p>');
  });
});
