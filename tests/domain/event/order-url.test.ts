import { describe, expect, it } from 'vitest';
import { toOrderUrl } from '#domain/event/order-url.ts';
import type { Locale } from '#domain/locale/locale.ts';

const ids = { tixEventGroupId: 12, tixEventId: 345 };
const ticketing = {
  order: ({ tixEventId }: { readonly tixEventId?: number }, locale: Locale) =>
    tixEventId === undefined ? null : `https://tickets.example/${locale}/${tixEventId}`,
};

describe('where tickets are ordered', () => {
  it('WAY-1 is the URL of the CMS', () => {
    const purchaseUrl = 'https://partner.example/order/7';
    expect(toOrderUrl({ ...ids, purchaseUrl }, ticketing, 'nl')).toBe(purchaseUrl);
  });

  it('WAY-1 is else that of the ticketing, in the language of the page', () => {
    expect(toOrderUrl(ids, ticketing, 'en')).toBe('https://tickets.example/en/345');
  });

  it('WAY-1 is unknown if neither has one', () => {
    expect(toOrderUrl({ tixEventGroupId: 12 }, ticketing, 'nl')).toBeNull();
  });
});
