/**
 * Lets pieces of work on the main thread take turns, one in each round of the event loop, so that requests which need no work
 * are answered between any two of them.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Settles when the work may go on. What follows runs at once, and the next turn comes a round later. */
  take(): Promise<void> {
    this.#last = this.#last.then(nextRound);
    return this.#last;
  }
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
