/** What a promise failed with, in words; that it did not fail, otherwise. */
export function failureOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'it did not fail',
    (cause) => (cause as Error).message,
  );
}
