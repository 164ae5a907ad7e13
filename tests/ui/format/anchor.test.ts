import { expect, it } from 'vitest';
import { toAnchor } from '#ui/format/anchor.ts';

it.each([
  ['Hoe komt u hier?', 'hoe-komt-u-hier'],
  ['‘Voor tante Rie’', 'voor-tante-rie'],
  ['Dvořák, zaal 2', 'dvorak-zaal-2'],
])('links to the heading %s by #%s', (title, anchor) => {
  expect(toAnchor(title)).toBe(anchor);
});
