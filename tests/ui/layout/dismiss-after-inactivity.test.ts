import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAfterInactivity } from '#ui/layout/dismiss-after-inactivity.ts';

/** A message that is dismissed after nine seconds. `isSeen`: whether its focus is visible; `isHovered`: whether a mouse is where it appears. */
function aMessage({ isSeen: isFocusVisible = true, isHovered = false } = {}) {
  const element = Object.assign(new EventTarget(), {
    matches: (selector: string) => (selector === ':hover' ? isHovered : isFocusVisible),
    querySelector: () => null,
  });
  let dismissals = 0;
  const cancel = dismissAfterInactivity(element, 9000, () => {
    dismissals += 1;
  });
  const dispatch = (...kinds: readonly string[]): void => {
    for (const kind of kinds) element.dispatchEvent(new Event(kind));
  };
  return { dispatch, cancel, isDismissed: () => dismissals > 0 };
}

describe('a message that dismisses itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is dismissed after its time', () => {
    const { isDismissed } = aMessage();
    vi.advanceTimersByTime(8999);
    expect(isDismissed()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isDismissed()).toBe(true);
  });

  it('stays while it has the focus, even if a mouse has passed over it', () => {
    const { dispatch, isDismissed } = aMessage();
    dispatch('focusin', 'pointerenter', 'pointerleave');
    vi.advanceTimersByTime(60_000);
    expect(isDismissed()).toBe(false);
    dispatch('focusout');
    vi.advanceTimersByTime(9000);
    expect(isDismissed()).toBe(true);
  });

  it('stays while a mouse is over it, even if the focus has left it', () => {
    const { dispatch, isDismissed } = aMessage();
    dispatch('pointerenter', 'focusin', 'focusout');
    vi.advanceTimersByTime(60_000);
    expect(isDismissed()).toBe(false);
  });

  it('stays while a mouse is over it that was there before it', () => {
    const { dispatch, isDismissed } = aMessage({ isHovered: true });
    vi.advanceTimersByTime(60_000);
    expect(isDismissed()).toBe(false);
    dispatch('pointerleave');
    vi.advanceTimersByTime(9000);
    expect(isDismissed()).toBe(true);
  });

  it('is dismissed if only a click has left the focus in it', () => {
    const { dispatch, isDismissed } = aMessage({ isSeen: false });
    dispatch('pointerenter', 'focusin', 'pointerleave');
    vi.advanceTimersByTime(9000);
    expect(isDismissed()).toBe(true);
  });

  it('is not dismissed after its cancellation', () => {
    const { dispatch, cancel, isDismissed } = aMessage();
    cancel();
    dispatch('pointerenter', 'pointerleave');
    vi.advanceTimersByTime(9000);
    expect(isDismissed()).toBe(false);
  });
});
