import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChosenFacetValues,
  countItemsByFacet,
  type FacetedItem,
  matchesChosenValues,
} from '#adapters/in-memory/count-facets.ts';

function bearing(facets: {
  readonly genres?: readonly string[];
  readonly rooms?: readonly string[];
}): FacetedItem {
  const labelled = (values: readonly string[] = []) =>
    values.map((value) => ({ value, label: value.toUpperCase() }));
  return { facets: { genres: labelled(facets.genres), rooms: labelled(facets.rooms) } };
}

describe('counting facets', () => {
  it('sorts two spellings of a name in a stable order', () => {
    const [together, apart] = ['Dvo\u0159\u00E1k', 'Dvor\u030Ca\u0301k'];
    for (const genres of [
      [together, apart],
      [apart, together],
    ]) {
      const counted = countItemsByFacet([bearing({ genres })], ['genres'], {}).genres;
      expect(counted.map(({ value }) => value)).toEqual([apart, together]);
    }
  });

  it('ignores facets that an item or a choice does not have', () => {
    const speech: FacetedItem = { facets: {} };
    expect(countItemsByFacet([speech], ['genres'], {})).toEqual({ genres: [] });
    expect(matchesChosenValues(speech, { rooms: [] })).toBe(true);
    expect(matchesChosenValues(speech, { rooms: ['great'] })).toBe(false);
  });

  it('counts a value once for an item that bears it twice', () => {
    expect(countItemsByFacet([bearing({ genres: ['opera', 'opera'] })], ['genres'], {}).genres).toEqual([
      { value: 'opera', label: 'OPERA', count: 1 },
    ]);
  });

  it('LIST-8 equals, for any hall and any choice, a count of each value by a query', () => {
    const values = fc.subarray(['a', 'b', 'c']);
    const items = fc.array(fc.record({ genres: values, rooms: values }).map(bearing), { maxLength: 8 });
    fc.assert(
      fc.property(items, fc.record({ genres: values, rooms: values }), (all, chosen) => {
        const { genres } = countItemsByFacet(all, ['genres'], chosen);
        for (const value of ['a', 'b', 'c']) {
          const withValue: ChosenFacetValues = { ...chosen, genres: [value] };
          const expected = all.filter((item) => matchesChosenValues(item, withValue)).length;
          expect(genres.find((facet) => facet.value === value)?.count ?? 0).toBe(expected);
        }
      }),
    );
  });
});
