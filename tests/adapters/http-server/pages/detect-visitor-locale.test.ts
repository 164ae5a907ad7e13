import { describe, expect, it } from 'vitest';
import { detectVisitorLocale, findRootRedirect } from '#adapters/http-server/pages/detect-visitor-locale.ts';

describe('the language of a visitor', () => {
  it.each([
    ['the cookie before the browser', { cookie: 'nl', languages: ['en'], path: '/' }, 'nl'],
    ['the cookie before the path', { cookie: 'nl', path: '/en' }, 'nl'],
    ['the browser before the path', { languages: ['nl'], path: '/en/concerts' }, 'nl'],
    ['the path where nothing else is known', { path: '/en/concerts' }, 'en'],
    ['Dutch where nothing is known', { path: '/' }, 'nl'],
    ['the browser where the cookie is unknown', { cookie: 'de', languages: ['en'], path: '/' }, 'en'],
    ['the browser where the cookie is empty', { cookie: '', languages: ['en'], path: '/' }, 'en'],
    ['no cookie in other letters', { cookie: 'EN', path: '/' }, 'nl'],
  ] as const)('ROUTE-9 takes %s', (_, hints, locale) => {
    expect(detectVisitorLocale(hints)).toBe(locale);
  });

  it.each([
    [['en'], 'en'],
    [['nl', 'en'], 'nl'],
    [['nl-BE', 'en'], 'nl'],
    [['de-DE', 'fr', 'en'], 'en'],
    [['EN-us'], 'en'],
    [['*'], 'nl'],
    [['*', 'en'], 'en'],
    [['english'], 'nl'],
    [[''], 'nl'],
    [[], 'nl'],
  ] as const)('ROUTE-9 takes of %j the first it speaks: %s', (languages, locale) => {
    expect(detectVisitorLocale({ languages, path: '/' })).toBe(locale);
  });

  it('ROUTE-9 redirects at the root alone', () => {
    expect(findRootRedirect({ languages: ['en'], path: '/' })).toBe('/en');
    expect(findRootRedirect({ cookie: 'en', path: '/' })).toBe('/en');
    expect(findRootRedirect({ languages: ['nl'], path: '/' })).toBeUndefined();
    expect(findRootRedirect({ languages: ['en'], path: '/concerten' })).toBeUndefined();
    expect(findRootRedirect({ cookie: 'nl', path: '/en' })).toBeUndefined();
  });

  it('ROUTE-9 leaves a crawler, which names no language, where it is', () => {
    expect(findRootRedirect({ path: '/' })).toBeUndefined();
  });
});
