/** Awaits an answer of a port that rejects for nothing but an abort; undefined where its signal is aborted. Any other rejection is a bug, and is passed on. */
export async function unlessAborted<Answer>(
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
