import { expect, it } from 'vitest';
import { noEventSelection } from '#domain/facet/facet.ts';
import { createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import { onDay } from '#tests/domain/time/at.ts';

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
