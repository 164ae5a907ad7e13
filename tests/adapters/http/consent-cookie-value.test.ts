import { describe, expect, it } from 'vitest';
import {
  consentCookieName,
  readStatisticsConsent,
  formatConsentCookieValue,
} from '#adapters/http/consent-cookie-value.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { ConsentChoice } from '#domain/tracking/consent.ts';

describe('a visitor’s consent answer', () => {
  it.each(['accepted', 'denied'] as const satisfies readonly ConsentChoice[])(
    'TRACK-1 is read back as %s from the cookie it is written to',
    (answer) => {
      const value = formatConsentCookieValue(answer, createInstant(1_795_183_200_000));
      expect(readStatisticsConsent(`a=1; ${consentCookieName}=${value}`)).toBe(answer);
    },
  );

  it('TRACK-1 has the form of the consent tool, percent-encoded', () => {
    expect(decodeURIComponent(formatConsentCookieValue('accepted', createInstant(12)))).toBe(
      `{stamp:'site',necessary:true,preferences:false,statistics:true,marketing:false,method:'explicit',ver:1,utc:12,region:'nl'}`,
    );
    expect(formatConsentCookieValue('denied', createInstant(12))).not.toMatch(/[;,\s"]/);
  });
});

const stamped = (statistics: string) =>
  `{stamp:'x',necessary:true,preferences:false,statistics:${statistics},marketing:false,method:'explicit',ver:1}`;
const cookie = (value: string) => `a=1; CookieConsent=${encodeURIComponent(value)}; b=2`;

describe('consent to be counted', () => {
  it.each([
    ['given', cookie(stamped('true')), 'accepted'],
    ['refused', cookie(stamped('false')), 'denied'],
    ['in a value that is not escaped', `CookieConsent=${stamped('true')}`, 'accepted'],
    ['in a value that is nothing else', cookie('statistics:true'), 'accepted'],
    ['without a cookie', 'a=1', 'pending'],
    ['without any cookies', '', 'pending'],
    ['where nothing is known', undefined, 'pending'],
    ['from elsewhere', cookie('-1'), 'pending'],
    ['in words', cookie(stamped('yes')), 'pending'],
    ['in words that begin like it', cookie(stamped('trueish')), 'pending'],
    ['for something that is called alike', cookie('{mystatistics:true}'), 'pending'],
    ['in broken encoding', 'CookieConsent=%E0%A4%A{statistics:true}', 'pending'],
    ['in another cookie', `OldCookieConsent=${encodeURIComponent(stamped('true'))}`, 'pending'],
  ])('TRACK-1 %s', (_, cookies, consent) => {
    expect(readStatisticsConsent(cookies)).toBe(consent);
  });
});
