import { type Consent, mayMeasure } from '#domain/consent/consent.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** How long after a route change the page view is pushed, and any event after what it tells of, in milliseconds (TRACK-2). */
export const trackingDelay = 250;

/** What empties the layer's shop before the next one is put in; without it, the two are merged. */
export type ClearedShop = { readonly ecommerce: null };

/**
 * What is pushed for an event, in this order. Nothing that identifies a person without consent (TRACK-5); the rest waits in
 * the page's own layer, which nobody reads until the tag manager may run.
 */
export function pushesFor(event: TrackingEvent, consent: Consent): readonly (TrackingEvent | ClearedShop)[] {
  if (identifies(event) && !mayMeasure(consent)) return [];
  return 'ecommerce' in event ? [{ ecommerce: null }, event] : [event];
}

function identifies(event: TrackingEvent): boolean {
  return event.event === 'user_info';
}
