import { describe, expect, it } from 'vitest';
import { noEventSelection } from '#domain/facet/facet.ts';
import { fullDaySpan } from '#domain/listing/day-span.ts';
import {
  type EventListingState,
  emptyEventListingState,
  eventListOperations,
  eventParamsCodec,
  toEventSearchCriteria,
  withDays,
  createAllConcertsSearchCriteria,
} from '#domain/listing/event-list.ts';
import { toggleFacetFilter } from '#domain/listing/list-filter.ts';
import { withKeyword } from '#domain/listing/listing-state.ts';
import { findUnknownParamNames } from '#domain/listing/params-codec.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';
import { onDay } from '#tests/domain/time/at.ts';

const today = onDay('2026-11-20');
const { filters, withoutFilter, withoutFilters } = eventListOperations;
const read = (search: string) => eventParamsCodec.read(queryIn(search), today);
const write = (state: EventListingState) => toQueryString(eventParamsCodec.write(state, today));

describe('the address of the calendar', () => {
  it('LIST-1 WAY-11 DOOR-52 contains keyword, page, the days, facets and categories, in one order', () => {
    const search =
      '?keyword=mahler&page=2&composers=Mahler&date=2026-12-24&discounts=U30&facilities=Ringleiding&genres=Symfonisch&instruments=Harp' +
      '&maxPrice=40&rooms=Grote+Zaal&rooms=Foyer&specials=Kerst&tags=gezin&until=2026-12-26&categories=Orkest';
    const state = read(search);
    expect(state).toEqual({
      keyword: 'mahler',
      page: 2,
      date: '2026-12-24',
      until: '2026-12-26',
      selection: {
        ...noEventSelection,
        genres: ['Symfonisch'],
        rooms: ['Grote Zaal', 'Foyer'],
        composers: ['Mahler'],
        instruments: ['Harp'],
        specials: ['Kerst'],
        facilities: ['Ringleiding'],
        discounts: ['U30'],
        tags: ['gezin'],
        maxPrice: ['40'],
      },
      categories: ['Orkest'],
    });
    expect(write(state)).toBe(search);
  });

  it('LIST-1 omits page 1 and today', () => {
    expect(write(read('?page=1&date=2026-11-20&tags=gezin'))).toBe('?tags=gezin');
  });

  it.each([
    ['a day before today', '2026-11-19'],
    ['today', '2026-11-20'],
    ['a day that does not exist', '2026-11-31'],
    ['no day', 'tomorrow'],
    ['a moment', '2026-12-24T20:15'],
    ['nothing', ''],
  ])('LIST-22 makes today of %s', (_what, date) => {
    expect(read(`?date=${date}`).date).toBeNull();
  });

  it.each([
    ['', null],
    ['until=2026-11-20', '2026-11-20'],
    ['until=2026-11-19', null],
    ['date=2026-12-05&until=2026-12-05', '2026-12-05'],
    ['date=2026-12-05&until=2026-12-04', null],
    ['date=2026-11-01&until=2026-11-20', '2026-11-20'],
    ['until=2026-11-31', null],
    ['until=2026-12-05&until=2026-12-06', null],
  ])('WAY-11 drops a last day before the first, and one that is no day: ?%s', (search, until) => {
    expect(read(`?${search}`).until).toBe(until);
  });

  it('WAY-11 omits a last day once it is past', () => {
    const state = read('?until=2026-11-21&tags=gezin');
    expect(eventParamsCodec.write(state, onDay('2026-11-22'))).toEqual([['tags', 'gezin']]);
    expect(toEventSearchCriteria(state, 'nl', onDay('2026-11-22'))).toMatchObject({
      from: '2026-11-22',
      until: null,
    });
  });

  it.each(['0', '12', '040', '40.0', ' 40', '-40', '1e2', 'forty', ''])(
    'DOOR-52 ignores a highest price that is none of those the calendar knows: %j',
    (text) => {
      const state = read(`?maxPrice=${text}`);
      expect([state.selection.maxPrice, write(state)]).toEqual([[], '']);
    },
  );

  it('LIST-7 lets links from elsewhere choose rooms and discounts', () => {
    const state = read('?room=Kleine+Zaal&room=Foyer&import-discount-groups=U30&rooms=Grote+Zaal');
    expect(state.selection.rooms).toEqual(['Kleine Zaal', 'Foyer', 'Grote Zaal']);
    expect(state.selection.discounts).toEqual(['U30']);
    expect(write(state)).toBe('?discounts=U30&rooms=Kleine+Zaal&rooms=Foyer&rooms=Grote+Zaal');
  });

  it('LIST-2 ignores unknown names, and reports them for the log', () => {
    const query = queryIn(
      '?colour=red&Rooms=A&rooms=B&room=C&import-discount-groups=D&categories=E&cp=1&colour=blue',
    );
    expect(findUnknownParamNames(query, eventParamsCodec)).toEqual(['colour', 'Rooms']);
    expect(eventParamsCodec.read(query, today).selection.rooms).toEqual(['B', 'C']);
  });
});

