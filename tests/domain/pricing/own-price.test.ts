import { describe, expect, it } from 'vitest';
import { findOwnPrice } from '#domain/pricing/offered-prices.ts';
import { pickLowestPricesByTag } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { friend } from '#fixtures/builders/a-sale.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T12:00:00+01:00');
const normal = [aPrice({ zone: '1', euros: 60 }), aPrice({ zone: '2', euros: 30 })];

describe('the visitor’s own price in a list', () => {
  const forFriends = [
    aPrice({ ticketType: 'Vrienden', tag: friend, zone: '1', euros: 54 }),
    aPrice({ ticketType: 'Vrienden', tag: friend, zone: '2', euros: 27 }),
  ];
  const find = (minPrice: number | null, tags: readonly CustomerTag[] = [friend]) =>
    findOwnPrice({ minPrice }, [...normal, ...forFriends], tags, now);

  it('DOOR-40 is that of their ticket type, if it is lower than the general one', () => {
    expect(find(30)).toMatchObject({ ticketType: 'Vrienden', euros: 27 });
    expect(find(null)).toMatchObject({ ticketType: 'Vrienden' });
  });

  it('DOOR-40 is not stated where the general price is as low, nor to a visitor without the tag', () => {
    expect([find(27), find(0), find(30, [])]).toEqual([null, null, null]);
  });

  it('DOOR-40 is reckoned from the lowest of each tag, ticket type and period, and from no general price', () => {
    const later = aPrice({ ticketType: 'Vrienden', tag: friend, euros: 20, activeFrom: now });
    const picked = pickLowestPricesByTag([...normal, ...forFriends, later]);
    expect(picked.map(({ ticketType, euros }) => `${ticketType} ${euros}`)).toEqual([
      'Vrienden 27',
      'Vrienden 20',
    ]);
  });
});
