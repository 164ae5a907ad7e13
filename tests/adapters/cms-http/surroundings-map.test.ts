import { describe, expect, it } from 'vitest';
import { readBlocks } from './cms-answering.ts';

describe('the map of the surroundings', () => {
  const map = {
    width: 100,
    height: 80,
    hall: { outline: 'M40 30H60V60H40Z', door: { x: 50, y: 62 }, label: { x: 50, y: 70 } },
    arrivals: [{ kind: 'tram', title: 'Halte Kade', minutes: 2, x: 80, y: 60 }],
  };

  async function mapsRead(...maps: readonly unknown[]) {
    const { blocks, places } = await readBlocks(
      'map',
      maps.map((own) => ({ title: 'Kaart', map: own })),
    );
    return { maps: blocks.map((block) => block.map), places };
  }

  it('ENT-2 ROOM-5 a map with only its required fields is valid', async () => {
    const { maps } = await mapsRead(map);
    expect(maps).toEqual([
      { ...map, arrivals: [{ ...map.arrivals[0], text: '' }], shapes: [], lines: [], labels: [] },
    ]);
  });

  it('ENT-2 ROOM-5 loses shapes, lines, labels and arrivals that cannot be rendered', async () => {
    const { maps, places } = await mapsRead({
      ...map,
      shapes: [
        { kind: 'desert', outline: 'M0 0H1Z' },
        { kind: 'water', outline: 'M0 0H1Z' },
      ],
      lines: [{ kind: 'tram', lines: '<path>' }],
      labels: [{ kind: 'street', title: 'Kade', x: 1, y: null }],
      arrivals: [{ ...map.arrivals[0], kind: 'balloon' }, ...map.arrivals],
    });
    expect(maps).toMatchObject([{ shapes: [{ kind: 'water' }], lines: [], labels: [] }]);
    expect(maps[0]?.arrivals).toHaveLength(1);
    expect(places).toEqual([
      'content.0.map.shapes.0',
      'content.0.map.lines.0',
      'content.0.map.labels.0',
      'content.0.map.arrivals.0',
    ]);
  });

  it('ENT-2 ROOM-5 without the hall or without an arrival is left out with its block', async () => {
    const { maps, places } = await mapsRead({ ...map, hall: undefined }, { ...map, arrivals: [] }, map);
    expect(maps).toHaveLength(1);
    expect(places).toHaveLength(2);
  });
});
