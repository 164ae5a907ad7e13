import { addMilliseconds, type Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** The response to a readiness probe. */
export interface ReadinessResponse {
  /** Whether the instance should receive traffic. */
  readonly isReady: boolean;
  /** `ready`, `starting` or `stopping`, and what is missing. */
  readonly text: string;
}

/**
 * Whether this instance should receive traffic: from when the home page and calendar of both languages are cached until it stops.
 * After the deadline it is ready even if pages are missing: some pages are better than none.
 */
export class Readiness {
  readonly #clock: Clock;
  readonly #deadline: Instant;
  #missing: readonly string[] | undefined;
  #isStopping = false;

  constructor(clock: Clock, deadlineMs: number) {
    this.#clock = clock;
    this.#deadline = addMilliseconds(clock.now(), deadlineMs);
  }

  /** Records the pages that a warm-up attempt could not render: `home nl`, `calendar en`. */
  report(missing: readonly string[]): void {
    this.#missing = missing;
  }

  stop(): void {
    this.#isStopping = true;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  get answer(): ReadinessResponse {
    if (this.#isStopping) return { isReady: false, text: 'stopping' };
    if (this.#missing?.length === 0) return { isReady: true, text: 'ready' };
    const missing = this.#missing ? `; missing: ${this.#missing.join(', ')}` : '';
    if (this.#clock.now() < this.#deadline) return { isReady: false, text: `starting${missing}` };
    return { isReady: true, text: `ready since READINESS_DEADLINE_MS${missing}` };
  }
}
