import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { autoDismiss } from '#ui/layout/auto-dismiss.ts';

/** A message that is dismissed after nine seconds. `isSeen`: whether its focus is visible. */
function aMessage({ isSeen = true } = {}) {
  const element = Object.assign(new EventTarget(), { matches: () => isSeen });
  let gone = 0;
  const end = autoDismiss(element, 9000, () => {
    gone += 1;
  });
  const happens = (...kinds: readonly string[]): void => {
    for (const kind of kinds) element.dispatchEvent(new Event(kind));
  };
  return { happens, end, hasGone: () => gone > 0 };
}

describe('a message that dismisses itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is dismissed after its time', () => {
    const { hasGone } = aMessage();
    vi.advanceTimersByTime(8999);
    expect(hasGone()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hasGone()).toBe(true);
  });

  it('stays while it has the focus, even if a mouse has passed over it', () => {
    const { happens, hasGone } = aMessage();
    happens('focusin', 'pointerenter', 'pointerleave');
    vi.advanceTimersByTime(60_000);
    expect(hasGone()).toBe(false);
    happens('focusout');
    vi.advanceTimersByTime(9000);
    expect(hasGone()).toBe(true);
  });

  it('stays while a mouse is over it, even if the focus has left it', () => {
    const { happens, hasGone } = aMessage();
    happens('pointerenter', 'focusin', 'focusout');
    vi.advanceTimersByTime(60_000);
    expect(hasGone()).toBe(false);
  });

  it('is dismissed if only a click has left the focus in it', () => {
    const { happens, hasGone } = aMessage({ isSeen: false });
    happens('pointerenter', 'focusin', 'pointerleave');
    vi.advanceTimersByTime(9000);
    expect(hasGone()).toBe(true);
  });

  it('is not dismissed after its cancellation', () => {
    const { happens, end, hasGone } = aMessage();
    end();
    happens('pointerenter', 'pointerleave');
    vi.advanceTimersByTime(9000);
    expect(hasGone()).toBe(false);
  });
});
