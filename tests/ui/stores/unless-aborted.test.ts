import { describe, expect, it } from 'vitest';
import { unlessAborted } from '#ui/stores/unless-aborted.ts';

describe('an answer that is awaited unless it is aborted', () => {
  it('LIST-15 is the answer while its signal lasts, and nothing after that', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve([]), signal)).toEqual([]);
    expect(await unlessAborted(Promise.resolve([]), AbortSignal.abort())).toBeUndefined();
  });

  it('LIST-15 is nothing where the port rejects for the abort', async () => {
    const signal = AbortSignal.abort();
    expect(await unlessAborted(Promise.reject(signal.reason), signal)).toBeUndefined();
  });

  it('passes a bug on', async () => {
    const { signal } = new AbortController();
    const bug = Promise.reject(new TypeError('undefined is not a function'));
    await expect(unlessAborted(bug, signal)).rejects.toThrow(TypeError);
  });
});
