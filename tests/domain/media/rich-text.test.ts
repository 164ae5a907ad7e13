import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type RichElementName,
  type RichNode,
  type RichTextTree,
  richElementNames,
  toPlainText,
  findLoneLink,
} from '#domain/media/rich-text.ts';

const text = (words: string): RichNode => ({ kind: 'text', text: words });
const element = (name: RichElementName, ...children: RichTextTree): RichNode => ({
  kind: 'element',
  name,
  children,
});

describe('the words of a text', () => {
  it('separate blocks', () => {
    expect(
      toPlainText([
        element('h2', text('Mahler')),
        element('p', text('Een avond')),
        element('p', text('over opstanding.')),
      ]),
    ).toBe('Mahler Een avond over opstanding.');
  });

  it.each(['strong', 'em', 'small', 'sub', 'sup', 'abbr', 'cite', 'q'] as const)(
    'keep a word together that is partly in %s',
    (name) => {
      expect(toPlainText([text('voor'), element(name, text('be')), text('spreking')])).toBe('voorbespreking');
    },
  );

  it('include those of links, and a space for a line break', () => {
    const link: RichNode = { kind: 'link', url: '/series', children: [text('de serie')] };
    expect(toPlainText([element('p', text('Zie '), link, { kind: 'break' }, text('Meesters'))])).toBe(
      'Zie de serie Meesters',
    );
  });

  it('keep a word together that is partly a link', () => {
    const link: RichNode = { kind: 'link', url: '/', children: [text('hal'), text('le')] };
    expect(toPlainText([text('concert'), link, text('n')])).toBe('concerthallen');
  });

  it('exclude pictures', () => {
    expect(toPlainText([{ kind: 'picture', url: '/media/zaal.webp', alt: 'De zaal' }])).toBe('');
  });

  it('separate the cells of a table and the items of a list', () => {
    expect(toPlainText([element('ul', element('li', text('een')), element('li', text('twee')))])).toBe(
      'een twee',
    );
    expect(toPlainText([element('tr', element('td', text('Rang 1')), element('td', text('59')))])).toBe(
      'Rang 1 59',
    );
  });

  it('have single spaces, and none at the ends', () => {
    expect(toPlainText([text('  Grote \n\n Zaal '), element('p', text(' \u00a0 '))])).toBe('Grote Zaal');
  });

  it('are all present, in order, with any markup', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    const name = fc.constantFrom(...richElementNames);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, word)), (parts) => {
        const words = parts.map(([, each]) => each);
        const document = parts.map(([each, own]) => element(each, text(own)));
        expect(toPlainText(document).replaceAll(' ', '')).toBe(words.join(''));
      }),
    );
  });
});

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
