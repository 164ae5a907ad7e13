/** A visitor's consent to tracking (TRACK-1); `pending`: no answer yet, or an unreadable one. */
export type Consent = 'accepted' | 'denied' | 'pending';

/** A visitor's answer; `pending` is the absence of one. */
export type ConsentChoice = Exclude<Consent, 'pending'>;

/** Whether measuring scripts may run: tag manager, experiments, the A/B tool (TRACK-5). */
export function canMeasure(consent: Consent): boolean {
  return consent === 'accepted';
}
