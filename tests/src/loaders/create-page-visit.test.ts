import { describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';

describe('a visit to an address', () => {
  it('ROUTE-9 has the language of the prefix, and the current time', () => {
    const { visit } = aVisit('/en/visit/train?x=1');
    expect([visit.locale, visit.uri, visit.now]).toEqual(['en', 'visit/train', aHall().startsAt]);
    expect(visit.path).toBe('/en/visit/train');
    expect(aVisit('/').visit.uri).toBe('__home__');
  });
});
