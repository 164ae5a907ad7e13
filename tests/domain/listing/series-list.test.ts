import { describe, expect, it } from 'vitest';
import { toggleFacetFilter } from '#domain/listing/list-filter.ts';
import { findUnknownParamNames } from '#domain/listing/params-codec.ts';
import {
  emptySeriesListingState,
  findOnlyOrganizer,
  type SeriesListingState,
  seriesListOperations,
  seriesParamsCodec,
} from '#domain/listing/series-list.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

const read = (search: string) => seriesParamsCodec.read(queryIn(search));
const write = (state: SeriesListingState) => toQueryString(seriesParamsCodec.write(state));

describe('the address of the series overview, and of an overview of concerts', () => {
  it('LIST-11 LIST-17 contains keyword, page, genres, organizers and rooms', () => {
    const search =
      '?keyword=piano&page=2&genres=Kamermuziek&organizers=Huisorkest&organizers=AC%2FDC&rooms=Foyer';
    const state = read(search);
    expect(state).toEqual({
      keyword: 'piano',
      page: 2,
      selection: { genres: ['Kamermuziek'], organizers: ['Huisorkest', 'AC/DC'], rooms: ['Foyer'] },
    });
    expect(write(state)).toBe(search);
  });

  it('LIST-11 omits page 1, and ignores the calendar’s own parameters', () => {
    expect(write(read('?page=1&date=2026-12-24&composers=Bach'))).toBe('');
    expect(
      findUnknownParamNames(
        queryIn('?keyword=a&page=1&date=2026-12-24&rooms=A&composers=Bach'),
        seriesParamsCodec,
      ),
    ).toEqual(['date', 'composers']);
  });
});

describe('a change of the list of series', () => {
  const { filters, withoutFilter } = seriesListOperations;
  const state = read('?keyword=piano&page=3&organizers=Huisorkest');

  it('LIST-8 lists its filters one by one', () => {
    expect(filters(state)).toEqual([
      { kind: 'keyword', keyword: 'piano' },
      { kind: 'facet', name: 'organizers', value: 'Huisorkest' },
    ]);
    expect(filters(emptySeriesListingState)).toEqual([]);
  });

  it('LIST-8 removes each filter that is set, and no other', () => {
    const [word, organizer] = filters(state);
    if (!word || !organizer) throw new Error('Two things are asked for.');
    expect(write(withoutFilter(state, word))).toBe('?organizers=Huisorkest');
    expect(write(withoutFilter(state, organizer))).toBe('?keyword=piano');
    expect(withoutFilter(state, { kind: 'facet', name: 'rooms', value: 'Foyer' })).toEqual(state);
  });

  it('LIST-11 loads an organizer when exactly one is chosen', () => {
    expect(findOnlyOrganizer(state)).toBe('Huisorkest');
    expect(findOnlyOrganizer(emptySeriesListingState)).toBeNull();
    expect(findOnlyOrganizer(toggleFacetFilter(state, 'organizers', 'Stadskoor'))).toBeNull();
  });
});
