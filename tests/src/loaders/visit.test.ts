import { describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/an-event.ts';
import { tellUnknown } from '#src/loaders/visit.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';

describe('a visitor asking for an address', () => {
  it('ROUTE-9 is answered in the language of its prefix, at the moment of asking', () => {
    const { visit } = aVisit('/en/visit/train?x=1');
    expect([visit.locale, visit.uri, visit.now]).toEqual(['en', 'visit/train', aHall().startsAt]);
    expect(aVisit('/').visit.uri).toBe('__home__');
  });

  it('LIST-2 has each parameter logged that its list does not know', () => {
    const { visit, logger } = aVisit('/concerten?kleur=rood&maat=3');
    tellUnknown(['kleur', 'maat'], visit);
    expect(logger.entries).toEqual(
      ['kleur', 'maat'].map((name) => ({
        level: 'info',
        event: 'list.unknown-parameter',
        facts: { path: '/concerten', name },
      })),
    );
  });
});
