import { describe, expect, it } from 'vitest';
import { withPage } from '#domain/listing/listing-state.ts';
import { pressParamsCodec, countPressHitsByYear, filterPressHitsByYear } from '#domain/listing/press-list.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';

describe('the address of the press overview', () => {
  it('LIST-12 contains the page, omitted when 1', () => {
    expect(pressParamsCodec.read(queryIn('?page=4'))).toEqual({ year: null, page: 4 });
    expect(pressParamsCodec.write({ year: null, page: 4 })).toEqual([['page', '4']]);
    expect(pressParamsCodec.write({ year: null, page: 1 })).toEqual([]);
  });

  it('LIST-2 has page 1 for anything that is no number, and for turning too far back', () => {
    expect(pressParamsCodec.read(queryIn('?page=four'))).toEqual({ year: null, page: 1 });
    expect(withPage({ page: 2 }, 0)).toEqual({ page: 1 });
    expect(withPage({ page: 1 }, 3)).toEqual({ page: 3 });
  });

  it('WAY-45 contains the year, omitted for all; anything but four digits is no year', () => {
    expect(pressParamsCodec.read(queryIn('?year=2025&page=2'))).toEqual({ year: 2025, page: 2 });
    expect(pressParamsCodec.write({ year: 2025, page: 1 })).toEqual([['year', '2025']]);
    for (const other of ['25', '20255', 'last', '0999', ' 2025']) {
      expect(pressParamsCodec.read(queryIn(`?year=${encodeURIComponent(other)}`))).toEqual({
        year: null,
        page: 1,
      });
    }
  });
});

const hits = [
  { uri: 'd', posted: moment('2027-01-01T00:00:00+01:00') },
  { uri: 'c', posted: moment('2026-12-31T23:59:59+01:00') },
  { uri: 'b', posted: moment('2026-05-01T10:00:00+02:00') },
  { uri: 'a' },
];

it('WAY-45 press releases are filtered by the year in which they were posted, in the hall’s time', () => {
  expect(filterPressHitsByYear({ hits }, 2026)).toEqual({ count: 2, uris: ['c', 'b'] });
  expect(filterPressHitsByYear({ hits }, 2027)).toEqual({ count: 1, uris: ['d'] });
  expect(filterPressHitsByYear({ hits }, null)).toEqual({ count: 4, uris: ['d', 'c', 'b', 'a'] });
});

it('WAY-45 the years are counted, the latest first; a release without a date is in none', () => {
  expect(countPressHitsByYear({ hits })).toEqual([
    { year: 2027, count: 1 },
    { year: 2026, count: 2 },
  ]);
});
