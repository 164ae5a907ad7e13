import { describe, expect, it } from 'vitest';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { type Fetch, type HttpRequest, requestJson, sendRequest } from '#adapters/http/http-client.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';

const url = 'https://system.test/answers?secret=abc';

function aQuestion(fetch: Fetch, more: Partial<HttpRequest> = {}): HttpRequest {
  return { fetch, url, timeoutMs: 1000, signal: undefined, ...more };
}

function answering(body: BodyInit | null, init: ResponseInit = {}): Fetch {
  return async () => new Response(body, init);
}

const hanging: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const dripping: Fetch = async (_, { signal }) => {
  const body = new ReadableStream({
    start: (drops) => signal?.addEventListener('abort', () => drops.error(signal.reason)),
  });
  return new Response(body);
};

describe('an HTTP request', () => {
  it('sends and accepts JSON', async () => {
    const sent: RequestInit[] = [];
    const fetch: Fetch = async (_, options) => {
      sent.push(options);
      return new Response('{"a":1}');
    };
    const { body } = await requestJson(aQuestion(fetch, { json: { b: 2 }, options: { method: 'POST' } }));
    expect(body).toEqual({ a: 1 });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: '{"b":2}',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    });
  });

  it.each([
    ['silent', hanging],
    ['dripping', dripping],
  ])('A09 E08 is aborted after its timeout, %s', async (_, fetch) => {
    const failure = failureOf(sendRequest(aQuestion(fetch, { timeoutMs: 10, name: 'the system' })));
    expect(await failure).toBe('Could not fetch the system: 0 No answer - no answer in 10 ms');
  });

  it.each([
    ['silent', hanging],
    ['dripping', dripping],
  ])('E08 ends with the caller’s own reason, %s', async (_, fetch) => {
    const caller = new AbortController();
    const answer = failureOf(sendRequest(aQuestion(fetch, { signal: caller.signal })));
    caller.abort(new Error('went on'));
    expect(await answer).toBe('went on');
    expect(await failureOf(sendRequest(aQuestion(fetch, { signal: caller.signal })))).toBe('went on');
  });

  it('is not read beyond its maximum size', async () => {
    const long = answering('x'.repeat(11), { statusText: 'OK' });
    expect(await failureOf(sendRequest(aQuestion(long, { maxBytes: 10 })))).toBe(
      `Could not fetch ${url}: 200 OK - the answer is larger than 10 bytes`,
    );
    expect((await sendRequest(aQuestion(long, { maxBytes: 11 }))).text).toHaveLength(11);
  });

  it.each([
    ['{"error":{"message":"Closed"}}', ' - Closed'],
    ['{"error":"Closed"}', ' - Closed'],
    ['{"message":"Closed"}', ' - Closed'],
    ['{"error":{"code":7}}', ''],
    ['<html>', ''],
  ])('CALL-3 fails with the message of an error body: %s', async (body, reported) => {
    const failing = answering(body, { status: 503, statusText: 'Service Unavailable' });
    const failure = await requestJson(aQuestion(failing)).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(FetchFailure);
    expect(failure).toMatchObject({
      status: 503,
      message: `Could not fetch ${url}: 503 Service Unavailable${reported}`,
    });
  });

  it('rejects invalid JSON, and an empty body unless it is allowed', async () => {
    expect(await failureOf(requestJson(aQuestion(answering('oops'))))).toBe(`Could not fetch ${url}: 200 `);
    expect(await failureOf(requestJson(aQuestion(answering('oops')), true))).toBe(
      `Could not fetch ${url}: 200 `,
    );
    expect(await failureOf(requestJson(aQuestion(answering(''))))).toBe(`Could not fetch ${url}: 200 `);
    expect((await requestJson(aQuestion(answering('')), true)).body).toBeUndefined();
  });

  it('states the message of the innermost cause, also of an error that is its own', async () => {
    const refused = new Error('no socket', { cause: new Error('connect ECONNREFUSED') });
    const endless = new Error('over and over');
    endless.cause = endless;
    const thrown = [
      new TypeError('fetch failed', { cause: refused }),
      new Error('late', { cause: 504 }),
      endless,
    ];
    const failing = (error: Error) => {
      const fetch: Fetch = async () => {
        throw error;
      };
      return failureOf(sendRequest(aQuestion(fetch)));
    };
    expect(await Promise.all(thrown.map(failing))).toEqual(
      ['connect ECONNREFUSED', 'late', 'over and over'].map(
        (message) => `Could not fetch ${url}: 0 No answer - ${message}`,
      ),
    );
  });

  it('contains no secret in its errors, and has a cause if there are no secrets', async () => {
    const refused: Fetch = async () => {
      throw new TypeError('fetch failed', { cause: new Error('refused abc') });
    };
    const failure = await sendRequest(aQuestion(refused, { name: 'x', secrets: ['abc'] })).catch(
      (cause) => cause,
    );
    expect([failure.message, failure.cause]).toEqual([
      'Could not fetch x: 0 No answer - refused …',
      undefined,
    ]);
    const failing = answering('{"error":"abc is wrong"}', { status: 400, statusText: 'Bad' });
    expect(await failureOf(requestJson(aQuestion(failing, { name: 'x', secrets: ['abc'] })))).toBe(
      'Could not fetch x: 400 Bad - … is wrong',
    );
    const open = await sendRequest(aQuestion(refused)).catch((cause) => cause);
    expect(open.cause).toMatchObject({ message: 'fetch failed' });
  });
});
