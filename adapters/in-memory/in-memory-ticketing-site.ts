import { parseEventId } from '#domain/event/event.ts';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import type { TicketingAddresses, TicketingCapabilities, TicketingSite } from '#ports/ticketing-site.port.ts';

interface InMemoryTicketingOptions {
  readonly defaultEnvironment?: TixEnvironment;
  /** Replaces capabilities; without one its addresses are absent too. */
  readonly capabilities?: Partial<TicketingCapabilities>;
}

const everything: TicketingCapabilities = {
  login: 'address',
  basket: true,
  pricesByTag: true,
  vipCard: true,
  education: true,
  favouritesHash: true,
  freePlaces: true,
};

/** The free places of every concert. */
export const inMemoryFreePlaces: readonly FreePlaces[] = [
  { zone: 'gold', free: 8 },
  { zone: '1', free: 34 },
  { zone: 'Rang 2', free: 1 },
  { zone: '3', free: 0 },
];

/** The hosts of the in-memory ticketing. */
const hosts: Readonly<Record<TixEnvironment, string>> = {
  tix: 'tickets.example',
  education: 'school.tickets.example',
};

/** The site of the in-memory ticketing, with all capabilities or fewer. */
export function createInMemoryTicketingSite(options: InMemoryTicketingOptions = {}): TicketingSite {
  const capabilities = { ...everything, ...options.capabilities };
  return {
    capabilities,
    defaultEnvironment: options.defaultEnvironment ?? 'tix',
    addresses: {
      tix: createAddresses(hosts.tix, capabilities),
      education: createAddresses(hosts.education, capabilities),
    },
    hosts: Object.values(hosts),
    origins: {},
    parseOrder: (url) => {
      const { searchParams } = new URL(url);
      const concert = searchParams.get('concert');
      if (concert !== null) return { event: parseEventId(concert) };
      return searchParams.has('series') ? {} : null;
    },
  };
}

function createAddresses(
  host: string,
  { login, basket }: Pick<TicketingCapabilities, 'login' | 'basket'>,
): TicketingAddresses {
  const toAddress = (path: string, query = '') => `https://${host}/${path}${query}`;
  return {
    login: (locale, returnUrl) =>
      login === 'none' ? null : toAddress(`${locale}/login`, `?to=${encodeURIComponent(returnUrl)}`),
    basket: (locale) => (basket ? toAddress(`${locale}/basket`) : null),
    order: ({ tixEventId }, locale, ticketType) => {
      if (tixEventId === undefined) return null;
      const type = ticketType === undefined ? '' : `&type=${encodeURIComponent(ticketType)}`;
      return toAddress(`${locale}/order`, `?concert=${tixEventId}${type}`);
    },
    series: ({ id }, locale) => toAddress(`${locale}/order`, `?series=${id}`),
  };
}
