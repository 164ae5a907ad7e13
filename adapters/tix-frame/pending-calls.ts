import type { Timer } from '#ports/timer.port.ts';

interface PendingCall<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: Error) => void;
  readonly cancelTimeout: () => void;
}

/** Calls that wait for a response. Each settles once: with its response, its rejection, or a timeout. */
export class PendingCalls<Answer> {
  readonly #timer: Timer;
  readonly #calls = new Map<string, PendingCall<Answer>>();

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  /** The number of pending calls. */
  get size(): number {
    return this.#calls.size;
  }

  /** Waits for the response to a call; rejects with `timeoutError` after a timeout. */
  wait(id: string, timeoutMs: number, timeoutError: Error): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const cancelTimeout = this.#timer.after(timeoutMs, () => this.reject(id, timeoutError));
      this.#calls.set(id, { resolve, reject, cancelTimeout });
    });
  }

  /** Resolves a pending call; an unknown id is ignored. */
  resolve(id: string, answer: Answer): void {
    this.#take(id)?.resolve(answer);
  }

  reject(id: string, failure: Error): void {
    this.#take(id)?.reject(failure);
  }

  resolveAll(answer: Answer): void {
    for (const id of this.#calls.keys()) this.resolve(id, answer);
  }

  rejectAll(failure: Error): void {
    for (const id of this.#calls.keys()) this.reject(id, failure);
  }

  #take(id: string): PendingCall<Answer> | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    call?.cancelTimeout();
    return call;
  }
}

/** The error message if the frame is not loaded (TIX-3). */
export const frameNotSetMessage = 'Tix - iframe not set';

/** The error message after a timeout (TIX-3). */
export const callTimeoutMessage = 'Tix - iframe call timeout';

/** A call that the ticketing refused or did not answer. `code` is the ticketing's error code, if any. */
export class TixFailure extends Error {
  readonly code: string | undefined;
  /** Invalid fields, by the ticketing's name, with its messages. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    message: string,
    refusal: { readonly code?: string; readonly fields?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'TixFailure';
    this.code = refusal.code;
    this.fields = refusal.fields ?? {};
  }
}
