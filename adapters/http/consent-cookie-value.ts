import { readCookie } from '#adapters/http/read-cookie.ts';
import { percentDecodeComponent } from '#domain/percent-encoding.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Consent, ConsentChoice } from '#domain/tracking/consent.ts';

/** The consent tool's cookie. Its value is a percent-encoded JavaScript-like object, not JSON. */
export const consentCookieName = 'CookieConsent';

/** The window events after which consent may have changed. */
export const consentToolEventNames = [
  'CookiebotOnConsentReady',
  'CookiebotOnAccept',
  'CookiebotOnDecline',
] as const;

/** The consent to statistics in a cookie header or `document.cookie`. `-1`, which the tool sets for visitors from other regions, is pending too. */
export function readStatisticsConsent(cookies: string | undefined): Consent {
  const value = percentDecodeComponent(readCookie(cookies, consentCookieName) ?? '') ?? '';
  const [, answer] = /(?:^|[{,\s])statistics:(true|false)(?![\w$])/.exec(value) ?? [];
  if (answer === undefined) return 'pending';
  return answer === 'true' ? 'accepted' : 'denied';
}

/** Where a response stores the answer that a script has stored before: some browsers keep for a week only what no response has stored. */
export const consentPath = '/consent';

/**
 * The value of the consent cookie, in the format of the consent tool, so that scripts written for that tool can read it (TRACK-1).
 * The site only asks for consent to statistics; marketing is always false.
 */
export function formatConsentCookieValue(answer: ConsentChoice, now: Instant): string {
  const fields = [
    `stamp:'site'`,
    'necessary:true',
    'preferences:false',
    `statistics:${answer === 'accepted'}`,
    'marketing:false',
    `method:'explicit'`,
    'ver:1',
    `utc:${now}`,
    `region:'nl'`,
  ];
  return encodeURIComponent(`{${fields.join(',')}}`);
}
