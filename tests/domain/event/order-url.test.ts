import { describe, expect, it } from 'vitest';
import { toOrderUrl } from '#domain/event/order-url.ts';

const tixUrl = 'https://kassa.klankhuis.example';
const ids = { tixEventGroupId: 12, tixEventId: 345 };

describe('where tickets are ordered', () => {
  it('WAY-1 is the URL of the CMS', () => {
    const purchaseUrl = 'https://partner.example/order/7';
    expect(toOrderUrl({ ...ids, purchaseUrl }, tixUrl, 'nl')).toBe(purchaseUrl);
  });

  it.each(['nl', 'en'] as const)(
    'WAY-1 is else the ticketing, by its own ids, in the language of the page: %s',
    (locale) => {
      expect(toOrderUrl(ids, tixUrl, locale)).toBe(
        `https://kassa.klankhuis.example/${locale}/buyingflow/tickets/12/345/`,
      );
    },
  );

  it.each([{}, { tixEventGroupId: 12 }, { tixEventId: 345 }])('WAY-1 is unknown for %j', (event) => {
    expect(toOrderUrl(event, tixUrl, 'nl')).toBeNull();
  });
});
