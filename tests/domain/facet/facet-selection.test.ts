import { describe, expect, it } from 'vitest';
import { isEmptySelection, sanitizeFacetValues, toggleFacetValue } from '#domain/facet/facet.ts';

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
