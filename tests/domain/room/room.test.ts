import { describe, expect, it } from 'vitest';
import { findRoomZone, listRoomMarkKinds, listRoomZones, parseDrawingPath } from '#domain/room/room.ts';
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

it('ROOM-3 ENT-2 the lines of a drawing are commands and numbers, at most 8000 characters, and nothing else', () => {
  const longest = `M${'1'.repeat(7999)}`;
  const drawings = ['M0 0H10', 'm0,0l-1.5 2', 'M1 1A24 24 0 0 1 9 9Z', 'M4 4\nQ1 2 3 4', longest];
  expect(drawings.map(parseDrawingPath)).toEqual(drawings);
  const others = [
    '',
    'M',
    'H10',
    ' M0 0',
    'M0 0"/><script>',
    'M0 0url(#x)',
    'M0 0e9',
    'xM0 0',
    `${longest}1`,
  ];
  expect(others.map(parseDrawingPath)).toEqual(others.map(() => undefined));
});
