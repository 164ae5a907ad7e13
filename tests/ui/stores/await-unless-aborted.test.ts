import { describe, expect, it } from 'vitest';
import { awaitUnlessAborted } from '#ui/stores/await-unless-aborted.ts';

describe('a promise awaited with awaitUnlessAborted', () => {
  it('LIST-15 resolves with the value while its signal is not aborted, and with undefined after that', async () => {
    const { signal } = new AbortController();
    expect(await awaitUnlessAborted(Promise.resolve([]), signal)).toEqual([]);
    expect(await awaitUnlessAborted(Promise.resolve([]), AbortSignal.abort())).toBeUndefined();
  });

  it('LIST-15 is undefined if the port rejects because of the abort', async () => {
    const signal = AbortSignal.abort();
    expect(await awaitUnlessAborted(Promise.reject(signal.reason), signal)).toBeUndefined();
  });

  it('rethrows other rejections', async () => {
    const { signal } = new AbortController();
    const bug = Promise.reject(new TypeError('undefined is not a function'));
    await expect(awaitUnlessAborted(bug, signal)).rejects.toThrow(TypeError);
  });
});