describe('a change of the list', () => {
  const state = read('?keyword=mahler&page=3&date=2026-12-24&rooms=Foyer&categories=Orkest');

  it('LIST-3 choosing a value returns to page 1', () => {
    expect(toggleFacetFilter(state, 'genres', 'Barok')).toEqual({
      ...state,
      page: 1,
      selection: { ...state.selection, genres: ['Barok'] },
    });
    expect(toggleFacetFilter(state, 'rooms', 'Foyer')).toEqual({
      ...state,
      page: 1,
      selection: { ...state.selection, rooms: [] },
    });
  });

  it('LIST-4 to begin afresh clears all filters and shows today', () => {
    expect(withoutFilters(state)).toEqual({ ...emptyEventListingState, categories: ['Orkest'] });
  });

  it('LIST-3 removing one filter leaves the others, and returns to page 1', () => {
    expect(withoutFilter(state, { kind: 'keyword', keyword: 'mahler' })).toEqual(withKeyword(state, ''));
    const days = { date: onDay('2026-12-24'), until: null };
    expect(withoutFilter(state, { kind: 'days', ...days })).toEqual(withDays(state, fullDaySpan));
    expect(withoutFilter(state, { kind: 'facet', name: 'rooms', value: 'Foyer' })).toEqual(
      toggleFacetFilter(state, 'rooms', 'Foyer'),
    );
  });
});

describe('the filters and search parameters of the calendar', () => {
  it('LIST-8 are listed one by one: keyword, day, then the facets in their order', () => {
    expect(
      filters(read('?rooms=B&rooms=A&date=2026-12-24&genres=Barok&keyword=mahler&page=2&categories=x')),
    ).toEqual([
      { kind: 'keyword', keyword: 'mahler' },
      { kind: 'days', date: '2026-12-24', until: null },
      { kind: 'facet', name: 'genres', value: 'Barok' },
      { kind: 'facet', name: 'rooms', value: 'B' },
      { kind: 'facet', name: 'rooms', value: 'A' },
    ]);
    expect(filters(read('?until=2026-11-20'))).toEqual([{ kind: 'days', date: null, until: today }]);
    expect(filters(emptyEventListingState)).toEqual([]);
  });

  it('LIST-1 search from today or the chosen day; categories are not sent', () => {
    const state = read('?keyword=mahler&rooms=Foyer&page=2&categories=Orkest');
    expect(toEventSearchCriteria(state, 'en', today)).toEqual({
      locale: 'en',
      keyword: 'mahler',
      from: today,
      until: null,
      part: null,
      selection: state.selection,
    });
    const days = { date: onDay('2026-12-24'), until: onDay('2026-12-26') };
    expect(toEventSearchCriteria(withDays(state, days), 'nl', today)).toMatchObject({
      from: '2026-12-24',
      until: '2026-12-26',
    });
  });

  it('LIST-22 never search from a day that is past', () => {
    expect(toEventSearchCriteria(read('?date=2026-11-21'), 'nl', onDay('2026-11-25')).from).toBe(
      '2026-11-25',
    );
  });
});

it('CALL-18 a search for all concerts from a day has no filter', () => {
  const from = onDay('2026-12-01');
  expect(createAllConcertsSearchCriteria('en', from)).toEqual({
    locale: 'en',
    keyword: '',
    from,
    until: null,
    part: null,
    selection: noEventSelection,
  });
});
