import { secondMs } from '#domain/time/instant.ts';
import type { Timer } from '#ports/timer.port.ts';

/** How long a prefetched answer is stored: a visitor who has not followed the link by then probably will not. */
const lifetimeMs = 5 * secondMs;

/** How long the mouse must rest on a link before it is prefetched. */
const hoverDelayMs = 80;

interface Prefetched<Answer> {
  readonly path: string;
  readonly answer: Promise<Answer>;
  readonly controller: AbortController;
  readonly cancelExpiry: () => void;
}

type Load<Answer> = (signal: AbortSignal) => Promise<Answer>;

/**
 * Prefetches the answer for the link under the mouse or the pressed finger (ROUTE-20). One at a time: a new prefetch aborts the
 * previous one.
 */
export class Prefetcher<Answer> {
  readonly #timer: Timer;
  #prefetched: Prefetched<Answer> | undefined;
  #cancelHover = () => {};

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  /** Prefetches a path after the hover delay, unless another call comes first. */
  hover(path: string, load: Load<Answer>): void {
    this.cancel();
    this.#cancelHover = this.#timer.after(hoverDelayMs, () => this.prefetch(path, load));
  }

  /** Cancels a pending hover; a prefetch that has started continues. */
  cancel(): void {
    this.#cancelHover();
  }

  /** Prefetches a path (with query) immediately, unless it is the current prefetch. */
  prefetch(path: string, load: Load<Answer>): void {
    this.cancel();
    if (this.#prefetched?.path === path) return;
    this.discard();
    const controller = new AbortController();
    const cancelExpiry = this.#timer.after(lifetimeMs, () => this.discard());
    const answer = load(controller.signal);
    answer.catch(() => {}); // the navigation reports a failure
    this.#prefetched = { path, answer, controller, cancelExpiry };
  }

  /** Consumes the prefetch of a path; undefined if there is none. */
  consume(path: string): Promise<Answer> | undefined {
    const prefetched = this.#prefetched;
    if (prefetched?.path !== path) return undefined;
    prefetched.cancelExpiry();
    this.#prefetched = undefined;
    return prefetched.answer;
  }

  /** Aborts or discards the prefetch, for example because the day has changed. */
  discard(): void {
    this.#prefetched?.cancelExpiry();
    this.#prefetched?.controller.abort();
    this.#prefetched = undefined;
  }
}
