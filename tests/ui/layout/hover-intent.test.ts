import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent } from '#ui/layout/hover-intent.ts';

/** Two items of a menu; `focused` is the one with the focus. */
function aMenu() {
  const [first, second] = [{ open: false }, { open: false }];
  const menu = { first, second, focused: null as object | null };
  return { ...menu, hover: createHoverIntent((item: { open: boolean }) => item === menu.focused), menu };
}

describe('an item of the menu under a mouse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('WAY-33 opens when the mouse rests on it, not when it passes', () => {
    const { first, second, hover } = aMenu();
    hover(first);
    vi.advanceTimersByTime(119);
    hover(second);
    vi.advanceTimersByTime(119);
    expect([first.open, second.open]).toEqual([false, false]);
    hover(second);
    vi.advanceTimersByTime(1);
    expect([first.open, second.open]).toEqual([false, true]);
  });

  it('WAY-33 stays closed after a click that closes it under the mouse, just after the mouse came', () => {
    const { first, hover } = aMenu();
    first.open = true;
    hover(first);
    vi.advanceTimersByTime(60);
    first.open = false;
    vi.advanceTimersByTime(1000);
    expect(first.open).toBe(false);
  });

  it('WAY-33 closes shortly after the mouse has left it, and stays if the mouse returns', () => {
    const { first, hover } = aMenu();
    hover(first);
    vi.advanceTimersByTime(120);
    hover(null);
    vi.advanceTimersByTime(349);
    expect(first.open).toBe(true);
    hover(first);
    vi.advanceTimersByTime(1000);
    expect(first.open).toBe(true);
    hover(null);
    vi.advanceTimersByTime(350);
    expect(first.open).toBe(false);
  });

  it('WAY-33 stays open if touch or keyboard has opened it, or if it has the focus', () => {
    const { first, second, hover, menu } = aMenu();
    first.open = true;
    hover(first);
    vi.advanceTimersByTime(120);
    hover(null);
    vi.advanceTimersByTime(1000);
    expect(first.open).toBe(true);
    hover(second);
    vi.advanceTimersByTime(120);
    menu.focused = second;
    hover(null);
    vi.advanceTimersByTime(1000);
    expect(second.open).toBe(true);
  });
});
