import { describe, expect, it } from 'vitest';
import { awaitWithSignal } from '#adapters/caching/cache-request.ts';

describe('waiting for what others wait for too', () => {
  it('resolves with the result', async () => {
    expect(await awaitWithSignal(Promise.resolve('here'), new AbortController().signal)).toBe('here');
  });

  it('ends with the failure', async () => {
    const failed = awaitWithSignal(Promise.reject(new Error('away')), new AbortController().signal);
    await expect(failed).rejects.toThrow('away');
  });

  it('rejects on an abort, before or during the wait', async () => {
    const never = new Promise(() => {});
    const leaver = new AbortController();
    const left = awaitWithSignal(never, leaver.signal);
    leaver.abort(new Error('gone home'));
    await expect(left).rejects.toThrow('gone home');
    await expect(awaitWithSignal(never, leaver.signal)).rejects.toThrow('gone home');
  });
});
