/** A source whose every answer is given by hand, and which counts how often it is asked. */
export class Upstream<Value> {
  readonly signals: AbortSignal[] = [];
  readonly #asked: { resolve(value: Value): void; reject(cause: unknown): void }[] = [];

  readonly fetch = (signal: AbortSignal): Promise<Value> => {
    this.signals.push(signal);
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
    });
  };

  get calls(): number {
    return this.#asked.length;
  }

  /** Answers the question asked as the n-th, counted from 1. */
  async answer(value: Value, call: number = this.calls): Promise<void> {
    this.#asked[call - 1]?.resolve(value);
    await settled();
  }

  async fail(cause: unknown, call: number = this.calls): Promise<void> {
    this.#asked[call - 1]?.reject(cause);
    await settled();
  }
}

/** Lets everything run that waits for nothing but its turn. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
