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
