import { afterEach, describe, expect, it } from 'vitest';
import {
  parseLocaleAndUri,
  redirectDefaultPrefix,
  toSetLanguagePath,
  toLocalePath,
} from '#domain/locale/locale-routes.ts';
import {
  getDefaultLocale,
  getHallLocales,
  getOtherLocale,
  parseLocale,
  setHallLanguages,
  toLanguageTag,
} from '#domain/locale/locale.ts';

afterEach(() => setHallLanguages(['nl-NL', 'en-GB']));

describe('a hall whose first language is English', () => {
  it('HALL-15 has English without a prefix, and Dutch with one', () => {
    setHallLanguages(['en-GB', 'nl-NL']);
    expect([getDefaultLocale(), getOtherLocale('en'), getOtherLocale('nl')]).toEqual(['en', 'nl', 'en']);
    expect([toLocalePath('en', '/'), toLocalePath('nl', '/'), toLocalePath('nl', '/agenda')]).toEqual([
      '/',
      '/nl',
      '/nl/agenda',
    ]);
    expect(parseLocaleAndUri('/nl/agenda')).toEqual({ locale: 'nl', uri: 'agenda' });
    expect(parseLocaleAndUri('/calendar')).toEqual({ locale: 'en', uri: 'calendar' });
    expect([redirectDefaultPrefix('/en/calendar'), redirectDefaultPrefix('/nl/agenda')]).toEqual([
      '/calendar',
      undefined,
    ]);
    expect(toSetLanguagePath('en')).toBe('/set-language/en');
  });
});

describe('a hall with one language', () => {
  it('HALL-15 has no other, and no prefix', () => {
    setHallLanguages(['en-US']);
    expect([getHallLocales(), getOtherLocale('en'), parseLocale('nl')]).toEqual([
      ['en'],
      undefined,
      undefined,
    ]);
    expect(parseLocaleAndUri('/nl')).toEqual({ locale: 'en', uri: 'nl' });
    expect([toLanguageTag('en'), toLanguageTag('nl')]).toEqual(['en-US', 'nl']);
  });
});
