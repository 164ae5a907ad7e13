import { readCookie } from '#domain/consent/read-cookie.ts';
import { percentDecodeComponent } from '#domain/link/percent-encoding.ts';

/** A visitor's consent to tracking (TRACK-1); `pending`: no answer yet, or an unreadable one. */
export type Consent = 'accepted' | 'denied' | 'pending';

/** The consent tool's cookie. Its value is a percent-encoded JavaScript-like object, not JSON. */
export const consentCookie = 'CookieConsent';

/** The window events after which consent may have changed. */
export const consentToolEventNames = [
  'CookiebotOnConsentReady',
  'CookiebotOnAccept',
  'CookiebotOnDecline',
] as const;

/** The consent to statistics in a cookie header or `document.cookie`. `-1`, which the tool sets for visitors from other regions, is pending too. */
export function readStatisticsConsent(cookies: string | undefined): Consent {
  const value = percentDecodeComponent(readCookie(cookies, consentCookie) ?? '') ?? '';
  const [, answer] = /(?:^|[{,\s])statistics:(true|false)(?![\w$])/.exec(value) ?? [];
  if (answer === undefined) return 'pending';
  return answer === 'true' ? 'accepted' : 'denied';
}

/** The A/B tool's code for a consent. */
export function toVwoConsentCode(consent: Consent): 1 | 2 | 3 {
  switch (consent) {
    case 'accepted':
      return 1;
    case 'pending':
      return 2;
    case 'denied':
      return 3;
  }
}

/** Whether measuring scripts may run: tag manager, experiments, the A/B tool (TRACK-5). */
export function canMeasure(consent: Consent): boolean {
  return consent === 'accepted';
}
