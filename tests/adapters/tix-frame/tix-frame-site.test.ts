import { describe, expect, it } from 'vitest';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';

const urls = {
  tix: 'https://kassa.klankhuis.example/winkel',
  education: 'https://scholen.klankhuis.example:8443',
};
const { addresses, hosts, origins, parseOrder } = createTixFrameSite(urls, 'tix');
const concert = { tixEventGroupId: 12, tixEventId: 345 };

describe('the addresses of the ticketing in a frame', () => {
  it('TIX-4 start with a login that returns to the page', () => {
    expect(addresses.tix.login('en', 'https://www.klankhuis.example/en/x?a=b&c=d#e')).toBe(
      `${urls.tix}/en/login?returnUrl=https%3A%2F%2Fwww.klankhuis.example%2Fen%2Fx%3Fa%3Db%26c%3Dd%23e`,
    );
  });

  it('LAYOUT-2 WAY-1 are those of one environment, in the language of the page', () => {
    expect(addresses.tix.basket('nl')).toBe(`${urls.tix}/nl/buyingflow/order/`);
    expect(addresses.education.basket('en')).toBe(`${urls.education}/en/buyingflow/order/`);
    expect(addresses.education.order(concert, 'nl')).toBe(`${urls.education}/nl/buyingflow/tickets/12/345/`);
    expect(addresses.tix.series({ id: 2003 }, 'en')).toBe(`${urls.tix}/en/buyingflow/subscription/2003/`);
  });

  it('DOOR-41 propose a ticket type by its name', () => {
    const url = addresses.tix.order(concert, 'nl', 'VriendenLoterij VIP-KAART');
    expect(url).toBe(`${urls.tix}/nl/buyingflow/tickets/12/345/?ticketType=VriendenLoterij%20VIP-KAART`);
    expect(parseOrder(url ?? '')).toEqual({ event: 345 });
  });

  it.each([{}, { tixEventGroupId: 12 }, { tixEventId: 345 }])('WAY-1 contain no order for %j', (event) => {
    expect(addresses.tix.order(event, 'nl')).toBeNull();
  });

  it('SWAP-2 are only for schools if there is an address of their ticketing', () => {
    expect(createTixFrameSite(urls, 'tix').capabilities.education).toBe(true);
    const withoutSchools = createTixFrameSite({ ...urls, education: '' }, 'tix');
    expect(withoutSchools.capabilities).toMatchObject({ education: false, login: 'address' });
    expect(withoutSchools.origins.frame).toEqual(['https://kassa.klankhuis.example']);
  });

  it('TRACK-3 addresses of orders are parsed to their concert', () => {
    expect(parseOrder(addresses.tix.order(concert, 'nl') ?? '')).toEqual({ event: 345 });
    expect(parseOrder(addresses.tix.series({ id: 7 }, 'nl') ?? '')).toEqual({});
    expect(parseOrder(addresses.tix.basket('nl') ?? '')).toBeNull();
  });

  it('LINK-1 are recognized by their hosts, and need frames of their origins', () => {
    expect(hosts).toEqual(['kassa.klankhuis.example', 'scholen.klankhuis.example:8443']);
    expect(origins.frame).toEqual([
      'https://kassa.klankhuis.example',
      'https://scholen.klankhuis.example:8443',
    ]);
    expect(createTixFrameSite({ tix: '', education: 'tickets' }, 'tix').hosts).toEqual([]);
  });
});
