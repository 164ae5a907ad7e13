import { describe, expect, it } from 'vitest';
import { findOwnPrice } from '#domain/pricing/offered-prices.ts';
import { pickLowestPricesByTag } from '#domain/pricing/ticket-price.ts';
import { computeTicketTypePrices } from '#domain/pricing/ticket-type-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { friend } from '#fixtures/builders/a-sale.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T12:00:00+01:00');
const normal = [aPrice({ zone: '1', euros: 60 }), aPrice({ zone: '2', euros: 30 })];

describe('the prices beside the normal one', () => {
  it('WAY-2 save what they differ from a normal ticket of the same zone', () => {
    const young = [
      aPrice({ ticketType: 'Tot 30 jaar', zone: '1', euros: 40 }),
      aPrice({ ticketType: 'Tot 30 jaar', zone: '2', euros: 15 }),
    ];
    expect(computeTicketTypePrices([...normal, ...young], [], ['Normaal'], now)).toEqual([
      { name: 'Tot 30 jaar', isOwn: false, from: 15, to: 40, saving: { from: 15, to: 20 } },
    ]);
  });

  it('WAY-2 list the visitor’s own first, even if another is cheaper', () => {
    const others = [
      aPrice({ ticketType: 'Tot 30 jaar', euros: 20 }),
      aPrice({ ticketType: 'Vriend', tag: friend, euros: 54 }),
    ];
    const names = computeTicketTypePrices([...normal, ...others], [friend], ['Normaal'], now).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Vriend', 'Tot 30 jaar']);
  });

  it('WAY-2 save nothing where they cost as much as a normal ticket, or more', () => {
    const dear = aPrice({ ticketType: 'Met diner', euros: 90 });
    expect(computeTicketTypePrices([...normal, dear], [], ['Normaal'], now)).toMatchObject([
      { saving: null },
    ]);
  });
});

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
