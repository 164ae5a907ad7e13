import { expect, it, describe } from 'vitest';
import type { EventCard } from '#domain/event/event.ts';
import { anonymousSession } from '#domain/session/session.ts';
import { addMilliseconds } from '#domain/time/instant.ts';
import { canMeasure } from '#domain/tracking/consent.ts';
import {
  createVisitorTrackingEvent,
  trackingDelayMs,
  computeTrackedEventStatus,
} from '#domain/tracking/tracking-event.ts';
import { aSale, afterwards, beforeAll, onSale, saleEnd } from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

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

/** The same concert, whose online sale ends a day before it starts. */
const saleOver: Partial<EventCard> = { sale: aSale({ end: addMilliseconds(onSale, -1) }) };

describe('the tracked status of a concert', () => {
  it.each<[string, string, Partial<EventCard>, number]>([
    ['cancelled', 'the planning says cancelled', { importStatus: 'cancelled' }, onSale],
    ['cancelled', 'ticketing says cancelled', { sale: aSale({ code: 3 }) }, onSale],
    ['cancelled', 'it was cancelled and is past', { importStatus: 'cancelled' }, afterwards],
    ['moved', 'the planning says moved', { importStatus: 'moved' }, onSale],
    [
      'available',
      'it is the new concert of one that moved',
      { importStatus: 'moved', movedFrom: onSale },
      onSale,
    ],
    ['moved', 'it was moved and is past', { importStatus: 'moved' }, afterwards],
    ['moved', 'it is moved and sold out', { importStatus: 'moved', sale: aSale({ code: 2 }) }, onSale],
    ['over', 'it is past', {}, afterwards],
    ['over', 'it is past, though its sale has no end', { sale: aSale({ end: null }) }, afterwards],
    [
      'over',
      'its last note is past',
      { sale: aSale({ end: null }), ends: addMilliseconds(onSale, -1) },
      onSale,
    ],
    ['available', 'its last note sounds', { sale: aSale({ end: null }), ends: onSale }, onSale],
    ['over', 'its sale is over', saleOver, onSale],
    ['soldOut', 'it is sold out', { sale: aSale({ code: 2 }) }, onSale],
    ['lastTickets', 'few tickets are left', { sale: aSale({ code: 1 }) }, onSale],
    ['available', 'nothing is the matter', {}, onSale],
    ['available', 'the sale has yet to begin', {}, beforeAll],
    ['available', 'nothing is scheduled', { sale: aSale({ code: 4 }) }, onSale],
    ['available', 'it plays, in the last moment of its sale', {}, saleEnd],
  ])('SALE-5 is %s where %s', (expected, _when, own, now) => {
    expect(computeTrackedEventStatus(anEventCard(own), addMilliseconds(onSale, now - onSale))).toBe(expected);
  });
});

it('TRACK-5 allows no measuring before consent is given', () => {
  expect((['accepted', 'pending', 'denied'] as const).map(canMeasure)).toEqual([true, false, false]);
});
