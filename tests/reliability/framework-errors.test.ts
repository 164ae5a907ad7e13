import { describe, expect, it } from 'vitest';
import { parseStatus, sendRaw, toGet, toHead } from '#tests/reliability/faults.ts';
import { smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(smallHall());

describe('a request that no route handles', () => {
  const posting = (type: string, body: string, path = '/newsletter') =>
    toHead(
      `POST ${path} HTTP/1.1`,
      'Host: a',
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ) + body;

  it.each([
    ['a byte that is no letter', toGet('/%ff'), 400, 'request.rejected'],
    ['half a body', posting('application/json', '{"email":'), 400, 'request.rejected'],
    [
      'two lengths',
      toHead('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'),
      400,
      'request.malformed',
    ],
    [
      'an expectation',
      toHead('GET /over-ons HTTP/1.1', 'Host: a', 'Expect: a-miracle', 'Connection: close'),
      417,
      'request.rejected',
    ],
    ['no host', toHead('GET / HTTP/1.1', 'Connection: close'), 400, undefined],
    ['an asset that is not there', toGet('/assets/nothing.js'), 404, 'request.rejected'],
    ['a post to a page', posting('application/json', '{}', '/concerten'), 404, 'request.rejected'],
    [
      'a body that is too large',
      posting('application/json', `"${'a'.repeat(9000)}"`),
      413,
      'request.rejected',
    ],
    ['a body of another kind', posting('text/csv', 'a,b'), 415, 'request.rejected'],
    [
      'a head of 32 KB',
      toHead('GET / HTTP/1.1', 'Host: a', `X-Long: ${'a'.repeat(32_768)}`),
      431,
      'request.malformed',
    ],
  ] as const)(
    'F05 a request with %s is rejected with the site’s messages and headers, not cacheable, and logged',
    async (_, bytes, status, event) => {
      const before = site.logger.entries.length;
      const answer = await sendRaw(site, bytes);
      expect(parseStatus(answer)).toBe(status);
      const [head = ''] = answer.split('\r\n\r\n');
      for (const header of [
        'x-content-type-options: nosniff',
        'x-frame-options: DENY',
        'cache-control: no-store',
        'vary: accept-encoding',
      ]) {
        expect(head.toLowerCase()).toContain(header.toLowerCase());
      }
      expect(answer).not.toMatch(/fastify|FST_|HPE_|Route |"statusCode"|Unsupported Media Type:|at .*\.js/i);
      const logged = site.logger.entries.slice(before).find((entry) => entry.event === event);
      expect(logged?.facts['status']).toBe(event && status);
    },
  );
});
