import { describe, expect, it } from 'vitest';
import { orderAddress } from '#domain/event/order-address.ts';
import { anEvent } from '#tests/domain/event/an-event.ts';

const tixUrl = 'https://kassa.klankhuis.example';

describe('where tickets are ordered', () => {
  it('is where the CMS says', () => {
    const event = anEvent({ purchaseUrl: 'https://partner.example/order/7' });
    expect(orderAddress({ event, tixEventGroupId: 12, tixEventId: 345 }, tixUrl, 'nl')).toBe(
      'https://partner.example/order/7',
    );
  });

  it.each(['nl', 'en'] as const)(
    'is else the ticketing site, by its own numbers, in the page’s language: %s',
    (locale) => {
      expect(orderAddress({ event: anEvent(), tixEventGroupId: 12, tixEventId: 345 }, tixUrl, locale)).toBe(
        `https://kassa.klankhuis.example/${locale}/buyingflow/tickets/12/345/`,
      );
    },
  );
});
