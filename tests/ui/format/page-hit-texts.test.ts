import { describe, expect, it } from 'vitest';
import { parsePassage } from '#adapters/search-graphql/passage-html.ts';
import type { PageHit } from '#domain/listing/site-search.ts';
import {
  listPassagesNotInTitle,
  highlightTitle,
  pickHitSummary,
  listTextsNotInPassages,
} from '#ui/format/page-hit-texts.ts';

const hit: PageHit = {
  url: '/bezoek',
  title: 'Uw bezoek',
  subtitle: 'Langskomen',
  introduction: 'Met de tram.',
  highlights: [],
};

describe('a page found by the site’s search', () => {
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
});
