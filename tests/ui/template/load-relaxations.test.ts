import { describe, expect, it } from 'vitest';
import { loadRelaxations } from '#ui/template/load-relaxations.ts';

/** The relaxations of a list with two words: without the second, three things are found. */
async function relaxationsOf(availability: 'answered' | 'unavailable', total: number) {
  const requested: string[] = [];
  const found = await loadRelaxations({ availability, total }, ['bach', 'xyzzy'], async (without) => {
    requested.push(without);
    return { total: without === 'bach' ? 0 : 3 };
  });
  return { requested, found };
}

describe('the relaxations of a list', () => {
  it('LIST-14 are requested where nothing was found, and find something', async () => {
    expect(await relaxationsOf('answered', 0)).toEqual({
      requested: ['bach', 'xyzzy'],
      found: [{ filter: 'xyzzy', count: 3 }],
    });
  });

  it.each([
    ['something was found', 'answered', 1],
    ['the search is unavailable', 'unavailable', 0],
  ] as const)('LIST-14 are not requested where %s', async (_, availability, total) => {
    expect(await relaxationsOf(availability, total)).toEqual({ requested: [], found: [] });
  });
});
