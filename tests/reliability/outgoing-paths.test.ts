import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { cmsAnswering } from '#tests/adapters/cms-http/cms-answering.ts';

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

it.each<readonly [string, (cms: CmsHttp, values: readonly string[]) => Promise<unknown>, RegExp]>([
  [
    'banners',
    (cms, values) => cms.banners({ locale: 'nl', list: 'events', kind: 'genre', values }),
    /^\/api\/nl\/banners\/concertagenda\/genre\/[^/]*\.json$/,
  ],
  [
    'organizer',
    (cms, [name = '']) => cms.organizer({ locale: 'nl', name }),
    /^\/api\/nl\/organizer\/[^/]*\.json$/,
  ],
])('D12 for any value, the request for its %s stays under its path', async (_, call, path) => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 4 }), async (values) => {
      const { cms, sent } = cmsAnswering({ data: [] });
      await call(cms, values).catch(() => {});
      const [url, ...more] = sent.map((request) => new URL(request.url));
      expect([url?.origin, url?.search, url?.hash, more]).toEqual(['https://cms.example.test', '', '', []]);
      expect(url?.pathname).toMatch(path);
    }),
  );
});
