import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventFacetNames,
  isEmptySelection,
  sanitizeFacetValues,
  toggleFacetValue,
} from '#domain/facet/facet.ts';
import { foldText } from '#domain/facet/fold-text.ts';
import { collapseFacetValues, mergeFacets, leaveOutCollapsedValues } from '#domain/facet/merge-facets.ts';

describe('the facets of concerts', () => {
  it('LIST-8 are in the calendar’s order', () => {
    expect(eventFacetNames).toEqual([
      'genres',
      'rooms',
      'maxPrice',
      'composers',
      'instruments',
      'specials',
      'facilities',
      'discounts',
      'tags',
    ]);
  });
});

describe('the chosen values of a facet', () => {
  it('LIST-1 keep the order chosen, without duplicates and blanks', () => {
    expect(sanitizeFacetValues(['Bach', 'Mahler', '', 'Bach', '  ', 'Satie'])).toEqual([
      'Bach',
      'Mahler',
      'Satie',
    ]);
  });

  it('LIST-1 are to the letter what was chosen', () => {
    expect(sanitizeFacetValues(['AC/DC, live', ' Bach', 'bach', 'Łukasz & Co'])).toEqual([
      'AC/DC, live',
      ' Bach',
      'bach',
      'Łukasz & Co',
    ]);
  });

  it('LIST-1 contain no lone surrogates', () => {
    expect(sanitizeFacetValues(['a\uD800b', 'a\uFFFDb'])).toEqual(['a\uFFFDb']);
  });
});

describe('a selection', () => {
  const selection = { genres: ['Symfonisch', 'Barok'], rooms: ['Grote Zaal'] };

  it('LIST-3 takes a value in at the end, and out again', () => {
    const more = toggleFacetValue(selection, 'genres', 'Jazz');
    expect(more).toEqual({ genres: ['Symfonisch', 'Barok', 'Jazz'], rooms: ['Grote Zaal'] });
    expect(toggleFacetValue(more, 'genres', 'Jazz')).toEqual(selection);
    expect(toggleFacetValue(selection, 'genres', 'Symfonisch').genres).toEqual(['Barok']);
  });

  it('LIST-3 contain at most fifty values, and no blanks', () => {
    const full = { rooms: Array.from({ length: 50 }, (_, index) => `room ${index}`) };
    expect(toggleFacetValue(full, 'rooms', 'one more')).toEqual(full);
    expect(toggleFacetValue(selection, 'rooms', ' ')).toEqual(selection);
  });

  it('reports whether anything is chosen', () => {
    expect(isEmptySelection({ genres: [], rooms: [] })).toBe(true);
    expect(isEmptySelection({ genres: [], rooms: ['Kleine Zaal'] })).toBe(false);
  });
});

const valued = (names: string) => [...names].map((name) => ({ value: name, label: name, count: 1 }));
const namesOf = (values: readonly { readonly value: string }[]) => values.map(({ value }) => value).join('');

describe('the facets of a document', () => {
  const all = { rooms: valued('abc'), genres: valued('abcdefghijkl') };
  const current = { rooms: valued('a'), genres: valued('ajl') };
  const selection = { rooms: [], genres: ['j'] };

  it('LIST-23 have the first seven values with a result and the chosen ones, and the number of the others', () => {
    const partial = leaveOutCollapsedValues(all, current, selection, null);
    expect([namesOf(partial.shown.genres), namesOf(partial.shown.rooms)]).toEqual(['ajl', 'a']);
    expect(partial.leftOut).toEqual({ genres: 9, rooms: 2 });
    const unfiltered = leaveOutCollapsedValues(all, all, { rooms: [], genres: ['j'] }, null);
    expect([namesOf(unfiltered.shown.genres), namesOf(unfiltered.shown.rooms)]).toEqual(['abcdefgj', 'abc']);
    expect(unfiltered.leftOut).toEqual({ genres: 4 });
  });

  it('LIST-23 have every value of the facet that the address expands', () => {
    const partial = leaveOutCollapsedValues(all, current, selection, 'genres');
    expect([namesOf(partial.shown.genres), partial.leftOut]).toEqual(['abcdefghijkl', { rooms: 2 }]);
  });
});

describe('any facets of a document', () => {
  const names = fc.constantFrom(...'abcdefghijklmnop');
  const values = fc.uniqueArray(fc.record({ value: names, label: fc.string(), count: fc.nat() }), {
    selector: ({ value }) => value,
  });

  it('LIST-23 show the same first values as all of them, and count the others', () => {
    fc.assert(
      fc.property(values, values, fc.uniqueArray(names), (all, current, chosen) => {
        const selection = { rooms: chosen };
        const whole = collapseFacetValues(mergeFacets({ rooms: all }, { rooms: current }, selection).rooms);
        const partial = leaveOutCollapsedValues({ rooms: all }, { rooms: current }, selection, null);
        const shown = collapseFacetValues(mergeFacets({ rooms: [] }, partial.shown, selection).rooms);
        expect(shown).toEqual({ first: whole.first, others: [] });
        expect(partial.leftOut.rooms ?? 0).toBe(whole.others.length);
      }),
    );
  });
});

describe('folding a text for searching', () => {
  it('forgets capitals and accents', () => {
    expect(foldText('Antonín DVOŘÁK')).toBe('antonin dvorak');
    expect(foldText('Élégie für Crème Brûlée')).toBe('elegie fur creme brulee');
  });

  it('writes letters without a decomposition in plain ones', () => {
    expect(foldText('Łutosławski, Nørgård, Æsir, Œuvre')).toBe('lutoslawski, norgard, aesir, oeuvre');
    expect(foldText('Straße, Đorđević, Þór, Ðað, Ħal, Diyarbakır, Ĳsselmeer')).toBe(
      'strasse, dordevic, thor, dad, hal, diyarbakir, ijsselmeer',
    );
    expect(foldText('Ŧuoŋ, nunĸuna')).toBe('tuon, nunkuna');
    expect(foldText('Σίσυφος')).toBe('σισυφοσ');
  });

  it('reads an accent typed apart like one typed together', () => {
    expect(foldText('Dvor\u030Ca\u0301k')).toBe(foldText('Dvo\u0159\u00E1k'));
  });

  it('leaves digits, spaces and signs as they are', () => {
    expect(foldText("Nr. 9 – 'Choral' op. 125!")).toBe("nr. 9 – 'choral' op. 125!");
    expect(foldText('')).toBe('');
  });

  it('is idempotent', () => {
    const stays = (text: string) => foldText(foldText(text)) === foldText(text);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), stays), { numRuns: 300 });
    const letters = Array.from({ length: 0x2500 }, (_, code) => String.fromCodePoint(code));
    expect(letters.filter((letter) => !stays(letter))).toEqual([]);
  });

  it('folds capitals and small letters of the languages we print to the same', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzàáâãäåçèéêëìíîïñòóôõöùúûüýčďěňřšťůžąćęłńśźżøæœþđőű'];
    for (const letter of letters) expect(foldText(letter.toUpperCase())).toBe(foldText(letter));
  });
});
