import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToPlainText, parsePassage, findPassages } from '#domain/listing/highlighted-passage.ts';
import {
  listPassagesNotInTitle,
  highlightTitle,
  type PageHit,
  pickHitSummary,
  listTextsNotInPassages,
} from '#domain/listing/page-hit.ts';

const hit: PageHit = {
  url: '/bezoek',
  title: 'Uw bezoek',
  subtitle: 'Langskomen',
  introduction: 'Met de tram.',
  highlights: [],
};

describe('a page found by the site’s search', () => {
  it('LIST-20 shows the passage with the matches marked', () => {
    expect(parsePassage('de <em>tram</em> stopt voor de deur')).toEqual([
      { text: 'de ', isMatch: false },
      { text: 'tram', isMatch: true },
      { text: ' stopt voor de deur', isMatch: false },
    ]);
  });

  it('LIST-20 shows subtitle and introduction beside its passages, without repetition', () => {
    const found = (html: string) => listTextsNotInPassages({ ...hit, highlights: [parsePassage(html)] });
    expect(listTextsNotInPassages(hit)).toEqual({ subtitle: 'Langskomen', introduction: 'Met de tram.' });
    expect(found('bus of <em>tram</em>')).toEqual({ subtitle: 'Langskomen', introduction: 'Met de tram.' });
    expect(found('…de <em>tram</em>.').introduction).toBeUndefined();
    expect(found('<em>Langskomen</em>').subtitle).toBeUndefined();
    expect(found('… ')).toEqual({ subtitle: 'Langskomen', introduction: 'Met de tram.' });
    expect(found('… Met <em>de</em>').introduction).toBeUndefined();
    expect(
      listTextsNotInPassages({ url: '/x', title: 'x', highlights: [parsePassage('<em>y</em>')] }),
    ).toEqual({});
  });

  it('LIST-20 does not repeat its title as a passage', () => {
    const highlights = [parsePassage('Uw <em>bezoek</em>'), parsePassage('een <em>bezoek</em>')];
    expect(listPassagesNotInTitle({ ...hit, highlights })).toEqual([parsePassage('een <em>bezoek</em>')]);
    expect(pickHitSummary({ ...hit, highlights: highlights.slice(0, 1) })).toEqual(pickHitSummary(hit));
  });

  it('LIST-20 marks in its title what was found there, in all of it or in a part', () => {
    const titled = (...found: readonly string[]) =>
      highlightTitle({ ...hit, highlights: found.map(parsePassage) });
    expect(titled()).toEqual(parsePassage('Uw bezoek'));
    expect(titled('een <em>bezoek</em>')).toEqual(parsePassage('Uw bezoek'));
    expect(titled('een <em>bezoek</em>', 'Uw <em>bezoek</em>')).toEqual(parsePassage('Uw <em>bezoek</em>'));
    expect(titled('<em>bez</em>o')).toEqual([
      { text: 'Uw ', isMatch: false },
      { text: 'bez', isMatch: true },
      { text: 'o', isMatch: false },
      { text: 'ek', isMatch: false },
    ]);
    expect(titled('')).toEqual(parsePassage('Uw bezoek'));
    expect(titled('', 'Uw <em>bezoek</em>')).toEqual(parsePassage('Uw <em>bezoek</em>'));
  });

  it('LIST-20 shows its introduction without passages, and else its subtitle', () => {
    expect(pickHitSummary(hit)).toEqual([[{ text: 'Met de tram.', isMatch: false }]]);
    expect(pickHitSummary({ url: '/x', title: 'x', subtitle: 'Langskomen', highlights: [] })).toEqual([
      [{ text: 'Langskomen', isMatch: false }],
    ]);
  });

  it('LIST-20 decodes the entities of the search, and separates the texts of its elements', () => {
    expect(parsePassage('&quot;R&amp;B&quot; &lt;&#39;s&nbsp;avonds&gt;')).toEqual([
      { text: '"R&B" <\'s avonds>', isMatch: false },
    ]);
    expect(htmlToPlainText('<p>Een</p><p>avond</p>')).toBe('Een avond');
  });

  it('LIST-20 where there is room for one text, shows its introduction where no passage was found, and else its subtitle', () => {
    const { introduction: _, ...short } = hit;
    const { subtitle: __, ...bare } = short;
    const textOf = (shown: PageHit) =>
      pickHitSummary(shown)
        .flat()
        .map(({ text }) => text);
    expect([textOf(hit), textOf(short), textOf(bare)]).toEqual([['Met de tram.'], ['Langskomen'], []]);
    expect(textOf({ ...hit, highlights: [parsePassage('<em>tram</em>')] })).toEqual(['tram']);
  });

  it('D01 escapes all markup in a passage', () => {
    expect(parsePassage('&lt;b&gt; &amp;amp; <script>x</script>')).toEqual([
      { text: '<b> &amp; <script>x</script>', isMatch: false },
    ]);
  });

  it('LIST-20 loses no word of any passage', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[a-z ]{1,8}$/), fc.boolean())), (parts) => {
        const html = parts.map(([text, isMatch]) => (isMatch ? `<em>${text}</em>` : text)).join('');
        expect(
          parsePassage(html)
            .map(({ text }) => text)
            .join(''),
        ).toBe(parts.map(([text]) => text).join(''));
      }),
    );
  });
});

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
