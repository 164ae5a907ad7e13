import { type Instant, instantAt, later } from '#domain/time/instant.ts';
import type { Timer } from '#ports/timer.port.ts';
import { FixedClock } from './fixed-clock.adapter.ts';

interface Appointment {
  readonly due: Instant;
  readonly act: () => void;
}

/** A timer whose time passes when it is told so. Given a clock, it takes that clock along. */
export class ManualTimer implements Timer {
  readonly clock: FixedClock;
  #appointments: readonly Appointment[] = [];

  constructor(clock: FixedClock = new FixedClock(instantAt(0))) {
    this.clock = clock;
  }

  after(milliseconds: number, act: () => void): () => void {
    const appointment = { due: later(this.clock.now(), Math.max(0, milliseconds)), act };
    this.#appointments = [...this.#appointments, appointment];
    return () => this.#strike(appointment);
  }

  /** How much is still to be done. */
  get waiting(): number {
    return this.#appointments.length;
  }

  /** Lets so many milliseconds pass; what comes due is done in order, also what is planned meanwhile. */
  advance(milliseconds: number): void {
    const until = later(this.clock.now(), milliseconds);
    for (let next = this.#nextBefore(until); next; next = this.#nextBefore(until)) {
      this.clock.moveTo(next.due);
      this.#strike(next);
      next.act();
    }
    this.clock.moveTo(until);
  }

  #nextBefore(until: Instant): Appointment | undefined {
    const due = this.#appointments.filter((appointment) => appointment.due <= until);
    return due.toSorted((one, other) => one.due - other.due)[0];
  }

  #strike(struck: Appointment): void {
    this.#appointments = this.#appointments.filter((appointment) => appointment !== struck);
  }
}
