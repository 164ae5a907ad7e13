import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secondMs } from '#domain/time/instant.ts';
import { retryUntilLoaded } from '#ui/kit/retry-until-loaded.ts';

describe('what is loaded when a page needs it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A load that fails twice. */
  function aLoad() {
    const events: string[] = [];
    const load = async (): Promise<void> => {
      events.push('load');
      if (events.length <= 2) throw new Error('offline');
    };
    return { events, end: retryUntilLoaded(load, () => events.push('loaded')) };
  }

  it('is requested again with pauses until it is there', async () => {
    const { events } = aLoad();
    await vi.advanceTimersByTimeAsync(60 * secondMs);
    expect(events).toEqual(['load', 'load', 'load', 'loaded']);
  });

  it('is not requested again when it is no longer needed', async () => {
    const { events, end } = aLoad();
    await vi.advanceTimersByTimeAsync(1);
    end();
    await vi.advanceTimersByTimeAsync(60 * secondMs);
    expect(events).toEqual(['load']);
  });
});
