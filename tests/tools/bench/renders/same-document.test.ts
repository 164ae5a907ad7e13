import { createElement as element, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bareElements, normalizeMarkup } from '#tests/tools/bench/renders/bare-tree.ts';
import { plainTemplate } from '#tests/tools/bench/renders/plain-template.ts';

function aDocument(...children: readonly ReactNode[]): string {
  const head = element('head', null, element('title', null, 'Brahms & Bruckner'));
  return renderToString(element('html', { lang: 'nl' }, head, element('body', null, ...children)));
}

const documents: Readonly<Record<string, string>> = {
  'texts with signs that mean something': aDocument('<b> & "c" & \'d\' &amp; é', element('p', null, '3 > 2')),
  'texts that React sets apart': aDocument(element('p', null, 'om ', '20:15', ' uur')),
  'checkboxes, chosen and not': aDocument(
    element('input', { type: 'checkbox', name: 'genres', value: 'Lied', checked: true, readOnly: true }),
    element('input', { type: 'checkbox', name: 'genres', value: 'Jazz' }),
  ),
  'labels, classes and details': aDocument(
    element('label', { htmlFor: 'a', className: 'check' }, 'Genre'),
    element('details', { open: true }, element('summary', null, 'meer')),
  ),
  'pictures, which React has fetched early': aDocument(
    element('img', { src: '/figure/1.svg', alt: '', width: 40 }),
    element('img', { src: '/figure/2.svg', alt: '', loading: 'lazy' }),
  ),
  'drawings inside the page': aDocument(
    element('svg', { viewBox: '0 0 8 8', strokeWidth: 2 }, element('path', { d: 'M0 0L8 8' })),
  ),
  'styles and words for no script': aDocument(
    element('i', { style: { marginTop: '2px', '--row': '3' } }),
    element('noscript', null, element('button', { type: 'submit' }, 'Toon')),
  ),
  'what React sorts in the head': renderToString(
    element(
      'html',
      null,
      element('head', null, element('title', null, 'Agenda'), element('meta', { charSet: 'utf-8' })),
      element('body', null, element('meta', { name: 'robots', content: 'all' })),
    ),
  ),
  'an empty attribute': aDocument(element(Fragment, null, element('img', { alt: '', loading: 'lazy' }))),
};

describe('a page rendered again without components', () => {
  it.each(Object.entries(documents))('is the same page: %s', (_, html) => {
    expect(normalizeMarkup(renderToString(bareElements(html)))).toBe(normalizeMarkup(html));
  });
});

describe('a page written by a plain template', () => {
  it.each(Object.entries(documents))('is the same to the byte: %s', (_, html) => {
    expect(plainTemplate(html)()).toBe(html);
  });

  it('escapes every text and value', () => {
    const html = documents['texts with signs that mean something'] ?? '';
    expect(html).toContain('&lt;b&gt;');
    expect(plainTemplate(html)()).toContain('&lt;b&gt; &amp; &quot;c&quot;');
  });
});
