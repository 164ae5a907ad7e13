import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FacetValue } from '#domain/facet/facet.ts';
import {
  collapseFacetValues,
  type FacetOption,
  filterFacetValues,
  getFacetValueLabel,
  mergeFacets,
} from '#domain/facet/merge-facets.ts';

const value = (name: string, count: number, label = name): FacetValue => ({ value: name, label, count });

describe('a facet as the list shows it', () => {
  const all = {
    rooms: [
      value('grote-zaal', 40, 'Grote Zaal'),
      value('kleine-zaal', 20, 'Kleine Zaal'),
      value('foyer', 5),
    ],
  };

  it('LIST-8 shows label, value, count and whether it is active', () => {
    const current = { rooms: [value('kleine-zaal', 3), value('grote-zaal', 2)] };
    expect(mergeFacets(all, current, { rooms: ['kleine-zaal'] }).rooms).toEqual([
      { value: 'grote-zaal', label: 'Grote Zaal', count: 2, isActive: false },
      { value: 'kleine-zaal', label: 'Kleine Zaal', count: 3, isActive: true },
      { value: 'foyer', label: 'foyer', count: 0, isActive: false },
    ]);
  });

  it('LIST-8 includes a chosen value without results, with count 0 and the value as label', () => {
    const shown = mergeFacets(all, { rooms: [] }, { rooms: ['Rooftop', 'foyer'] }).rooms;
    expect(shown.filter(({ isActive }) => isActive)).toEqual([
      { value: 'foyer', label: 'foyer', count: 0, isActive: true },
      { value: 'Rooftop', label: 'Rooftop', count: 0, isActive: true },
    ]);
  });
});

describe('any facets at all', () => {
  const names: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'toString', '__proto__');
  const values = fc.uniqueArray(fc.record({ value: names, label: fc.string(), count: fc.nat() }), {
    selector: (found) => found.value,
  });
  const chosen = fc.uniqueArray(names);

  it('LIST-8 LIST-19 contain every known and every chosen value once, with its current count and whether it is chosen', () => {
    fc.assert(
      fc.property(values, values, chosen, (all, current, selected) => {
        const shown = mergeFacets({ rooms: all }, { rooms: current }, { rooms: selected }).rooms;
        const expected = new Set([...all, ...current].map((known) => known.value).concat(selected));
        expect(shown.map((known) => known.value).toSorted()).toEqual([...expected].toSorted());
        expect(shown.slice(0, all.length).map((known) => known.value)).toEqual(
          all.map((known) => known.value),
        );
        for (const each of shown) {
          expect(each.isActive).toBe(selected.includes(each.value));
          expect(each.count).toBe(current.find((known) => known.value === each.value)?.count ?? 0);
        }
      }),
    );
  });
});

describe('searching in a long list of values', () => {
  const shown: readonly FacetOption[] = [
    { ...value('dvorak', 4, 'Antonín Dvořák'), isActive: false },
    { ...value('mahler', 9, 'Gustav Mahler'), isActive: false },
    { ...value('bach', 12, 'J.S. Bach'), isActive: true },
  ];

  it('LIST-8 finds part of a label, without regard to case, accents and spaces around', () => {
    expect(filterFacetValues(shown, ' DVORA ').map(({ value: name }) => name)).toEqual(['dvorak', 'bach']);
    expect(filterFacetValues(shown, 'v mah').map(({ value: name }) => name)).toEqual(['mahler', 'bach']);
  });

  it('LIST-8 keeps chosen values, and everything without a search text', () => {
    expect(filterFacetValues(shown, 'zzz').map(({ value: name }) => name)).toEqual(['bach']);
    expect(filterFacetValues(shown, ' ')).toEqual(shown);
  });
});

describe('what a value is called', () => {
  it('is its label in the facet, or the value itself', () => {
    const composers = [value('mahler', 1, 'Gustav Mahler'), value('bach', 1, 'J.S. Bach')];
    expect(['bach', 'satie'].map((name) => getFacetValueLabel(composers, name))).toEqual([
      'J.S. Bach',
      'satie',
    ]);
  });
});

describe('a facet as it is laid out', () => {
  const values = [...'abcdefghij'].map((name) => ({ ...value(name, 1), isActive: name === 'i' }));
  const names = (some: readonly FacetOption[]) => some.map(({ label }) => label).join('');

  it('LIST-8 keeps its order, with seven values and all chosen ones before the fold', () => {
    const { first, others } = collapseFacetValues(values);
    expect([names(first), names(others)]).toEqual(['abcdefgi', 'hj']);
  });

  it('LIST-23 has values without a result behind the fold, unless they are chosen, so that the seven before it can be used', () => {
    const some = values.map((one) => ({ ...one, count: 'bcdi'.includes(one.label) ? 0 : 1 }));
    const { first, others } = collapseFacetValues(some);
    expect([names(first), names(others)]).toEqual(['aefghij', 'bcd']);
  });

  it('LIST-23 has the first seven before the fold if the list has results for none', () => {
    const none = values.map((one) => ({ ...one, count: 0 }));
    expect(names(collapseFacetValues(none).first)).toBe('abcdefgi');
  });

  it('LIST-8 has nothing behind the fold if it is short', () => {
    const short = values.slice(0, 7);
    expect(collapseFacetValues(short)).toEqual({ first: short, others: [] });
  });
});
