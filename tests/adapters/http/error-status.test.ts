import { describe, expect, it } from 'vitest';
import { toErrorStatus, toUpstreamFailureStatus } from '#adapters/http/error-status.ts';
import { pageNotFoundFailure, unknownMiddlewareNameFailure } from '#src/route-failure.ts';

describe('the status of a failure', () => {
  it.each([
    ['its statusCode first', { statusCode: 404, status: 410, response: { status: 503 } }, 404],
    ['then its status', { status: 410, response: { status: 503 } }, 410],
    ['then its response’s', { response: { status: 503 } }, 503],
    ['500 where it names none', new Error('broken'), 500],
    ['500 for nothing', undefined, 500],
    ['500 for null', null, 500],
    ['500 for a text', '404', 500],
    ['the next where the first is no error', { statusCode: 200, status: 404 }, 404],
    [
      'the next where the first is no status',
      { statusCode: 'E_GONE', status: 4.5, response: { status: 502 } },
      502,
    ],
    ['the lowest error there is', { status: 400 }, 400],
    ['the highest error there is', { status: 599 }, 599],
    ['500 for a status just below', { status: 399 }, 500],
    ['500 for a status beyond all', { status: 600 }, 500],
    ['500 where the response is null', { response: null }, 500],
  ])('ROUTE-11 is %s', (_, failure, status) => {
    expect(toErrorStatus(failure)).toBe(status);
  });

  it.each([
    [404, 404],
    [410, 410],
    [400, 503],
    [401, 503],
    [403, 503],
    [429, 503],
    [500, 503],
    [502, 503],
  ])('ROUTE-11 maps an upstream’s %i to %i', (status, answer) => {
    expect(toUpstreamFailureStatus({ status })).toBe(answer);
  });

  it('ROUTE-11 maps an unreachable upstream to 503', () => {
    expect(toUpstreamFailureStatus(new Error('connect ECONNREFUSED'))).toBe(503);
  });

  it('ROUTE-13 has fixed messages for a missing page and unknown middleware', () => {
    expect([pageNotFoundFailure, unknownMiddlewareNameFailure]).toEqual([
      { statusCode: 404, message: 'This page could not be found' },
      { statusCode: 500, message: 'Unknown middleware' },
    ]);
  });
});
