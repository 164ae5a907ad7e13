import { describe, expect, it } from 'vitest';
import { readBlocks } from './cms-answering.ts';

describe('the ways to the door', () => {
  const arrival = { kind: 'tram', title: 'Halte Kade', minutes: 2 };

  async function readArrivals(...maps: readonly unknown[]) {
    const { blocks, places } = await readBlocks(
      'map',
      maps.map((map) => ({ title: 'Kaart', map })),
    );
    return { arrivals: blocks.map((block) => block.arrivals), places };
  }

  it('ENT-2 ROOM-5 need no text, and are read beside a drawing that is not', async () => {
    const { arrivals } = await readArrivals({
      width: 100,
      shapes: [],
      arrivals: [{ ...arrival, x: 8, y: 6 }],
    });
    expect(arrivals).toEqual([[{ ...arrival, text: '' }]]);
  });

  it('ENT-2 ROOM-5 lose one of an unknown kind, and are left out with their block without any', async () => {
    const { arrivals, places } = await readArrivals(
      { arrivals: [{ ...arrival, kind: 'balloon' }, arrival] },
      { arrivals: [] },
    );
    expect(arrivals).toEqual([[{ ...arrival, text: '' }]]);
    expect(places).toEqual(['content.0.map.arrivals.0', 'content.1']);
  });
});
