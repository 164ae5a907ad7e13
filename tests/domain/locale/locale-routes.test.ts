import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizePath, encodePathSegment } from '#domain/locale/canonical-path.ts';
import {
  listMeantPaths,
  parseLocaleAndUri,
  readLocaleFromPath,
  redirectDefaultPrefix,
  splitLocalePrefix,
  toLocalePath,
  toRouteNameWithLocale,
} from '#domain/locale/locale-routes.ts';
import { locales } from '#domain/locale/locale.ts';
import { hostileText } from '#tests/domain/link/hostile-text.ts';

describe('routes', () => {
  it('ROUTE-8 names each route with its language behind three underscores', () => {
    expect(toRouteNameWithLocale('index', 'nl')).toBe('index___nl');
    expect(toRouteNameWithLocale('education-user-edit', 'en')).toBe('education-user-edit___en');
  });

  it.each([
    ['/', 'nl', '/'],
    ['/concerten', 'nl', '/concerten'],
    ['/en', 'en', '/'],
    ['/en/concerts', 'en', '/concerts'],
    ['/english', 'nl', '/english'],
    ['/EN/concerts', 'nl', '/EN/concerts'],
    ['/nl/concerten', 'nl', '/nl/concerten'],
    ['/concerten/en', 'nl', '/concerten/en'],
  ] as const)('ROUTE-9 reads %s as %s and %s', (pathname, locale, path) => {
    expect(splitLocalePrefix(pathname)).toEqual({ locale, path });
    expect(readLocaleFromPath(pathname)).toBe(locale);
  });

  it.each([
    ['/', 'nl', '__home__'],
    ['/en', 'en', '__home__'],
    ['/en/', 'en', '__home__'],
    ['/concerten/mahler-2', 'nl', 'concerten/mahler-2'],
    ['/en/concerts/mahler-2/', 'en', 'concerts/mahler-2'],
    ['/caf%C3%A9/%25', 'nl', 'café/%'],
    ['/%', 'nl', '%'],
    ['//concerten//', 'nl', 'concerten'],
  ] as const)('ROUTE-2 requests at %s the %s page %s', (pathname, locale, uri) => {
    expect(parseLocaleAndUri(pathname)).toEqual({ locale, uri });
  });

  it('ROUTE-7 finds at the path of a page that page', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1 });
    const uris = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
    fc.assert(
      fc.property(fc.constantFrom(...locales), uris, (locale, uri) => {
        const path = toLocalePath(locale, `/${uri.split('/').map(encodePathSegment).join('/')}`);
        fc.pre(canonicalizePath(path).kind === 'canonical' && !/^en(\/|$)/.test(uri));
        expect(parseLocaleAndUri(path)).toEqual({ locale, uri });
      }),
    );
  });

  it('ROUTE-9 puts together what it takes apart', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const pathname = `/${text}`;
        const { locale, path } = splitLocalePrefix(pathname);
        fc.pre(pathname !== '/en/');
        expect(toLocalePath(locale, path)).toBe(pathname);
      }),
    );
  });

  it.each([
    ['/nl', '/'],
    ['/nl/', '/'],
    ['/nl/concerten/mahler-2', '/concerten/mahler-2'],
    ['/nl/concerten/', '/concerten'],
    ['/nl/en', '/en'],
    ['/nlx', undefined],
    ['/concerten/nl', undefined],
    ['/', undefined],
    ['/nl//evil.test', undefined],
    ['/nl/\\evil.test', undefined],
    ['/nl/%2e%2e/x', undefined],
  ])('ROUTE-21 leads from %s to %s', (pathname, to) => {
    expect(redirectDefaultPrefix(pathname)).toBe(to);
  });

  it('ROUTE-21 never leads to another host', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const to = redirectDefaultPrefix(`/nl${text}`);
        if (to === undefined) return;
        expect(new URL(to, 'https://www.klankhuis.example').href).toBe(`https://www.klankhuis.example${to}`);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a mistyped path', () => {
  it.each([
    ['/EN', ['/en']],
    ['/NL', ['/']],
    ['/CONCERTEN', ['/concerten']],
    ['/En/Concerts/2026', ['/en/concerts/2026']],
    ['/concerten/mahler-2.', ['/concerten/mahler-2']],
    ['/concerten/mahler-2%29', ['/concerten/mahler-2']],
    ['/concerten/mahler-2).', ['/concerten/mahler-2']],
    ['/concerten/mahler-2%E2%80%9D,', ['/concerten/mahler-2']],
    ['/concerten/mah%E2%80%8Bler-2', ['/concerten/mahler-2']],
    ['/Concerten/Mahler!', ['/Concerten/Mahler', '/concerten/mahler']],
    ['/musici/Dvo%C5%99%C3%A1k)', ['/musici/Dvo%C5%99%C3%A1k', '/musici/dvo%C5%99%C3%A1k']],
    ['/concerten/100%25.', ['/concerten/100']],
    ['/concerten/mahler-2', []],
    ['/...', []],
    ['/).//evil.test).', []],
  ])('ROUTE-14 %s may mean %j', (path, meant) => {
    expect(listMeantPaths(path)).toEqual(meant);
  });

  it('ROUTE-14 D10 never means another site', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const path of listMeantPaths(`/${text}`))
          expect(new URL(path, 'https://www.klankhuis.example').host).toBe('www.klankhuis.example');
      }),
    );
  });
});

describe('the path of an address', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/concerten/2026/mahler-2', '/concerten/2026/mahler-2'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/%63oncerten', '/concerten'],
    ['/a:b@c!(d),+;=$&', '/a:b@c!(d),+;=$&'],
    ['/100%25', '/100%25'],
    ['/...', '/...'],
    ['/%252e%252e', '/%252e%252e'],
  ])('ROUTE-7 canonicalizes %s to %s', (pathname, path) => {
    expect(canonicalizePath(pathname)).toEqual({ kind: 'canonical', path });
  });

  it.each([
    ['/en/', '/en'],
    ['/concerten/', '/concerten'],
    ['/caf%c3%a9/', '/caf%C3%A9'],
  ])('ROUTE-7 leads from %s to %s', (pathname, to) => {
    expect(canonicalizePath(pathname)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    '',
    'concerten',
    '//',
    '//evil.test',
    '/a//b',
    '/a//',
    '/.',
    '/a/../b',
    '/a/%2e%2E/b',
    '/a/.%2e',
    '/%2e/',
    '/a\\b',
    '/a%5Cb',
    '/a%2fb',
    '/%',
    '/%4',
    '/%zz',
    '/%ff',
    '/%c0%ae',
    '/%ed%a0%80',
    '/a\tb',
    '/%09',
    '/%00',
    '/%7f',
    '/%c2%85',
    '/a?b',
    '/a#b',
    '/\ud800',
  ])('ROUTE-7 refuses %j', (pathname) => {
    expect(canonicalizePath(pathname)).toEqual({ kind: 'refused' });
  });

  it('ROUTE-7 never throws, and what it calls canonical stays so', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const verdict = canonicalizePath(`/${text}`);
        if (verdict.kind === 'refused') return;
        const path = verdict.kind === 'canonical' ? verdict.path : verdict.to;
        expect(canonicalizePath(path)).toEqual({ kind: 'canonical', path });
        expect(new URL(path, 'https://www.klankhuis.example').href).toBe(
          `https://www.klankhuis.example${path}`,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
