import { parseEventId } from '#domain/event/event.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import type {
  TicketingAddresses,
  ParsedTicketingOrderUrl,
  TicketingSite,
} from '#ports/ticketing-site.port.ts';

/** The base URLs of the two ticketing sites, without trailing slash; `education` is empty if there is none for schools. */
export type TixBaseUrls = Readonly<Record<TixEnvironment, string>>;

/** What the ticketing in a hidden frame offers, and the addresses of its two sites. `freePlaces`: it knows the call `GetFreePlaces`. */
export function createTixFrameSite(
  urls: TixBaseUrls,
  defaultEnvironment: TixEnvironment,
  freePlaces = false,
): TicketingSite {
  const sites = [urls.tix, urls.education].filter((url) => URL.canParse(url)).map((url) => new URL(url));
  const origins = sites.map(({ origin }) => origin);
  return {
    capabilities: {
      login: 'address',
      basket: true,
      pricesByTag: true,
      vipCard: true,
      education: urls.education !== '',
      favouritesHash: true,
      freePlaces,
    },
    defaultEnvironment,
    addresses: { tix: createAddresses(urls.tix), education: createAddresses(urls.education) },
    hosts: sites.map(({ host }) => host),
    origins: { frame: origins, storageAccess: origins },
    parseOrder,
  };
}

function createAddresses(url: string): TicketingAddresses {
  return {
    login: (locale, returnUrl) => `${url}/${locale}/login?returnUrl=${encodeURIComponent(returnUrl)}`,
    basket: (locale) => `${url}/${locale}/buyingflow/order/`,
    order: ({ tixEventGroupId, tixEventId }, locale, ticketType) =>
      tixEventGroupId === undefined || tixEventId === undefined
        ? null
        : `${url}/${locale}/buyingflow/tickets/${tixEventGroupId}/${tixEventId}/${ticketType ? `?ticketType=${encodeURIComponent(ticketType)}` : ''}`,
    series: ({ id }, locale) => `${url}/${locale}/buyingflow/subscription/${id}/`,
  };
}

function parseOrder(url: string): ParsedTicketingOrderUrl | null {
  const segments = new URL(url).pathname.split('/');
  const [kind, , event] = segments.slice(segments.indexOf('buyingflow') + 1);
  if (kind === 'subscription') return {};
  return kind === 'tickets' ? { event: parseEventId(event) } : null;
}
