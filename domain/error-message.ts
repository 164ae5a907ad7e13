/** The message to log for a caught value: an error's message, else the value as text. */
export function toErrorMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
