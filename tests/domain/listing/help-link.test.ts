import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHelpLink } from '#domain/listing/help-link.ts';
import type { HelpLink } from '#domain/page/page.ts';

const answers: readonly HelpLink[] = [
  { phrases: ['tram', 'trein', 'openbaar vervoer'], title: 'Hoe komt u hier?', url: '/route' },
  { phrases: ['parkeren', 'auto', 'car park'], title: 'Parkeren', url: '/parkeren', text: '€ 12,50' },
  { phrases: ['kaarten', 'Vriend worden'], title: 'Kaarten', url: '/kaarten' },
];

const titleFor = (keyword: string) => findHelpLink(answers, keyword)?.title;

describe('the answer to a practical question', () => {
  it.each([
    ['parkeren', 'Parkeren'],
    ['PARKEREN', 'Parkeren'],
    ['Waar kan ik parkeren?', 'Parkeren'],
    ['auto parkeren', 'Parkeren'],
    ['car park', 'Parkeren'],
    ['openbaar vervoer', 'Hoe komt u hier?'],
    ['met de tram', 'Hoe komt u hier?'],
    ['vriend worden', 'Kaarten'],
    ['Neem ik de tram mee?', 'Hoe komt u hier?'],
    ['Should I get a car park?', 'Parkeren'],
  ])('DOOR-3 the fact for %j is %s', (keyword, title) => {
    expect(titleFor(keyword)).toBe(title);
  });

  it.each([
    ['a part of a word', 'park'],
    ['one word of a phrase', 'openbaar'],
    ['a word beside a name', 'mahler kaarten'],
    ['words of two answers', 'tram parkeren'],
    ['no subject', 'waar is het?'],
    ['no word', '?'],
    ['nothing', ''],
  ])('DOOR-3 does not exist for %s: %j', (_, keyword) => {
    expect(titleFor(keyword)).toBeUndefined();
  });

  it.each([
    ['is there a tram from the airport', 'Hoe komt u hier?'],
    ['mag ik met mijn auto', 'Parkeren'],
    ['hoe laat gaan de trams', 'Hoe komt u hier?'],
    ['rijden jullie trams', 'Hoe komt u hier?'],
    ['is there a tram from the airport to the car park', 'Parkeren'],
    ['waar koop ik een kaart voor de opening van het nieuwe seizoen', undefined],
    ['tram parkeren', undefined],
    ['mahler kaarten', undefined],
  ])('DOOR-3 for the sentence %j, which finds nothing else, is %s', (keyword, title) => {
    expect(findHelpLink(answers, keyword, true)?.title).toBe(title);
  });

  it('DOOR-3 with more words of a phrase precedes one with fewer', () => {
    const lost = { phrases: ['kwijt', 'jas kwijt', 'ik ben kwijt'], title: 'Gevonden', url: '/gevonden' };
    const coats = { phrases: ['jas', 'tas', 'kan ik mijn jas kwijt'], title: 'Garderobe', url: '/garderobe' };
    const find = (keyword: string) => findHelpLink([coats, lost], keyword, true)?.title;
    expect(['jas kwijt', 'ik ben mijn tas kwijt', 'kwijt'].map(find)).toEqual(Array(3).fill('Gevonden'));
    expect(['waar kan ik mijn jas kwijt', 'waar kan mijn tas kwijt', 'jas'].map(find)).toEqual(
      Array(3).fill('Garderobe'),
    );
  });

  it('DOOR-3 is the same for a keyword in any case, with any question words around it', () => {
    const around = fc.constantFrom('waar', 'is', 'de', 'where', 'can', 'I', 'how much');
    fc.assert(
      fc.property(fc.array(around), fc.constantFrom('tram', 'auto', 'kaarten'), (words, subject) => {
        const keyword = [...words, subject.toUpperCase(), ...words].join(' ');
        expect(titleFor(keyword)).toBe(titleFor(subject));
      }),
    );
  });
});
