/** Resolves when everything that is ready has been done: promises, and messages on their way. Waits for no clock. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
