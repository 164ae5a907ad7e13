import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttled } from '#ui/kit/throttled.ts';

describe('LAYOUT-17 telling at most once in ten milliseconds', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('passes the first on at once', () => {
    const told: boolean[] = [];
    throttled((value: boolean) => told.push(value), 10)(true);
    expect(told).toEqual([true]);
  });

  it('passes only the newest of those that follow quickly', () => {
    const told: number[] = [];
    const tell = throttled((value: number) => told.push(value), 10);
    for (const value of [1, 2, 3, 4]) tell(value);
    vi.advanceTimersByTime(10);
    expect(told).toEqual([1, 4]);
  });

  it('waits again after each', () => {
    const told: number[] = [];
    const tell = throttled((value: number) => told.push(value), 10);
    tell(1);
    tell(2);
    vi.advanceTimersByTime(10);
    tell(3);
    expect(told).toEqual([1, 2]);
    vi.advanceTimersByTime(10);
    expect(told).toEqual([1, 2, 3]);
  });

  it('tells nothing more once it has been stopped', () => {
    const told: number[] = [];
    const tell = throttled((value: number) => told.push(value), 10);
    tell(1);
    tell(2);
    tell.stop();
    vi.advanceTimersByTime(100);
    expect(told).toEqual([1]);
  });
});
