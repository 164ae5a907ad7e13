/** The name of errors that say: a system answered, and what it said cannot be read. */
const name = 'UnreadableAnswer';

/** An error, or the cause of one, for an answer that cannot be read: to ask again changes nothing until somebody mends it. */
export function unreadableAnswer(message: string): Error {
  return Object.assign(new Error(message), { name });
}

/** Whether a failure, or what caused it, is an answer that cannot be read. */
export function isUnreadable(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return failure.name === name || isUnreadable(failure.cause);
}
