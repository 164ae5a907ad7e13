import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { Timer } from '#ports/timer.port.ts';

/** A timer in real time, of which a test can end the delays of one length. */
export class EndableTimer implements Timer {
  readonly #system = new SystemTimer();
  readonly #pending = new Map<() => void, number>();

  after(milliseconds: number, act: () => void): () => void {
    const end = () => void (this.#pending.delete(end) && act());
    this.#pending.set(end, milliseconds);
    const cancel = this.#system.after(milliseconds, end);
    return () => {
      this.#pending.delete(end);
      cancel();
    };
  }

  /** Acts at once after the pending delays of this length. */
  end(delayMs: number): void {
    for (const [end, milliseconds] of this.#pending) if (milliseconds === delayMs) end();
  }
}
