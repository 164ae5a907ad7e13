import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { windowViews } from '#tests/support/window-views.ts';
import { InViewObserver } from '#ui/kit/in-view-observer.ts';

const [top, middle, bottom] = ['top', 'middle', 'bottom'].map((id) => ({ id }) as Element) as [
  Element,
  Element,
  Element,
];

function watchAll() {
  const { Observer, ...view } = windowViews();
  const reports: string[][] = [];
  const observer = new InViewObserver((elements) => reports.push(elements.map(({ id }) => id)), { Observer });
  for (const element of [top, middle, bottom]) observer.watch(element);
  return { ...view, observer, reports };
}

describe('LAYOUT-17 elements that come into view', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('LAYOUT-17 are reported immediately; elements that leave are not', () => {
    const { come, leave, reports } = watchAll();
    leave(top);
    expect(reports).toEqual([]);
    come(middle);
    expect(reports).toEqual([['middle']]);
  });

  it('LAYOUT-17 are reported at most once in ten milliseconds, without losing any', () => {
    const { come, leave, reports } = watchAll();
    come(top);
    come(middle);
    leave(middle);
    come(bottom);
    vi.advanceTimersByTime(9);
    expect(reports).toEqual([['top']]);
    vi.advanceTimersByTime(1);
    expect(reports).toEqual([['top'], ['middle', 'bottom']]);
  });

  it('LAYOUT-17 are delayed again after a delayed report, but not if nothing came', () => {
    const { come, reports } = watchAll();
    come(top);
    come(middle);
    vi.advanceTimersByTime(10);
    come(bottom);
    expect(reports).toHaveLength(2);
    vi.advanceTimersByTime(20);
    expect(reports).toEqual([['top'], ['middle'], ['bottom']]);
    come(top);
    expect(reports).toHaveLength(4);
  });

  it('LAYOUT-17 are not reported after the end, but again when watching starts again', () => {
    const { come, observer, reports } = watchAll();
    come(top);
    come(middle);
    observer.stop();
    come(bottom);
    vi.advanceTimersByTime(100);
    expect(reports).toEqual([['top']]);
    observer.watch(bottom);
    come(bottom);
    expect(reports).toEqual([['top'], ['bottom']]);
  });
});
