import { describe, expect, it } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const hall = aHall();
const site = await siteOfFile(hall);

describe('the switch to a home page, over HTTP', () => {
  it.each(['', '?to=//evil.test&url=https://evil.test'])(
    'ROUTE-9 stores the choice of a language and redirects to its home, for any query (%j)',
    async (query) => {
      const homes = [
        ['nl', '/'],
        ['en', '/en'],
      ] as const;
      for (const [locale, home, method] of homes.flatMap((one) => [
        [...one, 'GET'] as const,
        [...one, 'HEAD'] as const,
      ])) {
        const { status, headers } = await fetch(`${site.url}/set-language/${locale}${query}`, {
          method,
          redirect: 'manual',
          headers: { 'accept-language': 'de', cookie: 'i18n_redirected=de' },
        });
        expect([status, headers.get('location')]).toEqual([302, home]);
        expect(headers.get('cache-control')).toBe('private, no-store');
        expect(headers.get('x-robots-tag')).toBe('noindex');
        expect(headers.getSetCookie()).toEqual([
          `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`,
        ]);
      }
    },
  );

  it.each([
    ['/set-language/nl/concerten', '/concerten'],
    ['/set-language/en/concerts/2026/mahler%202?x=1', '/en/concerts/2026/mahler%202'],
    ['/set-language/nl//evil.test', '/'],
    ['/set-language/en/..%2F..%2Fevil.test', '/en'],
    ['/set-language/nl/%5Cevil.test', '/'],
  ])('ROUTE-9 %s stores the choice too, and leads to %s of this site', async (address, page) => {
    const { status, headers } = await site.fetch(address);
    expect([status, headers.get('location')]).toEqual([302, page]);
    expect(headers.getSetCookie()).toHaveLength(1);
  });

  it('ROUTE-9 sets the cookie at those addresses only, not on POST, and Secure on https', async () => {
    const paths = ['/set-language/de', '/set-language', '/en/set-language/nl'];
    for (const path of paths) expect((await site.fetch(path)).headers.getSetCookie()).toEqual([]);
    const posted = await fetch(`${site.url}/set-language/nl`, { method: 'POST', redirect: 'manual' });
    expect([posted.status, posted.headers.getSetCookie()]).toEqual([404, []]);
    const secure = await siteOfTest(hall, { SITE_ORIGIN: 'https://klankhuis.example' });
    const { headers } = await secure.fetch('/set-language/nl');
    expect(headers.getSetCookie()).toEqual([
      'i18n_redirected=nl; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ]);
  });
});
