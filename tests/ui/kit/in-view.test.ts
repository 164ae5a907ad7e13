import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { windowViews } from '#tests/support/window-views.ts';
import { InView } from '#ui/kit/in-view.ts';

const [top, middle, bottom] = ['top', 'middle', 'bottom'].map((id) => ({ id }) as Element) as [
  Element,
  Element,
  Element,
];

function watching() {
  const { Observer, ...view } = windowViews();
  const told: string[][] = [];
  const views = new InView((come) => told.push(come.map(({ id }) => id)), { Observer });
  for (const element of [top, middle, bottom]) views.watch(element);
  return { ...view, views, told };
}

describe('LAYOUT-17 elements that come into view', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('LAYOUT-17 are reported immediately; elements that leave are not', () => {
    const { come, leave, told } = watching();
    leave(top);
    expect(told).toEqual([]);
    come(middle);
    expect(told).toEqual([['middle']]);
  });

  it('LAYOUT-17 are reported at most once in ten milliseconds, without losing any', () => {
    const { come, leave, told } = watching();
    come(top);
    come(middle);
    leave(middle);
    come(bottom);
    vi.advanceTimersByTime(9);
    expect(told).toEqual([['top']]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([['top'], ['middle', 'bottom']]);
  });

  it('LAYOUT-17 are delayed again after a delayed report, but not if nothing came', () => {
    const { come, told } = watching();
    come(top);
    come(middle);
    vi.advanceTimersByTime(10);
    come(bottom);
    expect(told).toHaveLength(2);
    vi.advanceTimersByTime(20);
    expect(told).toEqual([['top'], ['middle'], ['bottom']]);
    come(top);
    expect(told).toHaveLength(4);
  });

  it('LAYOUT-17 are not reported after the end, but again when watching starts again', () => {
    const { come, views, told } = watching();
    come(top);
    come(middle);
    views.stop();
    come(bottom);
    vi.advanceTimersByTime(100);
    expect(told).toEqual([['top']]);
    views.watch(bottom);
    come(bottom);
    expect(told).toEqual([['top'], ['bottom']]);
  });
});
