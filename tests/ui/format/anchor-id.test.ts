import { describe, expect, it } from 'vitest';
import type { Block } from '#domain/page/block.ts';
import { toAnchorIds } from '#ui/format/anchor-id.ts';

const partsWith = (...titles: readonly string[]): readonly Block[] =>
  titles.map((title) => ({ kind: 'contact', title }));

describe('the fragment identifiers of the parts of a page', () => {
  it.each([
    ['Hoe komt u hier?', 'part-hoe-komt-u-hier'],
    ['‘Voor tante Rie’', 'part-voor-tante-rie'],
    ['Dvořák, zaal 2', 'part-dvorak-zaal-2'],
    ['Menu', 'part-menu'],
    ['…', 'part'],
  ])('TPL-14 are those of no other element of the page: %s at #%s', (title, id) => {
    expect(toAnchorIds(partsWith(title))).toEqual([id]);
  });

  it('TPL-14 differ where titles are equal, empty, or end in a number', () => {
    expect(toAnchorIds(partsWith('Prijzen', 'Prijzen 2', 'Prijzen', '', '?'))).toEqual([
      'part-prijzen',
      'part-prijzen-2',
      'part-prijzen-3',
      'part',
      'part-2',
    ]);
  });

  it('TPL-14 belong to headings: a film has none', () => {
    const film: Block = { kind: 'video', url: 'https://video.example/1', title: 'De zaal' };
    expect(toAnchorIds([film, ...partsWith('Route')])).toEqual([undefined, 'part-route']);
  });
});
