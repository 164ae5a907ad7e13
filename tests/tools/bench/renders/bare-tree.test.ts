import { createElement as element } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bareElements, normalizeMarkup } from '#tests/tools/bench/renders/bare-tree.ts';

const documents = {
  'texts, those that React sets apart too': element('p', null, '<b> & "c" &amp; é', 'om ', '20:15'),
  'checkboxes, chosen and not': element(
    'p',
    null,
    element('input', { type: 'checkbox', value: 'Lied', checked: true, readOnly: true }),
    element('input', { type: 'checkbox', value: 'Jazz' }),
  ),
  'labels, classes and details': element(
    'details',
    { open: true },
    element('label', { htmlFor: 'a', className: 'check' }, 'Genre'),
  ),
  'pictures, which React has fetched early': element('img', { src: '/figure/1.svg', alt: '', width: 40 }),
  'drawings inside the page': element(
    'svg',
    { viewBox: '0 0 8 8', strokeWidth: 2 },
    element('path', { d: 'M0 0L8 8' }),
  ),
  'styles and words for no script': element(
    'i',
    { style: { marginTop: '2px', '--row': '3' } },
    element('noscript', null, element('button', { type: 'submit' }, 'Toon')),
  ),
  'what React sorts in the head': element('meta', { name: 'robots', content: 'all' }),
};

it.each(Object.entries(documents))('a page rendered again without components is the same: %s', (_, body) => {
  const head = element('head', null, element('title', null, 'Agenda'), element('meta', { charSet: 'utf-8' }));
  const html = renderToString(element('html', { lang: 'nl' }, head, element('body', null, body)));
  expect(normalizeMarkup(renderToString(bareElements(html)))).toBe(normalizeMarkup(html));
});
