import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaveOutCollapsedValues } from '#domain/facet/collapsed-facet-values.ts';
import { collapseFacetValues, mergeFacets } from '#domain/facet/merge-facets.ts';

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
