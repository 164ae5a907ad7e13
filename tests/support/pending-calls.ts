/** A call that waits until the test resolves or rejects it. */
interface PendingCall {
  readonly deliver: () => void;
  readonly fail: () => void;
}

/** A system whose responses the test resolves, in any order. */
export abstract class PendingCalls<Facts> {
  /** The calls that wait for a response. */
  calls: readonly (Facts & PendingCall)[] = [];
  /** All calls so far. */
  readonly requests: (Facts & PendingCall)[] = [];

  /** A call that resolves to the answer as it is when the test delivers it. */
  protected hold<Answer>(facts: Facts, answer: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const takeOut = (): void => {
        this.calls = this.calls.filter((other) => other !== call);
      };
      const call = {
        ...facts,
        deliver: () => {
          takeOut();
          resolve(answer());
        },
        fail: () => {
          takeOut();
          reject(new Error('The Bridge is away'));
        },
      };
      this.calls = [...this.calls, call];
      this.requests.push(call);
    });
  }
}

/** Flushes the promise chains that follow a response. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
