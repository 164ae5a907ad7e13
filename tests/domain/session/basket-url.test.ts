import { describe, expect, it } from 'vitest';
import { anonymousSession, toBasketUrl } from '#domain/session/session.ts';

describe('the way to the basket', () => {
  it('LAYOUT-2 leads to the order where there is one', () => {
    const order = { size: 2, url: 'https://tickets.example/nl/order/7' };
    expect(toBasketUrl({ ...anonymousSession, order, orderSize: 2 }, 'https://tickets.example', 'nl')).toBe(
      order.url,
    );
  });

  it('LAYOUT-2 leads to ticketing’s own page where there is none', () => {
    expect(toBasketUrl(anonymousSession, 'https://tickets.example', 'en')).toBe(
      'https://tickets.example/en/buyingflow/order/',
    );
  });
});
