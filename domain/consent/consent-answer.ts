import type { Consent } from '#domain/consent/consent.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What a visitor can say; not answering is no answer. */
export type ConsentAnswer = Exclude<Consent, 'pending'>;

/** How long an answer is kept, in seconds: a year, after which the question comes again. */
export const consentLifetime = 365 * 24 * 3600;

/**
 * The value of the consent cookie for an answer, in the form of the consent tool, so that whoever reads the tool's answers
 * reads these (TRACK-1). The hall asks about statistics alone; nothing here is ever for marketing.
 */
export function consentCookieValue(answer: ConsentAnswer, now: Instant): string {
  const fields = [
    `stamp:'klankhuis'`,
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
