import { expect, it } from 'vitest';
import { documentTitle } from '#domain/page/document-title.ts';

it.each([
  ['Mahlers Tweede', 'Mahlers Tweede – Het Klankhuis'],
  [' Pers ', 'Pers – Het Klankhuis'],
  ['Het Klankhuis', 'Het Klankhuis'],
  ['', 'Het Klankhuis'],
  [undefined, 'Het Klankhuis'],
])('ROUTE-18 titles %j as %s', (title, whole) => {
  expect(documentTitle('Het Klankhuis', title)).toBe(whole);
});

it('ROUTE-18 titles a page by its own name alone while the hall’s is not known', () => {
  expect(documentTitle('', 'Mahlers Tweede')).toBe('Mahlers Tweede');
});
