import { expect, it } from 'vitest';
import { countResults, emptySiteSearchResult } from '#domain/listing/site-search.ts';

it('LIST-12 counts concerts, series and pages together, also those that are not shown', () => {
  const found = {
    ...emptySiteSearchResult,
    events: { count: 100, cards: [] },
    series: { count: 20, cards: [] },
    total: 3,
  };
  expect(countResults(found)).toBe(123);
});
