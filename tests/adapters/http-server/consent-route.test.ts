import { describe, expect, it } from 'vitest';
import { consentCookieName, formatConsentCookieValue } from '#adapters/http/consent-cookie-value.ts';
import { createInstant } from '#domain/time/instant.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(aHall(), { SITE_ORIGIN: 'https://klankhuis.example' });

const post = (cookie: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${site.url}/consent`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
  });

describe('the response that stores the answer about consent', () => {
  it.each([
    ['denied', formatConsentCookieValue('denied', createInstant(1_800_000_000_000))],
    ['accepted', '{statistics:true}'],
    ['denied', '{statistics:false}'],
  ] as const)('WAY-30 stores that it is %s for a year, and is stored nowhere: %s', async (answer, value) => {
    const { status, headers } = await post(`a=1; ${consentCookieName}=${value}; i18n_redirected=en`);
    expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(headers.getSetCookie()).toEqual([
      `CookieConsent=${formatConsentCookieValue(answer, site.clock.now())}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    ]);
  });

  it.each(['', 'CookieConsent=-1', 'CookieConsent={statistics:perhaps}', 'Other={statistics:true}'])(
    'WAY-30 stores nothing without an answer: %j',
    async (cookie) => {
      const { status, headers } = await post(cookie);
      expect([status, headers.getSetCookie()]).toEqual([400, []]);
    },
  );

  it('WAY-30 stores nothing for a page of another site', async () => {
    const { status, headers } = await post('CookieConsent={statistics:true}', {
      'sec-fetch-site': 'cross-site',
    });
    expect([status, headers.getSetCookie()]).toEqual([403, []]);
  });
});
