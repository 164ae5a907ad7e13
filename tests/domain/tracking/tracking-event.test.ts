import { expect, it } from 'vitest';
import { anonymousSession } from '#domain/session/session.ts';
import { createVisitorTrackingEvent, trackingDelayMs } from '#domain/tracking/tracking-event.ts';

it('TRACK-3 a visitor is tracked by ids, and never by a hash', () => {
  const user = { id: 10, hash: 'secret', tags: [37] };
  expect(createVisitorTrackingEvent({ ...anonymousSession, user, customerId: 'C-1' })).toEqual({
    kind: 'visitorKnown',
    userId: 10,
    customerId: 'C-1',
  });
  const anonymous = { kind: 'visitorKnown', userId: null, customerId: null };
  expect(createVisitorTrackingEvent(anonymousSession)).toEqual(anonymous);
  expect(createVisitorTrackingEvent({ ...anonymousSession, customerId: 'C-1' })).toEqual(anonymous);
});

it('TRACK-2 an event waits 250 ms', () => {
  expect(trackingDelayMs).toBe(250);
});
