import { describe, expect, it } from 'vitest';
import {
  toComposerQueryString,
  findWorkPlayedAgain,
  toWorkQueryString,
} from '#ui/screens/event/composer-and-work-query-strings.ts';

describe('the links of a programme', () => {
  it('WAY-24 lead from a composer to the value of the calendar’s facet, where the CMS states it', () => {
    const work = { composer: 'Pyotr Tchaikovsky', title: 'Symphony No. 5' };
    expect(toComposerQueryString({ ...work, composerFacet: 'Pjotr Tsjaikovski' })).toBe(
      '?composers=Pjotr+Tsjaikovski',
    );
    expect(toComposerQueryString(work)).toBeUndefined();
  });

  it('WAY-24 lead from a work to its evenings, if there are others', () => {
    const work = { composer: 'Gustav Mahler', title: 'Symfonie nr. 4 in G' };
    expect(toWorkQueryString({ ...work, otherEvents: 1 })).toBe('?keyword=Gustav+Mahler+Symfonie+nr.+4+in+G');
    expect([toWorkQueryString({ ...work, otherEvents: 0 }), toWorkQueryString(work)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(toWorkQueryString({ title: 'Shanty’s', otherEvents: 2 })).toBe('?keyword=Shanty%E2%80%99s');
  });

  it('WAY-35 lead from a past concert to the last of its works that is played again', () => {
    const work = { composer: 'Gustav Mahler', title: 'Symfonie nr. 4 in G' };
    const programme = [
      { ...work, otherEvents: 1 },
      { ...work, title: 'Kindertotenlieder', otherEvents: 3 },
      work,
    ];
    expect(findWorkPlayedAgain({ programme })).toBe(programme[1]);
    expect(findWorkPlayedAgain({ programme: [work] })).toBeUndefined();
  });
});
