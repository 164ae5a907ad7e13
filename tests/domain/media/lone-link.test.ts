import { describe, expect, it } from 'vitest';
import { findLoneLink, type RichNode } from '#domain/media/rich-text.ts';

const link: RichNode = { kind: 'link', url: '/keuzehulp', children: [{ kind: 'text', text: 'Begin' }] };
const words: RichNode = { kind: 'text', text: ' met luisteren' };
const paragraph = (...children: readonly RichNode[]): RichNode => ({ kind: 'element', name: 'p', children });

describe('a text that is one link', () => {
  it('is a call to action, in its own paragraph or bare', () => {
    expect(findLoneLink([paragraph(link)])).toEqual({ url: '/keuzehulp', title: 'Begin' });
    expect(findLoneLink([link])).toEqual({ url: '/keuzehulp', title: 'Begin' });
  });

  it('is null if there is other content', () => {
    const others = [
      [],
      [words],
      [paragraph(link, words)],
      [paragraph(link), paragraph(words)],
      [paragraph()],
    ];
    expect(others.map(findLoneLink)).toEqual(others.map(() => null));
  });

  it('is none in a list or a heading', () => {
    expect(findLoneLink([{ kind: 'element', name: 'h2', children: [link] }])).toBeNull();
  });
});
