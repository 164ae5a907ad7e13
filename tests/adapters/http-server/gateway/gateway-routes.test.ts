import { describe, expect, it } from 'vitest';
import { concert, smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(smallHall());

describe('the gateway, over HTTP', () => {
  it.each(['br', 'gzip', 'identity'])(
    'CACHE-4 sends an answer of the gateway as %s, and 304 to a browser that has it',
    async (encoding) => {
      const address = `/gateway/nl/page?uri=${concert.uri}`;
      const answer = await site.fetch(address, { 'accept-encoding': encoding });
      const { headers } = answer;
      expect([headers.get('content-encoding') ?? 'identity', headers.get('content-type')]).toEqual([
        encoding,
        'application/json; charset=utf-8',
      ]);
      expect([headers.get('vary'), headers.get('cache-control')]).toEqual([
        'accept-encoding',
        'public, max-age=0, must-revalidate',
      ]);
      expect(await answer.json()).toMatchObject({ answer: { value: { uri: concert.uri } } });
      const again = await site.fetch(address, { 'if-none-match': headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );
});
