import type { Fetch } from '#adapters/http/http-client.ts';

/** How long sliced work may run in one iteration of the event loop before other requests are served. */
const budgetMs = 2;

/** How many iterations in a row that accepted a connection may do no work: a flood of connections only slows the work down. */
const maxIterationsWithoutWork = 20;

/**
 * Divides long work on the main thread into turns: a few milliseconds of turns run in each iteration of the event loop, so that
 * cheap requests are answered in between. Node accepts one connection in each iteration, so an iteration that accepted one does no work:
 * the connections that wait behind it are accepted first.
 */
export class TimeSlicer {
  readonly #queue: (() => void)[] = [];
  #isRunning = false;
  #hasNewConnection = false;
  #iterationsWithoutWork = 0;

  /** To be called for each connection that the server accepts. */
  noteConnection(): void {
    this.#hasNewConnection = true;
  }

  /** Resolves when the caller's turn begins. The turn ends at the caller's next wait for I/O or a timer. */
  waitForTurn(): Promise<void> {
    return new Promise((resolve) => {
      this.#queue.push(resolve);
      if (!this.#isRunning) this.#runSoon();
    });
  }

  #runSoon(): void {
    this.#isRunning = true;
    setImmediate(() => void this.#runTurns());
  }

  async #runTurns(): Promise<void> {
    if (this.#hasNewConnection && this.#iterationsWithoutWork < maxIterationsWithoutWork) {
      this.#hasNewConnection = false;
      this.#iterationsWithoutWork += 1;
      return this.#runSoon();
    }
    this.#hasNewConnection = false;
    this.#iterationsWithoutWork = 0;
    const startedAt = performance.now();
    do {
      this.#queue.shift()?.();
      await endOfTurn();
    } while (this.#queue.length > 0 && performance.now() - startedAt < budgetMs);
    this.#isRunning = false;
    if (this.#queue.length > 0) this.#runSoon();
  }
}

/** Resolves once the work has no pending microtasks: a `nextTick` queued from a microtask runs after all other microtasks. */
async function endOfTurn(): Promise<void> {
  await Promise.resolve();
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
}

/** Reading a body stops beyond this size; the adapters accept no more than this, so they reject such a body. */
const maxBodyBytes = 5 * 2 ** 20;

/**
 * Wraps `fetch` so that each response waits for a turn when its whole body has arrived. Its reader then parses it in that turn: parsing
 * is synchronous, and many responses that arrive together would otherwise block all other requests.
 */
export function delayFetchedResponsesUntilTurn(fetch: Fetch, timeSlicer: TimeSlicer): Fetch {
  return async (url, options) => {
    const response = await fetch(url, options);
    const body = await readBody(response);
    await timeSlicer.waitForTurn();
    const { status, statusText, headers } = response;
    // A status such as 204 may not have a body.
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
  };
}

async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) break;
  }
  return Buffer.concat(chunks);
}
