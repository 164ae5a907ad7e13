/**
 * Awaits a promise of a port that rejects only when aborted; undefined if its signal is aborted. Any other rejection is a
 * bug, and is rethrown.
 */
export async function awaitUnlessAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const value = await answer;
    return signal.aborted ? undefined : value;
  } catch (cause) {
    if (signal.aborted) return undefined;
    throw cause;
  }
}
