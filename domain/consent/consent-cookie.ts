import type { Consent } from '#domain/consent/consent.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A visitor's answer; `pending` is the absence of one. */
export type ConsentAnswer = Exclude<Consent, 'pending'>;

/** How long an answer is stored, in seconds: a year, after which the visitor is asked again. */
export const consentLifetimeSeconds = 365 * 24 * 3600;

/**
 * The value of the consent cookie, in the format of the consent tool, so that scripts written for that tool can read it (TRACK-1).
 * The site only asks for consent to statistics; marketing is always false.
 */
export function toConsentCookieValue(answer: ConsentAnswer, now: Instant): string {
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
