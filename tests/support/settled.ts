/** Resolves when all pending promises and messages have been handled. Does not wait for timers. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
