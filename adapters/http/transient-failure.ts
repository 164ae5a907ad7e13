import { FetchFailure } from '#adapters/http/fetch-failure.ts';

/** Statuses of a proxy, or of a system that is starting. */
const transientStatuses = [502, 503, 504];

/** Error codes of Node and its fetch for connections that failed or were reset. */
const connectionErrorCodes = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
];

/** Whether a failed read should be retried (CACHE-1): the connection failed or was reset, or the status is 502, 503 or 504. Timeouts are not retried. */
export function isTransientFailure(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof FetchFailure && transientStatuses.includes(cause.status)) return true;
  const isConnectionError =
    'code' in cause && typeof cause.code === 'string' && connectionErrorCodes.includes(cause.code);
  return isConnectionError || isTransientFailure(cause.cause);
}
