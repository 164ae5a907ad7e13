import { describe, expect, it } from 'vitest';
import { loadWaysOut } from '#src/loaders/ways-out.loader.ts';

/** The ways out of a list that two words were asked of: without the second, three things are found. */
async function waysOutOf(availability: 'answered' | 'unavailable', total: number) {
  const asked: string[] = [];
  const found = await loadWaysOut({ availability, total }, ['bach', 'xyzzy'], async (without) => {
    asked.push(without);
    return { total: without === 'bach' ? 0 : 3 };
  });
  return { asked, found };
}

describe('the ways out of a list', () => {
  it('LIST-14 are asked for where nothing was found, and lead somewhere', async () => {
    expect(await waysOutOf('answered', 0)).toEqual({
      asked: ['bach', 'xyzzy'],
      found: [{ without: 'xyzzy', count: 3 }],
    });
  });

  it.each([
    ['something was found', 'answered', 1],
    ['nobody knows whether there is anything', 'unavailable', 0],
  ] as const)('LIST-14 are not asked for where %s', async (_, availability, total) => {
    expect(await waysOutOf(availability, total)).toEqual({ asked: [], found: [] });
  });
});
