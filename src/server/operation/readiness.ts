import { type Instant, later } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';

/** What a load balancer is told. */
export interface ReadinessAnswer {
  /** Whether visitors should be sent here. */
  readonly isReady: boolean;
  /** `ready`, `starting` or `stopping`, and what is missing. */
  readonly text: string;
}

/**
 * Whether visitors should be sent to this instance: once home and calendar of both languages can be given, and not any more
 * once it stops. An instance that has waited for them until its deadline is ready without: the pages it has are better than none.
 */
export class Readiness {
  readonly #clock: Clock;
  readonly #deadline: Instant;
  #missing: readonly string[] | undefined;
  #isStopping = false;

  constructor(clock: Clock, deadlineMs: number) {
    this.#clock = clock;
    this.#deadline = later(clock.now(), deadlineMs);
  }

  /** Takes what an attempt to warm up could not draw: `home nl`, `calendar en`. */
  report(missing: readonly string[]): void {
    this.#missing = missing;
  }

  stop(): void {
    this.#isStopping = true;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  get answer(): ReadinessAnswer {
    if (this.#isStopping) return { isReady: false, text: 'stopping' };
    if (this.#missing?.length === 0) return { isReady: true, text: 'ready' };
    const missing = this.#missing ? `; missing: ${this.#missing.join(', ')}` : '';
    if (this.#clock.now() < this.#deadline) return { isReady: false, text: `starting${missing}` };
    return { isReady: true, text: `ready since READINESS_DEADLINE_MS${missing}` };
  }
}
