import { describe, expect, it } from 'vitest';
import { pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import {
  findMatchingAnswers,
  pickBestIdentifiers,
  rankSuggestions,
} from '#domain/recommendation/suggestions.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import { at } from '#tests/domain/time/at.ts';

const hit = (identifier: string, uri = `concerten/${identifier}`) => ({ identifier, uri });
const uris = (scores: Record<string, number>, hits: Parameters<typeof rankSuggestions>[1]) =>
  rankSuggestions(scores, hits).map(({ uri }) => uri);

describe('what is looked up', () => {
  it('KEUZE-6 CALL-26 are the best 1024, best first', () => {
    const scores = Object.fromEntries(Array.from({ length: 1100 }, (_, number) => [String(number), number]));
    const identifiers = pickBestIdentifiers(scores);
    expect([identifiers.length, identifiers[0], identifiers.at(-1)]).toEqual([1024, '1099', '76']);
  });

  it('KEUZE-6 leaves out odd identifiers, and scores that are none', () => {
    const scores = { 'NL/2026:7': 1, 'a,b': 1, '': 1, ['x'.repeat(41)]: 1, 7: Number.NaN, 'NL-2026_7': 0.5 };
    expect(pickBestIdentifiers(scores)).toEqual(['NL-2026_7']);
  });
});

describe('the suggestions', () => {
  it('KEUZE-6 exclude unknown concerts and invalid scores', () => {
    expect(uris({ 1: 0.5, 2: 0.9, 3: Number.NaN }, [hit('1'), hit('3'), hit('4')])).toEqual(['concerten/1']);
  });

  it('KEUZE-6 put the earlier key first among equal scores', () => {
    expect(uris({ 7: 0.5, 5: 0.5 }, [hit('7', 'a'), hit('5', 'b')])).toEqual(['b', 'a']);
  });

  it('KEUZE-6 are sorted by start, then by uri, for equal scores and known starts', () => {
    const december = at('2026-12-04T20:15:00+01:00');
    const november = at('2026-11-20T20:15:00+01:00');
    const hits = [
      { ...hit('1', 'c'), starts: december },
      { ...hit('2', 'b'), starts: december },
      { ...hit('3', 'z'), starts: november },
      hit('4', 'a'),
    ];
    expect(uris({ 1: 1, 2: 1, 3: 1, 4: 1 }, hits)).toEqual(['z', 'b', 'c', 'a']);
  });

  it('list the answers that led to a concert, in the order given', () => {
    const path = [
      { question: 'stemming', answers: ['uitbundig'] },
      { question: 'architectuur', answers: ['modern', 'barok'] },
    ] as const;
    const matched = findMatchingAnswers(path, ['barok', 'uitbundig', 'samen'], aQuestionnaire().answers);
    expect(matched.map(({ tag }) => tag)).toEqual(['uitbundig', 'barok']);
    expect(findMatchingAnswers(path, ['barok'], [])).toEqual([]);
  });
});

describe('the words of the keuzehulp', () => {
  const text = { nl: 'Uitbundig', en: 'Exuberant' };

  it('KEUZE-9 are in the language, or Dutch if not translated', () => {
    expect([pickTextInLocale('nl', text), pickTextInLocale('en', text)]).toEqual(['Uitbundig', 'Exuberant']);
    expect([
      pickTextInLocale('en', { nl: 'Barok' }),
      pickTextInLocale('en', { nl: 'Barok', en: '' }),
    ]).toEqual(['Barok', 'Barok']);
  });
});
