import { describe, expect, it } from 'vitest';
import { follow } from '#adapters/caching/given.ts';

describe('waiting for what others wait for too', () => {
  it('ends with the answer', async () => {
    expect(await follow(Promise.resolve('here'), new AbortController().signal)).toBe('here');
  });

  it('ends with the failure', async () => {
    const failed = follow(Promise.reject(new Error('away')), new AbortController().signal);
    await expect(failed).rejects.toThrow('away');
  });

  it('ends when one gives up, or had given up before', async () => {
    const never = new Promise(() => {});
    const leaver = new AbortController();
    const left = follow(never, leaver.signal);
    leaver.abort(new Error('gone home'));
    await expect(left).rejects.toThrow('gone home');
    await expect(follow(never, leaver.signal)).rejects.toThrow('gone home');
  });
});
