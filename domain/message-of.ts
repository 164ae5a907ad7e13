/** What a log says of something that was caught: the message of an error, else the thing itself as text. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** The same of what caused it first, which is what says what happened: `connect ECONNREFUSED`. */
export function innermostMessageOf(cause: unknown): string {
  const isCaused = cause instanceof Error && cause.cause instanceof Error && cause.cause !== cause;
  return isCaused ? innermostMessageOf(cause.cause) : messageOf(cause);
}
