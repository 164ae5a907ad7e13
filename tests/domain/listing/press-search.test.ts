import { expect, it } from 'vitest';
import { countPressHitsByYear, filterPressHitsByYear } from '#domain/listing/press-list.ts';
import { moment } from '#fixtures/builders/a-document.ts';

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
