import { describe, expect, it } from 'vitest';
import { findRoomZone, listRoomMarkKinds, listRoomZones } from '#domain/room/room-plan.ts';
import { aRoomArea, aRoomPlan } from '#fixtures/builders/a-room-plan.ts';

const stalls = aRoomArea({ title: 'Parterre', zone: '1' });
const balcony = aRoomArea({ title: 'Balkon', zone: 'Rang 1', stairsOnly: true });
const box = aRoomArea({ title: 'Loge', zone: 'Loge' });
const best = aRoomArea({ title: 'Midden', zone: 'gold' });

describe('the plan of a room', () => {
  it('ROOM-1 has the areas of each price zone together, best rank first, zones without a rank last', () => {
    const zones = listRoomZones(aRoomPlan({ areas: [box, stalls, best, balcony] }));
    expect(zones).toMatchObject([
      { key: 'gold', rank: 'gold', zone: 'gold', areas: [best] },
      { key: '1', rank: '1', zone: '1', areas: [stalls, balcony] },
      { key: 'loge', rank: null, zone: 'Loge', areas: [box] },
    ]);
    expect(zones).toHaveLength(3);
  });

  it('ROOM-1 has none of a price of another zone', () => {
    expect(findRoomZone(aRoomPlan({ areas: [stalls] }), '2')).toBeUndefined();
  });

  it.each([
    ['all', [balcony]],
    ['some', [stalls, balcony]],
    ['none', [stalls]],
  ] as const)('ROOM-2 says that %s of a zone’s areas are reached by stairs only', (stairsOnly, areas) => {
    expect(findRoomZone(aRoomPlan({ areas }), '1')?.stairsOnly).toBe(stairsOnly);
  });

  it('ROOM-3 lists the kinds of its marks once, always in the same order', () => {
    const at = { x: 1, y: 1 };
    const marks = [
      { ...at, kind: 'wheelchair' },
      { ...at, kind: 'stairs' },
      { ...at, kind: 'wheelchair' },
    ] as const;
    expect(listRoomMarkKinds(aRoomPlan({ marks }))).toEqual(['stairs', 'wheelchair']);
    expect(listRoomMarkKinds(aRoomPlan({ marks: [] }))).toEqual([]);
  });
});
