import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkOf } from '#domain/link/link.ts';
import { linksOf, withSafeLinks } from '#domain/richtext/links.ts';
import { plainText, type RichNode, type RichText } from '#domain/richtext/rich-text.ts';
import { isRichText } from '#domain/richtext/rich-text-check.ts';
import { theSite } from '#tests/domain/link/a-site.ts';
import { hostileText } from '#tests/domain/link/hostile-text.ts';

const words = (text: string): RichNode => ({ kind: 'text', text });
const link = (url: string, ...children: RichNode[]): RichNode => ({ kind: 'link', url, children });
const paragraph = (...children: RichNode[]): RichNode => ({ kind: 'element', name: 'p', children });
const picture = (url: string): RichNode => ({ kind: 'picture', url, alt: '' });

/** Texts of any shape, with links to anywhere. */
const anyText = fc.letrec<{ node: RichNode; text: RichText }>((tie) => ({
  text: fc.array(tie('node'), { maxLength: 3 }),
  node: fc.oneof(
    { depthSize: 'small' },
    fc.string().map(words),
    fc.constant<RichNode>({ kind: 'break' }),
    hostileText.map(picture),
    tie('text').map((children): RichNode => ({ kind: 'element', name: 'em', children })),
    fc.tuple(hostileText, tie('text')).map(([url, children]) => link(url, ...children)),
  ),
})).text;

describe('links in a text', () => {
  it('LINK-1 are found in order, however deep', () => {
    const text = [paragraph(link('/a', words('a'))), link('/b', paragraph(link('/c'))), words('x')];
    expect(linksOf(text)).toEqual(['/a', '/b', '/c']);
  });

  it('LINK-1 that may not be are replaced by their words', () => {
    const text = [
      paragraph(words('Lees '), link('javascript:alert(1)', words('meer')), link('/pers', words('!'))),
    ];
    expect(withSafeLinks(text, theSite)).toEqual([
      paragraph(words('Lees '), words('meer'), link('/pers', words('!'))),
    ]);
  });

  it('LINK-1 never stand inside another', () => {
    const text = [link('/a', words('a'), paragraph(link('/b', words('b'))))];
    expect(withSafeLinks(text, theSite)).toEqual([link('/a', words('a'), paragraph(words('b')))]);
    expect(withSafeLinks([link('data:x', link('/b', words('b')))], theSite)).toEqual([
      link('/b', words('b')),
    ]);
  });

  it('LINK-1 hold for the addresses of pictures too', () => {
    const good = ['/media/zaal.jpg', 'https://media.example.org/zaal.jpg'].map(picture);
    const bad = ['data:image/svg+xml,x', 'javascript:1', '#x', 'mailto:a@b.nl'].map(picture);
    expect(withSafeLinks([...good, ...bad], theSite)).toEqual(good);
  });

  it('LINK-1 are all allowed afterwards, the words are all there, and a second time changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const safe = withSafeLinks(text, theSite);
        expect(linksOf(safe).filter((url) => linkOf(url, theSite).kind === 'refused')).toEqual([]);
        expect(plainText(safe)).toBe(plainText(text));
        expect(withSafeLinks(safe, theSite)).toEqual(safe);
      }),
    );
  });
});

describe('a text that arrives', () => {
  it('D01 is one of the house where all of it is known', () => {
    const text = [paragraph(words('a'), { kind: 'break' }, link('/a', words('b')))];
    expect(isRichText([...text, { kind: 'picture', url: '/a.jpg', alt: '', width: 3, height: 2 }])).toBe(
      true,
    );
    expect(isRichText([])).toBe(true);
    fc.assert(fc.property(anyText, (any) => isRichText(JSON.parse(JSON.stringify(any)))));
  });

  it.each([
    ['a word', 'a'],
    ['no list', words('a')],
    ['an element nobody knows', [{ kind: 'element', name: 'script', children: [] }]],
    ['a kind nobody knows', [{ kind: 'html', html: '<b>' }]],
    ['an attribute nobody named', [{ kind: 'link', url: '/a', children: [], onclick: 'x' }]],
    ['an attribute on a break', [{ kind: 'break', style: 'x' }]],
    ['a text that is none', [{ kind: 'text', text: 3 }]],
    ['a link without address', [{ kind: 'link', children: [] }]],
    ['an element without children', [{ kind: 'element', name: 'p' }]],
    ['a child that is none', [{ kind: 'element', name: 'p', children: [null] }]],
    ['a picture without words', [{ kind: 'picture', url: '/a.jpg' }]],
    ['a picture without size', [{ kind: 'picture', url: '/a.jpg', alt: '', width: 0 }]],
    ['a picture without end', [{ kind: 'picture', url: '/a.jpg', alt: '', height: Infinity }]],
    ['a picture whose size is a text', [{ kind: 'picture', url: '/a.jpg', alt: '', width: '3' }]],
    ['a node that is not there', [undefined]],
    ['a node that is a word', ['a']],
    ['a link in which something is wrong', [{ kind: 'link', url: '/a', children: [{ kind: 'x' }] }]],
  ])('D01 is none with %s', (_, value) => {
    expect(isRichText(value)).toBe(false);
  });

  it('D01 is none where it is nested beyond reading', () => {
    const nested = (depth: number): RichNode => (depth === 0 ? words('a') : paragraph(nested(depth - 1)));
    expect(isRichText([nested(63)])).toBe(true);
    expect(isRichText([nested(64)])).toBe(false);
    expect(isRichText([nested(5000)])).toBe(false);
    const linked = (depth: number): RichNode => (depth === 0 ? words('a') : link('/a', linked(depth - 1)));
    expect(isRichText([linked(63)])).toBe(true);
    expect(isRichText([linked(64)])).toBe(false);
  });
});
