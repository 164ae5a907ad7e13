import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs, minuteMs } from '#domain/time/instant.ts';
import { resetFaults, sendUncoded } from '#tests/reliability/faults.ts';
import { calendar, concert, smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(smallHall(), {});
afterEach(() => resetFaults(site));

/** Advances the clock so far that every page is rendered again before it is served. */
function wait(milliseconds = hourMs): void {
  site.clock.moveTo(addMilliseconds(site.clock.now(), milliseconds));
}

/** Headers that are known to change pages of other sites, or might. */
const suspicious =
  `x-forwarded-host x-forwarded-proto x-forwarded-port x-forwarded-prefix x-forwarded-scheme x-forwarded-for
  x-forwarded-server x-forwarded-path forwarded x-original-url x-rewrite-url x-original-host x-host x-http-method-override x-http-method
  x-method-override rsc next-router-state-tree x-nextjs-data x-middleware-prefetch x-react-router-spa-mode x-remix-response x-inertia
  x-requested-with accept-language origin referer user-agent cookie authorization sec-fetch-mode sec-fetch-dest
  sec-ch-ua sec-purpose purpose save-data dnt via x-real-ip true-client-ip cf-connecting-ip x-wap-profile x-att-deviceid
  x-debug x-token x-preview accept x-client-ip`.split(/\s+/);

/** A response without the parts that differ between two renderings of the same page, or name the request. */
async function comparableParts(answer: Response): Promise<unknown> {
  const headers = Object.fromEntries(answer.headers);
  for (const name of [
    'date',
    'cache-status',
    'cdn-cache-control',
    'x-request-id',
    'connection',
    'keep-alive',
  ])
    delete headers[name];
  return [answer.status, headers, await answer.text()];
}

describe('a page, for any client', () => {
  it.each(suspicious)('B01 is the same with %s, both rendered with it and cached', async (name) => {
    const canary = {
      [name]: name === 'origin' || name === 'referer' ? 'http://canary.example' : 'canary.example',
    };
    const path = concert.url;
    const plain = await comparableParts(await site.fetch(path));
    wait(7 * minuteMs);
    const [cold, cached, clean] = [
      await site.fetch(path, canary),
      await site.fetch(path, canary),
      await site.fetch(path),
    ];
    for (const answer of [cold, cached, clean]) {
      const parts = await comparableParts(answer);
      expect(JSON.stringify(parts)).not.toContain('canary');
      expect(withoutMoment(parts)).toEqual(withoutMoment(plain));
    }
  });

  /** Two renderings differ in the time of rendering, and in its wall clock. */
  function withoutMoment(parts: unknown): string {
    return JSON.stringify(parts)
      .replaceAll(/\\"recorded\\":\{.*?\}\}/g, '')
      .replaceAll(/\b1\d{12}\b/g, '')
      .replaceAll(/"content-length":"\d+",?/g, '');
  }

  it('C07 never contains what another visitor sent', async () => {
    const visitors = Array.from({ length: 500 }, (_, at) => `canary${at}x`);
    const answers = await Promise.all(
      visitors.map(async (canary) => {
        const answer = await site.fetch(`${concert.url}?utm_source=${canary}`, {
          cookie: `a=${canary}`,
          'x-a': canary,
        });
        return `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
      }),
    );
    expect(answers.filter((text) => /canary\d/.test(text))).toEqual([]);
  });

  it('B03 is one page, whatever unknown parameters the query has', async () => {
    await site.fetch(calendar);
    wait();
    resetFaults(site);
    const queries = [
      '',
      '?utm_x=1',
      '?/_payload.json',
      '?page=1',
      '?page=2&page=3',
      '?page=2;page=3',
      '?x=&x=',
    ];
    const answers = await Promise.all(queries.map((query) => site.fetch(calendar + query)));
    const tags = new Set(answers.map(({ headers }) => headers.get('etag')));
    const rendered = answers.filter(({ headers }) => headers.get('cache-status')?.includes('stored'));
    expect([tags.size, rendered.length]).toEqual([1, 1]);
  });

  it('CACHE-8 says which parameters change it, from the cache and to a client that has it; an error page, and one for staff, say nothing', async () => {
    const etag = (await site.fetch(calendar)).headers.get('etag') ?? '';
    const answers = await Promise.all([
      site.fetch(`${calendar}?utm_source=x`),
      site.fetch(calendar, { 'if-none-match': etag }),
      site.fetch('/over-ons'),
      site.fetch('/nergens'),
      site.fetch(`${calendar}?cp=1`),
    ]);
    const staff = '"cp" "debug" "token" "x-craft-preview" "x-craft-live-preview")';
    const list = expect.stringMatching(/^params, except=\("keyword" "page" .*"genres" .*"cp" "debug"/);
    expect(answers.map(({ status, headers }) => [status, headers.get('no-vary-search')])).toEqual([
      [200, list],
      [304, list],
      [200, `params, except=(${staff}`],
      [404, null],
      [200, null],
    ]);
  });

  it('B05 is complete for a GET after a HEAD; range requests are ignored', async () => {
    wait();
    const head = await sendUncoded(site, concert.url, {}, 'HEAD');
    const complete = await sendUncoded(site, concert.url);
    const part = await sendUncoded(site, concert.url, { range: 'bytes=0-9' });
    expect([head.status, head.body.length, complete.status]).toEqual([200, 0, 200]);
    expect(head.headers['content-length']).toBe(String(complete.body.length));
    expect([part.status, part.body.length]).toEqual([200, complete.body.length]);
  });

  it('B05 is 304 for a client that has it, in any encoding, with the same security headers', async () => {
    const complete = await site.fetch(concert.url);
    const tag = complete.headers.get('etag') ?? '';
    for (const encoding of ['br', 'gzip', 'identity']) {
      for (const known of [tag, `"other", ${tag}`, tag.replace('W/', '')]) {
        const again = await site.fetch(concert.url, { 'if-none-match': known, 'accept-encoding': encoding });
        expect([again.status, await again.text()]).toEqual([304, '']);
        for (const name of [
          'content-security-policy',
          'x-content-type-options',
          'etag',
          'vary',
          'cache-control',
        ]) {
          expect([name, again.headers.get(name)]).toEqual([name, complete.headers.get(name)]);
        }
      }
    }
    expect((await site.fetch(concert.url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('B05 keeps its tag when only time has passed, and gets another one when its text changes', async () => {
    const tagNow = async () => (await site.fetch('/over-ons')).headers.get('etag');
    const before = await tagNow();
    wait(minuteMs * 7);
    expect(await tagNow()).toBe(before);
  });

  it('B14 is complete in every encoding, and compressed once', async () => {
    wait();
    const plain = await sendUncoded(site, concert.url, { 'accept-encoding': 'identity' });
    const text = plain.body.toString();
    const brotli = await sendUncoded(site, concert.url, { 'accept-encoding': 'br' });
    const zipped = await sendUncoded(site, concert.url, { 'accept-encoding': 'gzip' });
    const none = await sendUncoded(site, concert.url, { 'accept-encoding': 'identity;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    expect(gunzipSync(zipped.body).toString()).toBe(text);
    expect(none.body.toString()).toBe(text);
    expect([plain, brotli, zipped].map(({ headers }) => headers.vary)).toEqual(
      Array(3).fill('Accept-Encoding'),
    );
  });
});

describe('the root', () => {
  it.each([
    [{}, 200],
    [{ 'accept-language': 'nl' }, 200],
    [{ 'accept-language': 'en' }, 302],
    [{ cookie: 'i18n_redirected=en', 'accept-language': 'nl' }, 302],
    [{ cookie: 'i18n_redirected=nl', 'accept-language': 'en' }, 200],
    [{ cookie: 'i18n_redirected=%00', 'accept-language': '*' }, 200],
  ])('B07 ROUTE-9 answers %j with %i, cached or not, and is not cacheable', async (headers, status) => {
    for (const _ of [1, 2]) {
      const answer = await site.fetch('/', headers);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null]);
      expect(answer.headers.get('cache-control')).toMatch(
        status === 302 ? /^private, no-store$/ : /^private, max-age=0/,
      );
      expect(answer.headers.get('cdn-cache-control')).toBeNull();
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
      if (status === 302) expect(answer.headers.get('location')).toBe('/en');
    }
  });

  it('B07 does not affect the home page of the other language, which is the same for all', async () => {
    const variants = [{}, { cookie: 'i18n_redirected=nl' }, { 'accept-language': 'nl' }];
    const answers = await Promise.all(
      variants.map(async (headers) => comparableParts(await site.fetch('/en', headers))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

describe('a compressible response', () => {
  const paths = [
    '/',
    concert.url,
    '/nergens',
    '/%',
    '/assets/style-1.css',
    '/assets/boot-1.js',
    '/assets/nothing.js',
    '/figure/3.petrol.square.1.open.svg',
    '/figure/nonsense.svg',
    `${concert.url}.ics`,
    '/nergens.ics',
    '/sitemap.xml',
    '/robots.txt',
    '/service-worker.js',
    '/offline/nl',
    '/gateway/nl/global',
    '/gateway/nl/nonsense',
    '/app-health-check?deep=1',
    '/.well-known/security.txt',
    '/favicon.ico',
  ];

  it.each(paths)('B14 has Vary: Accept-Encoding once, in every encoding: %s', async (path) => {
    const counts = ['identity', 'gzip', 'br'].map(async (encoding) => {
      const first = await sendUncoded(site, path, { 'accept-encoding': encoding });
      const tag = first.headers.etag ?? '"none"';
      const again = await sendUncoded(site, path, { 'accept-encoding': encoding, 'if-none-match': tag });
      return [first, again].map(({ headers }) => String(headers.vary).match(/accept-encoding/gi)?.length);
    });
    expect((await Promise.all(counts)).flat()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('B14 has no such Vary if its bytes are already compressed', async () => {
    const { status, headers } = await sendUncoded(site, '/figure/3.petrol.square.1.open.png');
    expect([status, headers.vary]).toEqual([200, undefined]);
  });
});
