/** The `name` of errors for a response that arrived but cannot be parsed. */
const errorName = 'UnreadableResponse';

/** Creates an error, or the cause of one, for a response that cannot be parsed. Retrying does not help until the other system is fixed. */
export function createUnreadableResponseError(message: string): Error {
  return Object.assign(new Error(message), { name: errorName });
}

/** Whether a failure, or one of its causes, is a response that cannot be parsed. */
export function isUnreadableResponse(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return failure.name === errorName || isUnreadableResponse(failure.cause);
}
