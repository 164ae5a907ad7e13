import { describe, expect, it } from 'vitest';
import { readBlocks } from './cms-answering.ts';

describe('the plan of a room', () => {
  const plan = {
    width: 100,
    height: 80,
    walls: 'M0 0H100V80H0Z',
    stage: 'M20 4H80V20H20Z',
    stageLabel: { x: 50, y: 12 },
    areas: [{ title: 'Zaal', zone: '1', rows: 'M10 40H90', labels: [] }],
  };

  async function plansRead(...plans: readonly unknown[]) {
    const content = plans.map((own) => ({ title: 'Plan', plan: own }));
    const { blocks, places } = await readBlocks('roomPlan', content);
    return { plans: blocks.map((block) => block.plan), places };
  }

  it('ENT-2 ROOM-3 a plan with only its required fields is valid', async () => {
    const { plans } = await plansRead(plan);
    expect(plans).toMatchObject([{ areas: [{ title: 'Zaal', stairsOnly: false }], marks: [] }]);
  });

  it('ENT-2 ROOM-3 loses an area whose rows are no lines, and a mark of an unknown kind', async () => {
    const { plans, places } = await plansRead({
      ...plan,
      areas: [...plan.areas, { ...plan.areas[0], rows: '<path>' }],
      marks: [
        { kind: 'bar', x: 1, y: 1 },
        { kind: 'lift', x: 2, y: 2 },
      ],
    });
    expect(plans[0]?.areas).toHaveLength(1);
    expect(plans[0]?.marks).toEqual([{ kind: 'lift', x: 2, y: 2 }]);
    expect(places).toEqual(['content.0.plan.areas.1', 'content.0.plan.marks.0']);
  });

  it('ENT-2 is left out with its block if several of its parts are broken, one inside another', async () => {
    const labels = [{ x: 50, y: null }];
    const { plans } = await plansRead({ ...plan, stage: null, areas: [{ ...plan.areas[0], labels }] }, plan);
    expect(plans).toHaveLength(1);
  });

  it('ENT-2 ROOM-3 without walls or without areas is left out with its block', async () => {
    const { plans, places } = await plansRead({ ...plan, walls: undefined }, { ...plan, areas: [] }, plan);
    expect(plans).toHaveLength(1);
    expect(places).toHaveLength(2);
  });
});
