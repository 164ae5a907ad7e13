/** The message to log for a caught value: an error's message, else the value as text. */
export function toErrorMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** The message of the innermost cause, which usually names the real problem: `connect ECONNREFUSED`. */
export function findInnermostMessage(cause: unknown): string {
  const isCaused = cause instanceof Error && cause.cause instanceof Error && cause.cause !== cause;
  return isCaused ? findInnermostMessage(cause.cause) : toErrorMessage(cause);
}
