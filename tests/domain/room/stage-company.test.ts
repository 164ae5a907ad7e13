import { describe, expect, it } from 'vitest';
import { computeStageCompany } from '#domain/room/stage-company.ts';

describe('who is on the stage', () => {
  it.each([
    [
      'a singer and a pianist',
      [
        ['Ruben', 'bariton'],
        ['Hanna', 'fortepiano'],
      ],
      2,
    ],
    ['a trio', [['Trio Meander']], 3],
    ['a quartet and a guest', [['Kvartett Skarven'], ['Lieve', 'klarinet']], 5],
    ['a quartet by its role', [['De Windhoek', 'strijkkwartet']], 4],
    ['those of one role with several instruments', [['Leden van het orkest', 'viool, cello, piano']], 3],
    ['a duo', [['Amadou & Sona']], 2],
    ['a group that does not say its size', [['Ensemble Zilt']], 8],
    [
      'no speaker before the concert',
      [
        ['Geerte', 'organ'],
        ['Floor', 'pre-concert talk'],
      ],
      1,
    ],
  ])('SEAT-5 is %s', (_, performers, players) => {
    const named = performers.map(([name = '', role]) => ({ name, ...(role && { role }) }));
    expect(computeStageCompany(named)).toEqual({ players, hasConductor: false });
  });

  it.each(['dirigent', 'conductor', 'dirigent en viool'])('SEAT-5 has a conductor by the role %s', (role) => {
    const company = computeStageCompany([{ name: 'Ensemble Zilt' }, { name: 'Mirte', role }]);
    expect(company.hasConductor).toBe(true);
    expect(company.players).toBeGreaterThan(50);
  });

  it('SEAT-5 is a full stage of an orchestra or choir, with or without conductor, and where no performer is named', () => {
    for (const performers of [[{ name: 'Groot Koor' }], [{ name: 'X', role: 'koordirigent' }], []]) {
      expect(computeStageCompany(performers).hasConductor).toBe(false);
      expect(computeStageCompany(performers).players).toBeGreaterThan(50);
    }
  });
});
