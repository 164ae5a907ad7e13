/** What a log says of something that was caught: the message of an error, else the thing itself as text. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
