import { expect, it } from 'vitest';
import { countFound, nothingSought } from '#domain/listing/site-search-params.ts';

it('LIST-12 counts concerts, series and pages together, also those that are not shown', () => {
  const found = {
    ...nothingSought,
    events: { count: 100, cards: [] },
    series: { count: 20, cards: [] },
    total: 3,
  };
  expect(countFound(found)).toBe(123);
});
