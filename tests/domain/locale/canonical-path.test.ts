import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalizePath } from '#domain/locale/canonical-path.ts';
import { hostileText } from '#tests/domain/link/hostile-text.ts';

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
