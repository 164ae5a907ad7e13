import { type Consent, mayMeasure } from '#domain/consent/consent.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** How long after a route change the page view is pushed, and any event after what it tells of, in milliseconds (TRACK-2). */
export const trackingDelay = 250;

/** What empties the layer's shop before the next one is put in; without it, the two are merged. */
export type ClearedShop = { readonly ecommerce: null };

/**
 * What is pushed to the data layer for an event, in this order. Nothing without consent (TRACK-5): a tag manager reads the whole
 * layer when it is fetched, so what was pushed before consent would be sent after it.
 */
export function pushesFor(event: TrackingEvent, consent: Consent): readonly (TrackingEvent | ClearedShop)[] {
  if (!mayMeasure(consent)) return [];
  return 'ecommerce' in event ? [{ ecommerce: null }, event] : [event];
}
