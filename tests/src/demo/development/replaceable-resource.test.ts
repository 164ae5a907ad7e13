import { describe, expect, it } from 'vitest';
import { ReplaceableResource } from '#src/demo/development/replaceable-resource.ts';

function made() {
  const steps: string[] = [];
  const value = new ReplaceableResource<[string], string>(
    async (input) => {
      steps.push(`made of ${input}`);
      if (input === 'broken') throw new Error('broken');
      return input;
    },
    async (old) => void steps.push(`ended ${old}`),
  );
  return { steps, value };
}

describe('a value made of a module', () => {
  it('is made once for all who need it, while the module is the same', async () => {
    const { steps, value } = made();
    expect(await Promise.all([value.get('a'), value.get('a')])).toEqual(['a', 'a']);
    expect(steps).toEqual(['made of a']);
  });

  it('is ended before it is made of another module', async () => {
    const { steps, value } = made();
    await value.get('a');
    expect(await value.get('b')).toBe('b');
    expect(steps).toEqual(['made of a', 'ended a', 'made of b']);
  });

  it('a value that cannot be made is tried again with the next module, not before', async () => {
    const { steps, value } = made();
    await expect(value.get('broken')).rejects.toThrow('broken');
    await expect(value.get('broken')).rejects.toThrow('broken');
    expect(await value.get('mended')).toBe('mended');
    expect(steps).toEqual(['made of broken', 'made of mended']);
  });
});
