import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discoveryParamsCodec } from '#domain/listing/discovery-list.ts';
import { educationParamsCodec } from '#domain/listing/education-list.ts';
import { findUnknownParamNames, type ParamsCodec } from '#domain/listing/params-codec.ts';
import { pressParamsCodec } from '#domain/listing/press-list.ts';
import { seriesParamsCodec } from '#domain/listing/series-list.ts';
import { siteSearchParamsCodec } from '#domain/listing/site-search.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { anyQuery, chosenValues, keyword, page, queryIn } from '#tests/domain/listing/any-list.ts';
import { onDay } from '#tests/domain/time/at.ts';

const today = onDay('2026-11-20');

/** The state that is read from the address of a state. */
const throughAddress = <State>({ read, write }: ParamsCodec<State>, state: State) =>
  read(queryIn(toQueryString(write(state, today))), today);

function expectSameThroughAddress<State>(codec: ParamsCodec<State>, states: fc.Arbitrary<State>): void {
  fc.assert(
    fc.property(states, anyQuery(...codec.names), (written, query) => {
      const found = codec.read(query, today);
      expect([written, found].map((state) => throughAddress(codec, state))).toEqual([written, found]);
    }),
  );
}

it('LIST-1 LIST-2 LIST-21 a list of stories is read as it was written, and from any query', () => {
  const selection = fc.record({ categories: chosenValues, tags: chosenValues });
  expectSameThroughAddress(discoveryParamsCodec, fc.record({ keyword, page, selection }));
});

it('LIST-1 LIST-2 LIST-11 LIST-17 a list of series is read as it was written, and from any query', () => {
  const selection = fc.record({ genres: chosenValues, organizers: chosenValues, rooms: chosenValues });
  expectSameThroughAddress(seriesParamsCodec, fc.record({ keyword, page, selection }));
});

it('LIST-1 LIST-2 LIST-12 the press releases are read as they were written, and from any query', () => {
  const year = fc.option(fc.integer({ min: 1000, max: 2999 }));
  expectSameThroughAddress(pressParamsCodec, fc.record({ year, page }));
});

it('LIST-1 LIST-2 LIST-12 the site search is read as it was written, and from any query', () => {
  expectSameThroughAddress(siteSearchParamsCodec, fc.record({ keyword, page }));
});

it.each([
  [discoveryParamsCodec, ['keyword', 'categories', 'tags', 'page'], 'rooms'],
  [pressParamsCodec, ['year', 'page'], 'keyword'],
  [seriesParamsCodec, ['keyword', 'page', 'genres', 'organizers', 'rooms', 'open'], 'composers'],
  [siteSearchParamsCodec, ['keyword', 'search', 'page'], 'rooms'],
  [educationParamsCodec, ['school', 'year'], 'klas'],
] as const)('LIST-2 a list knows its own parameter names, and reports another: %#', (codec, known, other) => {
  const query = [...known, other].map((name) => [name, 'x'] as const);
  expect(findUnknownParamNames(query, codec)).toEqual([other]);
});
