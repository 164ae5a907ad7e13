import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPassages } from '#adapters/in-memory/keyword/find-passages.ts';

const harp = new Set(['harp']);
const textOf = (passages: ReturnType<typeof findPassages>) =>
  passages.map((passage) => passage.map(({ text }) => text).join(''));

describe('the passages in which words were found', () => {
  it('LIST-20 distinguish matches from other text, ignoring case and accents', () => {
    expect(findPassages(['Een Hárp, nog een harp.'], harp)).toEqual([
      [
        { text: 'Een ', isMatch: false },
        { text: 'Hárp', isMatch: true },
        { text: ', nog een ', isMatch: false },
        { text: 'harp', isMatch: true },
        { text: '.', isMatch: false },
      ],
    ]);
    expect(findPassages(['Ha\u0308r\u00ADp'], harp)).toEqual([[{ text: 'Ha\u0308r\u00ADp', isMatch: true }]]);
  });

  it('LIST-20 are one a text, none of a text without the words, and five at most', () => {
    expect(textOf(findPassages(['harp harp', 'harpen', 'harp'], harp))).toEqual(['harp harp', 'harp']);
    expect(
      findPassages(
        Array.from({ length: 9 }, () => 'harp'),
        harp,
      ),
    ).toHaveLength(5);
  });

  it('LIST-20 begin and end with an ellipsis that is no match, and end before a later match', () => {
    const [before, between] = ['voor '.repeat(40), ' na'.repeat(60)];
    expect(findPassages([`${before}harp${between} harp`], harp)).toEqual([
      [
        { text: '…', isMatch: false },
        { text: 'voor '.repeat(16), isMatch: false },
        { text: 'harp', isMatch: true },
        { text: ' na'.repeat(27), isMatch: false },
        { text: '…', isMatch: false },
      ],
    ]);
  });

  it('LIST-20 begin at the beginning of a short text, also with a space', () => {
    const spaced = [' harp', ` ${'v'.repeat(78)} harp`, `${'v'.repeat(79)} harp`];
    expect(textOf(findPassages(spaced, harp))).toEqual(spaced);
  });

  it('LIST-20 contain only text of the page', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('harp', 'é', ' ', 'lang woord ', '<b>')), (parts) => {
        const text = parts.join('');
        for (const passage of textOf(findPassages([text], harp))) {
          expect(text).toContain(passage.replaceAll('…', ''));
        }
      }),
    );
  });
});
