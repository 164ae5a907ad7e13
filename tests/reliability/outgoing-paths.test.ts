import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

const cms = 'http://cms.example';

/** The URLs that a call requests. */
async function requestedUrls(call: (cms: CmsHttp) => Promise<unknown>): Promise<URL[]> {
  const urls: URL[] = [];
  const fetch = async (url: string) => {
    urls.push(new URL(url));
    return new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } });
  };
  await call(new CmsHttp({ url: cms, fetch, logger: new SilentLogger(), timeoutMs: 1000 })).catch(() => {});
  return urls;
}

const hostile = fc.oneof(
  fc.constantFrom(
    '..',
    '../..',
    '/etc',
    '%2e%2e',
    '%2F',
    'a?b=1',
    'a#b',
    'a\r\nHost: evil',
    '//evil.example',
    '\\',
    'é',
    'x'.repeat(10_000),
  ),
  fc.string({ unit: 'binary' }),
);

it('D12 for any value, the request for its banners stays under its path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 4 }), async (values) => {
      const urls = await requestedUrls((one) =>
        one.banners({ locale: 'nl', list: 'events', kind: 'genre', values }),
      );
      expect(urls).toHaveLength(1);
      for (const url of urls) {
        expect([url.origin, url.search, url.hash]).toEqual([cms, '', '']);
        expect(url.pathname).toMatch(/^\/api\/nl\/banners\/concertagenda\/genre\/[^/]*\.json$/);
      }
    }),
  );
});

it('D12 for any organizer, the request for it stays under its path', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (name) => {
      const urls = await requestedUrls((one) => one.organizer({ locale: 'nl', name }));
      expect(urls).toHaveLength(1);
      for (const url of urls) {
        expect([url.origin, url.search, url.hash]).toEqual([cms, '', '']);
        expect(url.pathname).toMatch(/^\/api\/nl\/organizer\/[^/]*\.json$/);
      }
    }),
  );
});

it('D12 a slash in a value is encoded as a word', async () => {
  const [url] = await requestedUrls((one) =>
    one.banners({ locale: 'nl', list: 'events', kind: 'composer', values: ['AC/DC, live', 'Bach'] }),
  );
  expect(url?.pathname).toBe('/api/nl/banners/concertagenda/composer/AC-SLASH-DC%2C%20live,Bach.json');
});
