import { describe, expect, it } from 'vitest';
import { memoize } from '#domain/memoize.ts';

describe('a memoized result', () => {
  it('is worked out once while there is room for it, and again when there is not', () => {
    const worked: string[] = [];
    const known = memoize((name: string) => {
      worked.push(name);
      return name.length;
    }, 2);
    for (const name of ['Bach', 'Bach', 'Ligeti', 'Bach', 'Pärt', 'Bach']) known(name);
    expect(worked).toEqual(['Bach', 'Ligeti', 'Pärt', 'Bach']);
  });
});
