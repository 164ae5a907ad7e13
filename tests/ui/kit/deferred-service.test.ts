import { describe, expect, it } from 'vitest';
import { DeferredService, type Subscribable } from '#ui/kit/deferred-service.ts';

class Counter implements Subscribable<number> {
  #count: number;
  #listeners: readonly (() => void)[] = [];

  constructor(count: number) {
    this.#count = count;
  }

  readonly current = () => this.#count;

  readonly subscribe = (onChange: () => void) => {
    this.#listeners = [...this.#listeners, onChange];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== onChange);
    };
  };

  add(more: number): void {
    this.#count += more;
    for (const onChange of this.#listeners) onChange();
  }
}

function deferredCounter() {
  const loads = { count: 0 };
  const counter = new DeferredService<number, Counter>(0, () => {
    loads.count += 1;
  });
  const observed: number[] = [];
  const stop = counter.subscribe(() => observed.push(counter.current()));
  return { counter, observed, stop, loads };
}

describe('a service whose code is loaded after hydration', () => {
  it('has its initial state until it is connected, and notifies subscribers then', () => {
    const { counter, observed } = deferredCounter();
    expect([counter.current(), counter.service]).toEqual([0, null]);
    counter.connect(new Counter(5));
    expect([counter.current(), observed]).toEqual([5, [5]]);
  });

  it('FAV-1 runs calls made before in order, and starts loading for each', () => {
    const { counter, loads } = deferredCounter();
    counter.run((connected) => connected.add(2));
    counter.run((connected) => connected.add(connected.current() * 10));
    expect([counter.current(), loads.count]).toEqual([0, 2]);
    counter.connect(new Counter(1));
    expect(counter.current()).toBe(33);
  });

  it('runs a call immediately when connected, without loading again', () => {
    const { counter, observed, loads } = deferredCounter();
    counter.connect(new Counter(1));
    counter.run((connected) => connected.add(1));
    expect([counter.current(), observed, loads.count]).toEqual([2, [1, 2], 0]);
  });

  it('TRACK-3 queues a deferred call in order, without loading the service', () => {
    const { counter, loads } = deferredCounter();
    counter.defer((connected) => connected.add(2));
    expect(loads.count).toBe(0);
    counter.run((connected) => connected.add(connected.current() * 10));
    expect(loads.count).toBe(1);
    counter.connect(new Counter(1));
    expect(counter.current()).toBe(33);
    counter.defer((connected) => connected.add(1));
    expect(counter.current()).toBe(34);
  });

  it('does not notify an unsubscribed listener', () => {
    const { counter, observed, stop } = deferredCounter();
    stop();
    counter.connect(new Counter(1));
    expect(observed).toEqual([]);
  });
});
