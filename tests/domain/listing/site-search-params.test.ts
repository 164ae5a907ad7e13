import { expect, it } from 'vitest';
import { countResults, emptySiteListing } from '#domain/listing/site-search-params.ts';

it('LIST-12 counts concerts, series and pages together, also those that are not shown', () => {
  const found = {
    ...emptySiteListing,
    events: { count: 100, cards: [] },
    series: { count: 20, cards: [] },
    total: 3,
  };
  expect(countResults(found)).toBe(123);
});
