import { describe, expect, it } from 'vitest';
import { detectLocale, localeCookieText, rootRedirect } from '#domain/locale/detect-locale.ts';

describe('the language of a visitor', () => {
  it.each([
    ['the cookie before the browser', { cookie: 'nl', acceptLanguage: 'en', path: '/' }, 'nl'],
    ['the cookie before the path', { cookie: 'nl', path: '/en' }, 'nl'],
    ['the browser before the path', { acceptLanguage: 'nl', path: '/en/concerts' }, 'nl'],
    ['the path where nothing else is known', { path: '/en/concerts' }, 'en'],
    ['Dutch where nothing is known', { path: '/' }, 'nl'],
    ['the browser where the cookie is unknown', { cookie: 'de', acceptLanguage: 'en', path: '/' }, 'en'],
    ['the browser where the cookie is empty', { cookie: '', acceptLanguage: 'en', path: '/' }, 'en'],
    ['no cookie in other letters', { cookie: 'EN', path: '/' }, 'nl'],
  ] as const)('ROUTE-9 takes %s', (_, hints, locale) => {
    expect(detectLocale(hints)).toBe(locale);
  });

  it.each([
    ['en', 'en'],
    ['en-GB,en;q=0.9,nl;q=0.8', 'en'],
    ['nl;q=0.8,en;q=0.9', 'en'],
    ['en;q=0.8, nl-BE ; q=0.9', 'nl'],
    ['de-DE,fr;q=0.9,en;q=0.1', 'en'],
    ['en;q=0,nl;q=0.1', 'nl'],
    ['en;q=0', 'nl'],
    ['en;q=0.5,nl;q=0.5', 'en'],
    ['en;q=0.85,nl;q=0.8', 'en'],
    ['nl;q=0.9,en;q=1.000', 'en'],
    ['nl;q=0.9,en;q=1.0000', 'nl'],
    ['nl;q=0.9,en;q=21', 'nl'],
    ['nl;q=0.9,en;level=1', 'en'],
    ['EN-us', 'en'],
    ['*', 'nl'],
    ['*;q=1,en;q=0.5', 'en'],
    ['en;q=2', 'nl'],
    ['en;q=quick', 'nl'],
    ['english', 'nl'],
    ['', 'nl'],
    [',;,q=1', 'nl'],
  ] as const)('ROUTE-9 reads the browser’s %j as %s', (acceptLanguage, locale) => {
    expect(detectLocale({ acceptLanguage, path: '/' })).toBe(locale);
  });

  it('ROUTE-9 redirects at the root alone', () => {
    expect(rootRedirect({ acceptLanguage: 'en', path: '/' })).toBe('/en');
    expect(rootRedirect({ cookie: 'en', path: '/' })).toBe('/en');
    expect(rootRedirect({ acceptLanguage: 'nl', path: '/' })).toBeUndefined();
    expect(rootRedirect({ acceptLanguage: 'en', path: '/concerten' })).toBeUndefined();
    expect(rootRedirect({ cookie: 'nl', path: '/en' })).toBeUndefined();
  });

  it('ROUTE-9 leaves a crawler, which names no language, where it is', () => {
    expect(rootRedirect({ path: '/' })).toBeUndefined();
  });

  it('ROUTE-9 remembers the choice for 365 days, secure on https', () => {
    const cookie = 'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax';
    expect(localeCookieText('en', false)).toBe(cookie);
    expect(localeCookieText('en', true)).toBe(`${cookie}; Secure`);
  });
});
