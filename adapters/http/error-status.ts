import { toUnknownRecord } from '#domain/json.ts';

/** The HTTP status of an error: its `statusCode`, else its `status`, else its response's status, else 500 (ROUTE-11). Values outside 400–599 are ignored. */
export function toErrorStatus(failure: unknown): number {
  const { statusCode, status, response } = toUnknownRecord(failure);
  return [statusCode, status, toUnknownRecord(response)['status']].find(isErrorStatus) ?? 500;
}

/** The site's status after an upstream failure: 404 and 410 pass through, everything else is 503 (ROUTE-11). */
export function toUpstreamFailureStatus(failure: unknown): 404 | 410 | 503 {
  const status = toErrorStatus(failure);
  return status === 404 || status === 410 ? status : 503;
}

function isErrorStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599;
}
