import type { Fetch } from '#src/di/cms.server.ts';

/** In milliseconds: after so much work in one round of the event loop, requests that need none come first. */
const budgetMs = 8;

/**
 * Lets pieces of work on the main thread take turns: some milliseconds of them in each round of the event loop, so that
 * requests which need no work are answered between any two rounds.
 */
export class TimeSlicer {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;

  /** Settles when the work may go on. What follows at once, until the work waits for something, is its turn. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isRunning) this.#runSoon();
    });
  }

  #runSoon(): void {
    this.#isRunning = true;
    setImmediate(() => void this.#round());
  }

  async #round(): Promise<void> {
    const startedAt = performance.now();
    do {
      this.#waiting.shift()?.();
      await turnEnded();
    } while (this.#waiting.length > 0 && performance.now() - startedAt < budgetMs);
    this.#isRunning = false;
    if (this.#waiting.length > 0) this.#runSoon();
  }
}

/** Within a promise, ticks come after everything that was promised: by then the work has done all that it could do at once. */
async function turnEnded(): Promise<void> {
  await Promise.resolve();
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
}

/**
 * Asks a system, and takes a turn on the main thread for its answer: what is read of it is parsed at once, and many answers
 * that arrive together would hold up every request that needs none of them.
 */
export function sliceResponses(fetch: Fetch, turns: TimeSlicer): Fetch {
  return async (url, options) => {
    const response = await fetch(url, options);
    await turns.take();
    return response;
  };
}
