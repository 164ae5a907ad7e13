import { describe, expect, it } from 'vitest';
import { Slot, type Watched } from '#ui/kit/slot.ts';

/** A count that is told to go up. */
class Counter implements Watched<number> {
  #count: number;
  #listeners: readonly (() => void)[] = [];

  constructor(count: number) {
    this.#count = count;
  }

  readonly current = () => this.#count;

  readonly subscribe = (changed: () => void) => {
    this.#listeners = [...this.#listeners, changed];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== changed);
    };
  };

  add(more: number): void {
    this.#count += more;
    for (const changed of this.#listeners) changed();
  }
}

function watchedSlot() {
  const asked = { wishes: 0 };
  const slot = new Slot<number, Counter>(0, () => {
    asked.wishes += 1;
  });
  const seen: number[] = [];
  const stop = slot.subscribe(() => seen.push(slot.current()));
  return { slot, seen, stop, asked };
}

describe('a place for what comes after the page is awake', () => {
  it('shows what anybody sees until it has come, and tells when it has', () => {
    const { slot, seen } = watchedSlot();
    expect(slot.current()).toBe(0);
    slot.attach(new Counter(5));
    expect([slot.current(), seen]).toEqual([5, [5]]);
  });

  it('FAV-1 loses no wish made before, and does them in order', () => {
    const { slot, asked } = watchedSlot();
    slot.wish((counter) => counter.add(2));
    slot.wish((counter) => counter.add(counter.current() * 10));
    expect([slot.current(), asked.wishes]).toEqual([0, 2]);
    slot.attach(new Counter(1));
    expect(slot.current()).toBe(33);
  });

  it('does a wish at once where it has come', () => {
    const { slot, seen, asked } = watchedSlot();
    slot.attach(new Counter(1));
    slot.wish((counter) => counter.add(1));
    expect([slot.current(), seen, asked.wishes]).toEqual([2, [1, 2], 0]);
  });

  it('shows what anybody sees again where it is taken away, and hears it no more', () => {
    const { slot, seen } = watchedSlot();
    const counter = new Counter(1);
    slot.attach(counter)();
    counter.add(1);
    expect([slot.current(), seen]).toEqual([0, [1, 0]]);
  });

  it('tells nobody who has stopped watching', () => {
    const { slot, seen, stop } = watchedSlot();
    stop();
    slot.attach(new Counter(1));
    expect(seen).toEqual([]);
  });
});
