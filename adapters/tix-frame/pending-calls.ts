import type { Timer } from '#ports/timer.port.ts';

interface PendingCall {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Error) => void;
  readonly callOff: () => void;
}

/** The calls that wait for an answer. Each is settled once: by its answer, by its refusal, or by its time running out. */
export class PendingCalls {
  readonly #timer: Timer;
  readonly #calls = new Map<string, PendingCall>();

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  /** How many are waiting. */
  get size(): number {
    return this.#calls.size;
  }

  /** Waits for the answer to a call; rejects with `tooLate` after so many milliseconds. */
  wait(id: string, timeoutMs: number, tooLate: Error): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const callOff = this.#timer.after(timeoutMs, () => this.reject(id, tooLate));
      this.#calls.set(id, { resolve, reject, callOff });
    });
  }

  /** Changes nothing where nobody waits for it. */
  resolve(id: string, answer: unknown): void {
    this.#settled(id)?.resolve(answer);
  }

  reject(id: string, failure: Error): void {
    this.#settled(id)?.reject(failure);
  }

  resolveAll(answer: unknown): void {
    for (const id of this.#calls.keys()) this.resolve(id, answer);
  }

  rejectAll(failure: Error): void {
    for (const id of this.#calls.keys()) this.reject(id, failure);
  }

  #settled(id: string): PendingCall | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    call?.callOff();
    return call;
  }
}

/** The failure of a call where the frame is not there (TIX-3). */
export const frameNotSet = 'Tix - iframe not set';

/** The failure of a call that was not answered in time (TIX-3). */
export const callTimeout = 'Tix - iframe call timeout';

/** A call that ticketing refused, or never answered. `code` is ticketing's own, where it answered. */
export class TixFailure extends Error {
  readonly code: string | undefined;
  /** Which fields were wrong, by ticketing's name, with its words. */
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
