import { addMilliseconds, type Instant, createInstant } from '#domain/time/instant.ts';
import type { Timer } from '#ports/timer.port.ts';
import { ManualClock } from './manual-clock.ts';

interface PendingTimer {
  readonly due: Instant;
  readonly act: () => void;
}

/** A timer whose time tests advance; it also advances its clock. */
export class ManualTimer implements Timer {
  readonly clock: ManualClock;
  #timers: readonly PendingTimer[] = [];

  constructor(clock: ManualClock = new ManualClock(createInstant(0))) {
    this.clock = clock;
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = { due: addMilliseconds(this.clock.now(), Math.max(0, milliseconds)), act };
    this.#timers = [...this.#timers, timer];
    return () => this.#remove(timer);
  }

  /** The number of pending timers. */
  get pendingCount(): number {
    return this.#timers.length;
  }

  /** Advances the time; due timers run in order, including those set meanwhile. */
  advance(milliseconds: number): void {
    const until = addMilliseconds(this.clock.now(), milliseconds);
    for (let next = this.#nextBefore(until); next; next = this.#nextBefore(until)) {
      this.clock.moveTo(next.due);
      this.#remove(next);
      next.act();
    }
    this.clock.moveTo(until);
  }

  #nextBefore(until: Instant): PendingTimer | undefined {
    const due = this.#timers.filter((timer) => timer.due <= until);
    return due.toSorted((one, other) => one.due - other.due)[0];
  }

  #remove(removed: PendingTimer): void {
    this.#timers = this.#timers.filter((timer) => timer !== removed);
  }
}
