import { isChunkFailure } from '#src/is-chunk-failure.ts';

const builtIn: readonly unknown[] = [Error, TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * Whether an error is a mistake in the code. Expected failures (a CMS that is away, a page that does not exist, an aborted
 * request) have a class of their own; a mistake is an error of a built-in class. A module that cannot be fetched is reported by
 * Vite itself.
 */
export function isBug(cause: unknown): cause is Error {
  return cause instanceof Error && builtIn.includes(cause.constructor) && !isChunkFailure(cause);
}
