import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { autoDismiss } from '#ui/layout/auto-dismiss.ts';

/** A message that stands for nine seconds. `isSeen`: whether the focus on it can be seen. */
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

describe('a message that goes by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes when it has stood for its time', () => {
    const { hasGone } = aMessage();
    vi.advanceTimersByTime(8999);
    expect(hasGone()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hasGone()).toBe(true);
  });

  it('stays as long as the focus is in it, also where a mouse has passed over it', () => {
    const { happens, hasGone } = aMessage();
    happens('focusin', 'pointerenter', 'pointerleave');
    vi.advanceTimersByTime(60_000);
    expect(hasGone()).toBe(false);
    happens('focusout');
    vi.advanceTimersByTime(9000);
    expect(hasGone()).toBe(true);
  });

  it('stays as long as a mouse is on it, also where the focus has left it', () => {
    const { happens, hasGone } = aMessage();
    happens('pointerenter', 'focusin', 'focusout');
    vi.advanceTimersByTime(60_000);
    expect(hasGone()).toBe(false);
  });

  it('is not held by the focus that a press has left behind', () => {
    const { happens, hasGone } = aMessage({ isSeen: false });
    happens('pointerenter', 'focusin', 'pointerleave');
    vi.advanceTimersByTime(9000);
    expect(hasGone()).toBe(true);
  });

  it('is nobody’s any more after its end', () => {
    const { happens, end, hasGone } = aMessage();
    end();
    happens('pointerenter', 'pointerleave');
    vi.advanceTimersByTime(9000);
    expect(hasGone()).toBe(false);
  });
});
