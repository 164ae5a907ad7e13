import type { TicketingAddresses, TicketingSite } from '#ports/ticketing-site.port.ts';

const noAddresses: TicketingAddresses = {
  login: () => null,
  basket: () => null,
  order: () => null,
  series: () => null,
};

/** The ticketing of a hall that has only links to a ticket shop: each concert or series has its own, `purchaseUrl` (SWAP-6). */
export const tixLinksSite: TicketingSite = {
  capabilities: {
    login: 'none',
    basket: false,
    pricesByTag: false,
    vipCard: false,
    education: false,
    favouritesHash: false,
    freePlaces: false,
  },
  defaultEnvironment: 'tix',
  addresses: { tix: noAddresses, education: noAddresses },
  hosts: [],
  origins: {},
  parseOrder: () => null,
};
