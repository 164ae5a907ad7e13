/** An upstream whose responses the test controls, and which counts its requests. */
export class Upstream<Value> {
  readonly signals: AbortSignal[] = [];
  readonly #pending: { resolve(value: Value): void; reject(cause: unknown): void }[] = [];

  readonly fetch = (signal: AbortSignal): Promise<Value> => {
    this.signals.push(signal);
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject });
    });
  };

  get calls(): number {
    return this.#pending.length;
  }

  /** Responds to the n-th request, counted from 1. */
  async answer(value: Value, call: number = this.calls): Promise<void> {
    this.#pending[call - 1]?.resolve(value);
    await settled();
  }

  async fail(cause: unknown, call: number = this.calls): Promise<void> {
    this.#pending[call - 1]?.reject(cause);
    await settled();
  }
}

/** Runs all pending microtasks. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
