import { describe, expect, it } from 'vitest';
import {
  anonymousSession,
  customerLookupDelay,
  favouritesUserOf,
  loginUrl,
  sessionAfter,
  type TixSession,
} from '#domain/session/session.ts';

const tix = 'https://tickets.klankhuis.example';
const received = (message: TixSession, previous = anonymousSession) =>
  sessionAfter(previous, message, tix, 'nl');
const anna = { id: 10, hash: 'a', tags: [{ id: 37 }, { id: 499 }] };

describe('the session', () => {
  it('TIX-2 has the basket, the profile and the user', () => {
    const order = { items: [{ price: 10 }, { price: 20 }], url: `${tix}/order`, expires: 600 };
    expect(received({ order, user: anna, profile: `${tix}/profile` })).toEqual({
      order: { size: 2, url: `${tix}/order`, expiresIn: 600 },
      orderSize: 2,
      profileUrl: `${tix}/profile`,
      user: { id: 10, hash: 'a', tags: [37, 499] },
      customerId: null,
    });
  });

  it.each([{}, { order: null, user: null }, { order: {} }, { order: { items: [], url: tix } }, { user: {} }])(
    'TIX-2 is that of anybody where %j is all there is',
    (message) => expect(received(message)).toEqual(anonymousSession),
  );

  it('TIX-2 knows the way to a basket that has no address of its own', () => {
    expect(received({ order: { items: [1] } }).order).toStrictEqual({
      size: 1,
      url: `${tix}/nl/buyingflow/order/`,
    });
  });

  it('TIX-5 keeps the customer number as long as the user is the same', () => {
    const known = { ...received({ user: anna }), customerId: 'C-1' };
    expect(received({ user: anna, order: { items: [1] } }, known).customerId).toBe('C-1');
    expect(received({ user: { ...anna, id: 11 } }, known).customerId).toBeNull();
    expect(received({ user: null }, known).customerId).toBeNull();
  });

  it('TIX-5 asks for the customer number after 2.5 s', () => {
    expect(customerLookupDelay).toBe(2500);
  });

  it('FAV-1 lets favourites be kept for a user with both id and hash', () => {
    expect(favouritesUserOf(received({ user: anna }))).toEqual({ id: 10, hash: 'a' });
    expect(favouritesUserOf(received({ user: { id: 10, hash: '' } }))).toBeNull();
    expect(favouritesUserOf(received({ user: { id: 10 } }))).toBeNull();
    expect(favouritesUserOf(received({ user: { hash: 'a' } }))).toBeNull();
    expect(favouritesUserOf(anonymousSession)).toBeNull();
  });

  it('TIX-4 begins with a login that comes back to the page', () => {
    expect(loginUrl(tix, 'en', 'https://www.klankhuis.example/en/x?a=b&c=d#e')).toBe(
      `${tix}/en/login?returnUrl=https%3A%2F%2Fwww.klankhuis.example%2Fen%2Fx%3Fa%3Db%26c%3Dd%23e`,
    );
  });
});
