import { expect, it } from 'vitest';
import { toAnchorId } from '#ui/format/anchor-id.ts';

it.each([
  ['Hoe komt u hier?', 'hoe-komt-u-hier'],
  ['‘Voor tante Rie’', 'voor-tante-rie'],
  ['Dvořák, zaal 2', 'dvorak-zaal-2'],
])('links to the heading %s by #%s', (title, anchor) => {
  expect(toAnchorId(title)).toBe(anchor);
});
