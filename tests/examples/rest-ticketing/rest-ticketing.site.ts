import { parseEventId } from '#domain/event/event.ts';
import type { TicketingAddresses, TicketingSite } from '#ports/ticketing-site.port.ts';

/** What a REST ticketing offers, and its addresses. `url` is its base URL, without trailing slash. */
export function createRestTicketingSite(url: string): TicketingSite {
  const { host, origin } = new URL(url);
  const addresses: TicketingAddresses = {
    // Without script the visitor logs in at the ticketing alone.
    login: (locale, returnUrl) => `${url}/login?${new URLSearchParams({ lang: locale, back: returnUrl })}`,
    basket: (locale) => `${url}/basket?lang=${locale}`,
    order: ({ tixEventId }, locale) =>
      tixEventId === undefined ? null : `${url}/order/${tixEventId}?lang=${locale}`,
    series: ({ id }, locale) => `${url}/series/${id}?lang=${locale}`,
  };
  return {
    capabilities: {
      login: 'prepared',
      basket: true,
      pricesByTag: true,
      vipCard: false,
      education: false,
      favouritesHash: false,
      freePlaces: false,
    },
    defaultEnvironment: 'tix',
    addresses: { tix: addresses, education: addresses },
    hosts: [host],
    origins: { connect: [origin] },
    parseOrder: (address) => {
      const [, kind, id] = /\/(order|series)\/(\d+)$/.exec(new URL(address).pathname) ?? [];
      if (kind === 'order') return { event: parseEventId(id) };
      return kind === 'series' ? {} : null;
    },
  };
}
