import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToPlainText, parsePassage } from '#adapters/search-graphql/passage-html.ts';

describe('a passage in the HTML of the search', () => {
  it('LIST-20 shows the passage with the matches marked', () => {
    expect(parsePassage('de <em>tram</em> stopt voor de deur')).toEqual([
      { text: 'de ', isMatch: false },
      { text: 'tram', isMatch: true },
      { text: ' stopt voor de deur', isMatch: false },
    ]);
  });

  it('LIST-20 decodes the entities of the search, and separates the texts of its elements', () => {
    expect(parsePassage('&quot;R&amp;B&quot; &lt;&#39;s&nbsp;avonds&gt;')).toEqual([
      { text: '"R&B" <\'s avonds>', isMatch: false },
    ]);
    expect(htmlToPlainText('<p>Een</p><p>avond</p>')).toBe('Een avond');
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
