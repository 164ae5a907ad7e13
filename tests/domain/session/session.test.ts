import { describe, expect, it } from 'vitest';
import {
  anonymousSession,
  customerLookupDelayMs,
  withTicketingSession,
  type TicketingSession,
  toIdentifiedVisitor,
} from '#domain/session/session.ts';

const tix = 'https://tickets.klankhuis.example';
const anonymous: TicketingSession = { basket: null, user: null, profileUrl: null };
const received = (reported: Partial<TicketingSession>, previous = anonymousSession) =>
  withTicketingSession(previous, { ...anonymous, ...reported });
const anna = { id: 10, hash: 'a', tags: [37, 499] };

describe('the session', () => {
  it('TIX-2 has the basket, the profile and the user', () => {
    const basket = { size: 2, url: `${tix}/order`, expiresIn: 600 };
    expect(received({ basket, user: anna, profileUrl: `${tix}/profile` })).toEqual({
      order: basket,
      orderSize: 2,
      profileUrl: `${tix}/profile`,
      user: anna,
      customerId: null,
    });
  });

  it('TIX-2 is anonymous without a message of the ticketing', () => {
    expect(received({})).toEqual(anonymousSession);
  });

  it('TIX-5 keeps the customer number for the same user', () => {
    const known = { ...received({ user: anna }), customerId: 'C-1' };
    expect(received({ user: anna, basket: { size: 1, url: tix } }, known).customerId).toBe('C-1');
    expect(received({ user: { ...anna, id: 11 } }, known).customerId).toBeNull();
    expect(received({ user: null }, known).customerId).toBeNull();
  });

  it('TIX-5 looks up the customer number after 2.5 s', () => {
    expect(customerLookupDelayMs).toBe(2500);
  });

  it('FAV-1 allows favourites for a user with both id and hash', () => {
    expect(toIdentifiedVisitor(received({ user: anna }))).toEqual({ id: 10, hash: 'a' });
    expect(toIdentifiedVisitor(received({ user: { ...anna, hash: null } }))).toBeNull();
    expect(toIdentifiedVisitor(anonymousSession)).toBeNull();
  });
});
