import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventFacetNames, noEventSelection } from '#domain/facet/facet.ts';
import { type DaySpan, fullDaySpan } from '#domain/listing/day-span.ts';
import {
  type EventListingState,
  emptyEventListingState,
  eventListOperations,
  eventParamsCodec,
  withDays,
} from '#domain/listing/event-list.ts';
import { toggleFacetFilter } from '#domain/listing/list-filter.ts';
import { withKeyword, withPage } from '#domain/listing/listing-state.ts';
import { findUnknownParamNames } from '#domain/listing/params-codec.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { addDays, parseHallDay } from '#domain/time/hall-day.ts';
import { anyQuery, anyText, chosenValues, keyword, page, queryIn } from '#tests/domain/listing/any-list.ts';
import { onDay } from '#tests/domain/time/at.ts';

const today = onDay('2026-11-20');
const { filters, withoutFilter, withoutFilters } = eventListOperations;
const comingDay = fc.integer({ min: 1, max: 3000 }).map((days) => addDays(today, days));
const someDay = fc.integer({ min: -30, max: 30 }).map((days) => addDays(today, days));

/** No days, a first day, a last day, or both. */
const validDays: fc.Arbitrary<DaySpan> = fc
  .record({ date: fc.option(comingDay), length: fc.option(fc.nat({ max: 60 })) })
  .map(({ date, length }) => ({ date, until: length === null ? null : addDays(date ?? today, length) }));

const validState: fc.Arbitrary<EventListingState> = fc
  .record({
    keyword,
    page,
    days: validDays,
    selection: fc
      .array(chosenValues, { minLength: eventFacetNames.length, maxLength: eventFacetNames.length })
      .map((values) => ({
        ...noEventSelection,
        ...Object.fromEntries(eventFacetNames.map((name, at) => [name, values[at] ?? []])),
      })),
    prices: fc.subarray(['10', '40', '100']),
    categories: chosenValues,
  })
  .map(({ days, prices, selection, ...state }) => ({
    ...state,
    ...days,
    selection: { ...selection, maxPrice: prices },
  }));

const names = [
  'keyword',
  'page',
  'date',
  'until',
  'categories',
  'room',
  'import-discount-groups',
  ...eventFacetNames,
];
const query = anyQuery(...names);

function throughAddress(state: EventListingState): EventListingState {
  return eventParamsCodec.read(queryIn(toQueryString(eventParamsCodec.write(state, today))), today);
}

function expectValid(state: EventListingState): void {
  expect(Object.keys(state).toSorted()).toEqual(Object.keys(emptyEventListingState).toSorted());
  expect(Number.isSafeInteger(state.page) && state.page >= 1 && state.page <= 1024).toBe(true);
  expect(state.keyword).toBe(normalizeText(state.keyword).trim());
  expect([...state.keyword].length).toBeLessThanOrEqual(200);
  if (state.date !== null) expect(parseHallDay(state.date) === state.date && state.date > today).toBe(true);
  if (state.until !== null) {
    expect(parseHallDay(state.until) === state.until && state.until >= (state.date ?? today)).toBe(true);
  }
  for (const values of [...Object.values(state.selection), state.categories]) {
    expect(new Set(values).size).toBe(values.length);
    expect(values.length <= 50 && values.every((value) => value.trim() !== '')).toBe(true);
  }
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
}

type Change = (state: EventListingState) => EventListingState;

const facetValue = fc
  .constantFrom(...eventFacetNames)
  .chain((name) => fc.tuple(fc.constant(name), name === 'maxPrice' ? fc.constantFrom('10', '40') : anyText));
const filterChanges: fc.Arbitrary<Change> = fc.oneof(
  facetValue.map(
    ([name, value]): Change =>
      (state) =>
        toggleFacetFilter(state, name, value),
  ),
  anyText.map(
    (text): Change =>
      (state) =>
        withKeyword(state, text),
  ),
  fc.record({ date: fc.option(someDay), until: fc.option(someDay) }).map(
    (days): Change =>
      (state) =>
        withDays(state, days),
  ),
  fc.constant(withoutFilters),
);
const pageChange: fc.Arbitrary<Change> = fc
  .oneof(fc.integer(), fc.double())
  .map((number) => (state) => withPage(state, number));

describe('any calendar at all', () => {
  it('LIST-1 WAY-11 is read as it was written, through an address too', () => {
    fc.assert(
      fc.property(validState, (state) => {
        expect(throughAddress(state)).toEqual(state);
      }),
    );
  });

  it('LIST-1 LIST-2 is written without empty parameters, each of which has its name among the known ones', () => {
    fc.assert(
      fc.property(validState, (state) => {
        const pairs = eventParamsCodec.write(state, today);
        expect(pairs.every(([, value]) => value !== '')).toBe(true);
        expect(findUnknownParamNames(pairs, eventParamsCodec)).toEqual([]);
        expect(pairs.some(([name, value]) => name === 'page' && value === '1')).toBe(false);
      }),
    );
  });

  it('LIST-2 LIST-22 WAY-11 is read from any query, and is then its own reading', () => {
    fc.assert(
      fc.property(query, (pairs) => {
        const state = eventParamsCodec.read(pairs, today);
        expectValid(state);
        expect(throughAddress(state)).toEqual(state);
      }),
    );
  });

  it('LIST-3 is valid after any changes, and on page 1 after all but a page change', () => {
    fc.assert(
      fc.property(
        validState,
        fc.array(fc.oneof(filterChanges, pageChange)),
        filterChanges,
        (start, changes, last) => {
          const state = changes.reduce((before, change) => change(before), start);
          const after = last(state);
          expect(after.page).toBe(1);
          expectValid(throughAddress(after));
          expect(throughAddress(withDays(after, fullDaySpan))).toEqual(withDays(after, fullDaySpan));
        },
      ),
    );
  });

  it('LIST-4 WAY-11 has no filters when each has been removed', () => {
    fc.assert(
      fc.property(validState, (state) => {
        const bare = filters(state).reduce(withoutFilter, state);
        expect(withPage(bare, 1)).toEqual(withoutFilters(state));
      }),
    );
  });
});
