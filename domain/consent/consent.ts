import { readCookie } from '#domain/consent/read-cookie.ts';
import { percentDecoded } from '#domain/link/percent-encoding.ts';

/** What a visitor said about being counted (TRACK-1); `pending` is no answer, or none that can be read. */
export type Consent = 'accepted' | 'denied' | 'pending';

/** The cookie of the consent tool. Its value is a JavaScript-like object, percent-encoded; no JSON. */
export const consentCookie = 'CookieConsent';

/** The events on which the window says that consent may have changed. */
export const consentEvents = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'] as const;

/** The consent for statistics in a cookie header or `document.cookie`. `-1`, for visitors from elsewhere, is pending too. */
export function statisticsConsent(cookies: string | undefined): Consent {
  const value = percentDecoded(readCookie(cookies, consentCookie) ?? '') ?? '';
  const [, answer] = /(?:^|[{,\s])statistics:(true|false)(?![\w$])/.exec(value) ?? [];
  if (answer === undefined) return 'pending';
  return answer === 'true' ? 'accepted' : 'denied';
}

/** The number by which the A/B tool knows a consent. */
export function vwoConsentCode(consent: Consent): 1 | 2 | 3 {
  switch (consent) {
    case 'accepted':
      return 1;
    case 'pending':
      return 2;
    case 'denied':
      return 3;
  }
}

/** Whether anything that measures a person may run: tag manager, experiments, the tool itself (TRACK-5). */
export function mayMeasure(consent: Consent): boolean {
  return consent === 'accepted';
}
