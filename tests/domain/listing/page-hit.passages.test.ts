import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPassages } from '#domain/listing/page-hit.ts';

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

  it('LIST-20 are cut between words out of a long text', () => {
    const [passage = ''] = textOf(findPassages([`${'voor '.repeat(40)}harp${' na'.repeat(60)}`], harp));
    expect(passage).toMatch(/^…voor (voor )+harp( na)+…$/);
    expect(passage.length).toBeLessThan(180);
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
