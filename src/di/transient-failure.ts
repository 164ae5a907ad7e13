import { FetchFailure } from '#adapters/http/fetch-failure.ts';

/** Statuses of a proxy, or of a system that is being started. */
const statuses = [502, 503, 504];

/** What Node and its fetch call a connection that could not be made, or that the other side ended. */
const codes = [
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

/** Whether a failed read may succeed at the next attempt (CACHE-1): the connection failed or was reset, or 502, 503, 504. An answer that took too long is not asked for again. */
export function isTransientFailure(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof FetchFailure && statuses.includes(cause.status)) return true;
  const isCutOff = 'code' in cause && typeof cause.code === 'string' && codes.includes(cause.code);
  return isCutOff || isTransientFailure(cause.cause);
}
